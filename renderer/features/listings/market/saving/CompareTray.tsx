import { Comparison } from '@blueprintjs/icons';
import { MAX_COMPARED_LISTINGS } from '#shared/listings/listing-figures.ts';
import { PlainButton } from '../../../../ui/button/PlainButton.tsx';
import { LinkButton } from '../../../../ui/link/LinkButton.tsx';
import { ForMembers } from '../../../../ui/presence/SignInStatus.tsx';
import styles from './Saving.module.css';
import { type ComparedListing, useCompareTray } from './useCompareTray.ts';

/** Adds a community to the comparison or removes it. */
export function CompareButton({ id, name }: ComparedListing) {
  const { items, isFull, toggle } = useCompareTray();
  const isIn = items.some((one) => one.id === id);
  return (
    <PlainButton
      variant="minimal"
      className={`${styles.small} ${styles.compare}`}
      aria-pressed={isIn}
      aria-label={`Compare ${name}`}
      title={isIn ? 'Added to compare. Click to remove' : 'Compare'}
      disabled={isFull && !isIn}
      onClick={() => toggle({ id, name })}
    >
      <Comparison />
    </PlainButton>
  );
}

/** Tray of communities selected for comparison, with a link to the comparison. */
export function CompareTray() {
  const { items, clear } = useCompareTray();
  if (items.length === 0) return null;
  return (
    <ForMembers>
      <section aria-label="Communities to compare" className={`${styles.tray} screen-only`}>
        <p>
          {items.length} of {MAX_COMPARED_LISTINGS} selected to compare:{' '}
          {items.map(({ name }) => name).join(', ')}
        </p>
        <LinkButton
          to="propertyComparisonTool"
          query={{ ids: items.map(({ id }) => id).join(',') }}
          intent="primary"
        >
          Compare
        </LinkButton>
        <PlainButton variant="minimal" onClick={clear}>
          Clear
        </PlainButton>
      </section>
    </ForMembers>
  );
}
