import { formatDateTime } from '#shared/format/date.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import styles from './Analytics.module.css';
import { useCountNowMutation } from './analyticsApi.ts';

/** When the figures were last calculated, with a refresh button. */
export function CountedAt({ at }: { readonly at: string | null }) {
  const [count, { isLoading }] = useCountNowMutation();
  return (
    <span className={styles.counted}>
      {at === null ? 'Not updated yet' : `Updated ${formatDateTime(at)}`}
      <PlainButton variant="minimal" aria-busy={isLoading} onClick={() => void count()}>
        Update now
      </PlainButton>
    </span>
  );
}

/** Shown wherever figures include demo data. */
export const SampleNote = () => (
  <p className={styles.sample}>Includes demo figures. Real activity is added to them.</p>
);
