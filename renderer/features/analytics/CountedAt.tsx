import { formatMoment } from '#shared/format/date.ts';
import { PlainButton } from '../../kit/button/PlainButton.tsx';
import styles from './Analytics.module.css';
import { useCountNowMutation } from './analyticsApi.ts';

/** When the figures were counted, and counting them now. */
export function CountedAt({ at }: { readonly at: string | null }) {
  const [count, { isLoading }] = useCountNowMutation();
  return (
    <span className={styles.counted}>
      {at === null ? 'Not counted yet' : `Counted ${formatMoment(at)}`}
      <PlainButton variant="minimal" aria-busy={isLoading} onClick={() => void count()}>
        Count now
      </PlainButton>
    </span>
  );
}

/** Said wherever figures are not the product's own. */
export const SampleNote = () => (
  <p className={styles.sample}>
    Sample figures of the demonstration are among these. What happens here is counted beside them.
  </p>
);
