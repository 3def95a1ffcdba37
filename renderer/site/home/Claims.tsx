import type { Claim } from '../../content/home/claims.ts';
import styles from './Claims.module.css';

interface ClaimsProps {
  readonly claims: readonly Claim[];
}

/** What our material claims; whoever shows it says that it is no more than that. */
export const Claims = ({ claims }: ClaimsProps) => (
  <ul className={styles.claims}>
    {claims.map(({ figure, about, elsewhere }) => (
      <li key={about}>
        <strong>{figure}</strong>
        <span>
          {about}
          {elsewhere !== undefined && <small> ({elsewhere})</small>}
        </span>
      </li>
    ))}
  </ul>
);
