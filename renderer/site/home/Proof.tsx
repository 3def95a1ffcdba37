import { securityBadges } from '../../content/home/claims.ts';
import { TickIcon } from '../../ui/icon/icons.tsx';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import styles from './Proof.module.css';

/** Statements about the exchange beside its ratings. */
export const Proof = () => (
  <section aria-labelledby="badges-title" className={styles.trust}>
    <div>
      <h3 id="badges-title">Security statements</h3>
      <p className={styles.note}>
        <RouteLink to="enterpriseCompliance">See responsibilities</RouteLink>
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
