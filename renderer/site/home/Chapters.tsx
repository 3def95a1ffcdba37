import styles from './Chapters.module.css';
import { FaqSection } from './FaqSection.tsx';
import { Fold } from './Fold.tsx';
import { HomeSection } from './HomeSection.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { lateSections } from './lateSections.ts';
import { liveSections } from './liveSections.ts';
import { Near } from './Near.tsx';

/**
 * Home page sections in order. On small screens listings and member reviews are always open and the rest collapses.
 * The simplified layout has only these two and the FAQ. The hero fills a wide first screen, so the sections are
 * `below`.
 */
export const Chapters = () => (
  <div className={`below ${styles.chapters}`}>
    <Near part={liveSections.featured} />
    <SocialProof />
    <div data-layout="whole" className={`below ${styles.whole}`}>
      <Fold name="who-we-serve" label="Who we serve">
        {lateSections.whoWeServe.written}
      </Fold>
      <Fold name="investor-info" label="For investors">
        {lateSections.investorInfo.written}
      </Fold>
      <div className={styles.band}>
        <Fold name="how-platform-works" label="How it works">
          <HowItWorks />
        </Fold>
      </div>
      <Fold name="platform-comparison" label="Comparison">
        {lateSections.comparison.written}
      </Fold>
      <div className={styles.band}>
        <Fold name="pricing" label="Plans and prices">
          {lateSections.pricing.written}
        </Fold>
      </div>
      <Fold name="vendor-pricing" label="Vendor pricing">
        {lateSections.vendorPricing.written}
      </Fold>
    </div>
    <Fold name="faq" label="FAQ">
      <FaqSection />
    </Fold>
    <div data-layout="whole" className={`below ${styles.whole}`}>
      <Fold name="marketing-claims" label="Marketing claims">
        {lateSections.marketingClaims.written}
      </Fold>
    </div>
  </div>
);

const SocialProof = () => (
  <HomeSection
    id="social-proof"
    title="What members say"
    lead="Each rating is from one member. Members can change theirs any time."
    isLong
  >
    <Near part={liveSections.ratings} />
    {lateSections.proof.written}
  </HomeSection>
);
