import { formatCalendarDay } from '#shared/format/date.ts';
import { formatAskingPrice, type Listing } from '../listing.ts';
import styles from './Deal.module.css';
import { useGetListingHistoryQuery } from './dealApi.ts';

const STATUS: Readonly<Record<string, string>> = {
  active: 'Back on the market',
  under_contract: 'Under contract',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
};

interface Step {
  readonly what: string;
  readonly price: number | null;
  readonly status: string | null;
}

function describeStep({ what, price, status }: Step): string {
  if (what === 'price') return `Price: ${formatAskingPrice(price)}`;
  if (what === 'live') return `Listed at ${formatAskingPrice(price)}`;
  return STATUS[status ?? ''] ?? 'Status changed';
}

/** Public price and status history, and the broker's last confirmation. */
export function Activity({ listing }: { readonly listing: Listing }) {
  const { data: history = [] } = useGetListingHistoryQuery(listing.id);
  return (
    <section aria-labelledby="activity" className={styles.section}>
      <h2 id="activity">Activity</h2>
      <ol className={styles.history}>
        <li>
          <span>{formatCalendarDay(listing.confirmed_on)}</span>
          <span>Confirmed by broker</span>
        </li>
        {history.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else distinguishes two changes on one day.
          <li key={index}>
            <span>{formatCalendarDay(step.day)}</span>
            <span>{describeStep(step)}</span>
          </li>
        ))}
      </ol>
      {listing.is_confidential && (
        <p className={styles.note}>Confidential sales have no public price history.</p>
      )}
    </section>
  );
}
