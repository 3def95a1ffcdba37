import { marketFigures } from '../../content/home/claims.ts';
import styles from './MarketFigures.module.css';

/** Figures about the senior-living market as a whole. */
export const MarketFigures = () => (
  <ul className={styles.figures}>
    {marketFigures.map(({ figure, about }) => (
      <li key={about}>
        <strong>{figure}</strong>
        <span>{about}</span>
      </li>
    ))}
  </ul>
);
