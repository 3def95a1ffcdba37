import styles from './Chapters.module.css';
import { FaqSection } from './FaqSection.tsx';
import { Fold } from './Fold.tsx';
import { HomeSection } from './HomeSection.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { lateSections } from './lateSections.ts';
import { liveSections } from './liveSections.ts';
import { Near } from './Near.tsx';

/**
 * The sections of the front page in their order. On small screens what is for sale and what members say
 * is always there; the rest folds. The simplified layout has these two and the questions alone. The
 * cover fills a wide first screen: the sections are `below`.
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
      <Fold name="vendor-pricing" label="Prices for vendors">
        {lateSections.vendorPricing.written}
      </Fold>
    </div>
    <Fold name="faq" label="Questions">
      <FaqSection />
    </Fold>
    <div data-layout="whole" className={`below ${styles.whole}`}>
      <Fold name="marketing-claims" label="What our marketing says">
        {lateSections.marketingClaims.written}
      </Fold>
    </div>
  </div>
);

const SocialProof = () => (
  <HomeSection
    id="social-proof"
    title="What members make of it"
    lead="Every rating is one member’s, given once and changed whenever they change their mind."
    isLong
  >
    <Near part={liveSections.ratings} />
    {lateSections.proof.written}
  </HomeSection>
);
