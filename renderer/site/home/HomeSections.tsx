import { CollapsibleSection } from './CollapsibleSection.tsx';
import { deferredSections } from './deferredSections.ts';
import { FaqSection } from './FaqSection.tsx';
import { HomeSection } from './HomeSection.tsx';
import styles from './HomeSections.module.css';
import { HowItWorks } from './HowItWorks.tsx';
import { HydrateWhenNear } from './HydrateWhenNear.tsx';
import { liveSections } from './liveSections.ts';

/**
 * Home page sections in order. On small screens listings and member reviews are always open and the rest collapses.
 * The simplified layout has only these two and the FAQ. The hero fills a wide first screen, so the sections are
 * `below`.
 */
export const HomeSections = () => (
  <div className={`below ${styles.chapters}`}>
    <HydrateWhenNear part={liveSections.featured} />
    <SocialProof />
    <div data-layout="whole" className={`below ${styles.whole}`}>
      <CollapsibleSection name="who-we-serve" label="Who we serve">
        {deferredSections.whoWeServe.written}
      </CollapsibleSection>
      <CollapsibleSection name="investor-info" label="For investors">
        {deferredSections.investorInfo.written}
      </CollapsibleSection>
      <div className={styles.band}>
        <CollapsibleSection name="how-platform-works" label="How it works">
          <HowItWorks />
        </CollapsibleSection>
      </div>
      <CollapsibleSection name="platform-comparison" label="Comparison">
        {deferredSections.comparison.written}
      </CollapsibleSection>
      <div className={styles.band}>
        <CollapsibleSection name="pricing" label="Plans and prices">
          {deferredSections.pricing.written}
        </CollapsibleSection>
      </div>
      <CollapsibleSection name="vendor-pricing" label="Vendor pricing">
        {deferredSections.vendorPricing.written}
      </CollapsibleSection>
    </div>
    <CollapsibleSection name="faq" label="FAQ">
      <FaqSection />
    </CollapsibleSection>
  </div>
);

const SocialProof = () => (
  <HomeSection
    id="social-proof"
    title="What members say"
    lead="Each rating is from one member. Members can change theirs any time."
    isLong
  >
    <HydrateWhenNear part={liveSections.ratings} />
    {deferredSections.proof.written}
  </HomeSection>
);
