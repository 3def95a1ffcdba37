import { securityBadges } from '../../content/home/claims.ts';
import { TickIcon } from '../../kit/icon/icons.tsx';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import styles from './Proof.module.css';

/** What is stated of the exchange beside its ratings. */
export const Proof = () => (
  <section aria-labelledby="badges-title" className={styles.trust}>
    <div>
      <h3 id="badges-title">Security, as we state it</h3>
      <p className={styles.note}>
        <RouteLink to="enterpriseCompliance">Who answers for what</RouteLink>
      </p>
    </div>
    <ul className={styles.badges}>
      {securityBadges.map((badge) => (
        <li key={badge}>
          <TickIcon />
          {badge}
        </li>
      ))}
    </ul>
  </section>
);
