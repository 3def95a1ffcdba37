import { claims, claimsNote, vendorClaims } from '../../content/home/claims.ts';
import { Claims } from './Claims.tsx';
import { HomeSection } from './HomeSection.tsx';
import styles from './MarketingClaims.module.css';

/** All marketing claims in one place, separate from counted figures. */
export const MarketingClaims = () => (
  <HomeSection id="marketing-claims" title="Marketing claims" lead={claimsNote}>
    <div className={styles.columns}>
      <section aria-labelledby="claims-for-all">
        <h3 id="claims-for-all">For everyone</h3>
        <Claims claims={claims} />
      </section>
      <section aria-labelledby="claims-for-vendors">
        <h3 id="claims-for-vendors">For vendors</h3>
        <Claims claims={vendorClaims} />
      </section>
    </div>
  </HomeSection>
);
