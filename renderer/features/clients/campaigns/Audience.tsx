import { formatNumber } from '#shared/format/number.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import type { RecordRow } from '../../../workbench/data/row.ts';
import styles from './Campaigns.module.css';
import { useCampaignAudienceQuery } from './campaignsApi.ts';
import { skipReasonLabel } from './emailLabels.ts';

const some = (names: readonly string[], count: number): string =>
  count > names.length
    ? `${names.join(', ')} and ${formatNumber(count - names.length)} more`
    : names.join(', ');

/** Number of recipients, and excluded contacts with reasons. */
export function Audience({ row }: { readonly row: RecordRow }) {
  const query = useCampaignAudienceQuery(row.id);
  const needsListing =
    getFieldValue(row, 'audience') === 'fits' && getFieldValue(row, 'listing_id') === null;
  return (
    <section aria-label="Audience" className={styles.part}>
      <h3>Audience</h3>
      <Loaded answer={query} waiting={<Skeleton height="4rem" />}>
        {(rows) => {
          const to = rows.find(({ reason }) => reason === null);
          const left = rows.filter(({ reason }) => reason !== null);
          return (
            <>
              <p>
                <strong className={styles.count}>{formatNumber(to?.contacts ?? 0)}</strong>{' '}
                {to?.contacts === 1 ? 'recipient' : 'recipients'}
                <span className={styles.quiet}>
                  {to
                    ? some(to.names, to.contacts)
                    : needsListing
                      ? 'Choose the listing to match against buying criteria.'
                      : 'Choose another audience, or add contacts with criteria and email addresses.'}
                </span>
              </p>
              {left.length > 0 && (
                <ul className={styles.lines} aria-label="Excluded">
                  {left.map(({ reason, contacts, names }) => (
                    <li key={reason}>
                      <span>
                        {formatNumber(contacts)} excluded: {skipReasonLabel(reason)}
                      </span>
                      <span className={styles.quiet}>{some(names, contacts)}</span>
                    </li>
                  ))}
                </ul>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
