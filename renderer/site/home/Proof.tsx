import { securityBadges } from '../../content/home/claims.ts';
import { TickIcon } from '../../ui/icon/icons.tsx';
import styles from './Proof.module.css';

/** Security properties of the exchange, below its ratings. */
export const Proof = () => (
  <section aria-labelledby="badges-title" className={styles.trust}>
    <h3 id="badges-title">Security</h3>
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
