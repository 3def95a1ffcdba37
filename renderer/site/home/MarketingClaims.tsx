import { claims, claimsNote, vendorClaims } from '../../content/home/claims.ts';
import { Claims } from './Claims.tsx';
import { HomeSection } from './HomeSection.tsx';
import styles from './MarketingClaims.module.css';

/** What our marketing says, in one place, apart from what the exchange counts. */
export const MarketingClaims = () => (
  <HomeSection id="marketing-claims" title="What our marketing says" lead={claimsNote}>
    <div className={styles.columns}>
      <section aria-labelledby="claims-for-all">
        <h3 id="claims-for-all">To everybody</h3>
        <Claims claims={claims} />
      </section>
      <section aria-labelledby="claims-for-vendors">
        <h3 id="claims-for-vendors">To vendors</h3>
        <Claims claims={vendorClaims} />
      </section>
    </div>
  </HomeSection>
);
