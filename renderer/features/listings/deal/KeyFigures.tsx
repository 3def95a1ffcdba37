import type { Listing } from '../listing.ts';
import styles from './Deal.module.css';
import { keyFigures } from './keyFigures.ts';

/** Figures that can be checked: what each means, who says so, and of when it is. */
export function KeyFigures({ listing }: { readonly listing: Listing }) {
  return (
    <dl className={styles.figures}>
      {keyFigures(listing).map(({ name, value, definition, source, asOf }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd>{definition}</dd>
          <dd className={styles.source}>
            {source}, {asOf}
          </dd>
        </div>
      ))}
    </dl>
  );
}
