import type { Claim } from '../../content/home/claims.ts';
import styles from './Claims.module.css';

interface ClaimsProps {
  readonly claims: readonly Claim[];
}

/** Marketing claims; the caller must label them as such. */
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
