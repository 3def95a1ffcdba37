import { type Claim, claimsNote } from '../../content/home/claims.ts';
import styles from './Claims.module.css';

interface ClaimsProps {
  readonly claims: readonly Claim[];
}

/** What our material claims, and that it is no more than that. */
export const Claims = ({ claims }: ClaimsProps) => (
  <figure className={styles.claims}>
    <ul>
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
    <figcaption>{claimsNote}</figcaption>
  </figure>
);
