import ui from '../../../ui/theme/ui.module.css';
import type { ListingFact } from './listingFacts.ts';
import styles from './Property.module.css';

interface FactsProps {
  readonly facts: readonly ListingFact[];
  /** True for the main fact, shown first. */
  readonly isLeading?: boolean;
}

export function Facts({ facts, isLeading = false }: FactsProps) {
  return (
    <dl className={`${ui.factRows} ${styles.facts}`} data-leading={isLeading}>
      {facts.map(({ name, value, note }) => (
        <div key={name}>
          <dt>
            {name}
            {note !== undefined && <span className={styles.small}>{note}</span>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
