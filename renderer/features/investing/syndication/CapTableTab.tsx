import { formatCents } from '#shared/format/money.ts';
import { formatRate } from '#shared/format/percent.ts';
import { ENTITY_KINDS } from '#shared/investing/syndication.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { FoldTable } from './FoldTable.tsx';
import styles from './Syndication.module.css';
import type { Offering, SponsoredSubscription } from './syndicationShapes.ts';
import { Transfers } from './Transfers.tsx';
import { useShownRows } from './useShownRows.tsx';
import { useSubscriptions } from './useSubscriptions.ts';

/** Accepted interests with money in and out, and transfers between investors. */
export function CapTableTab({ offering }: { readonly offering: Offering }) {
  const { answer, more, isComplete } = useSubscriptions(offering.id);
  return (
    <div className={ui.stack16}>
      <Loaded answer={answer} waiting={<Skeleton height="24rem" />} keepsLast>
        {({ rows }) =>
          isComplete ? (
            <CapTable rows={[...rows, ...more].filter(({ status }) => status === 'accepted')} />
          ) : (
            <Skeleton height="24rem" />
          )
        }
      </Loaded>
      <Transfers offering={offering} />
    </div>
  );
}

const sum = (
  rows: readonly SponsoredSubscription[],
  key: 'amount_cents' | 'paid_cents' | 'returned_cents' | 'distributed_cents',
) => rows.reduce((total, row) => total + row[key], 0);

function CapTable({ rows }: { readonly rows: readonly SponsoredSubscription[] }) {
  const { shown, button } = useShownRows(rows);
  if (rows.length === 0)
    return (
      <EmptyState title="No interests yet">
        Accept signed subscriptions to fill the cap table.
      </EmptyState>
    );
  const total = sum(rows, 'amount_cents');
  const share = (cents: number) => formatRate((cents / total) * 100);
  return (
    <>
      <div className={ui.actions12}>
        <span className={ui.end}>
          <SaveCsv
            name="Cap table"
            head={[
              'Investor',
              'Kind',
              'Commitment',
              'Share, %',
              'Paid in',
              'Capital returned',
              'Distributed',
            ]}
            rows={() =>
              rows.map((one) => [
                one.entity_name ?? one.investor,
                labelOf(ENTITY_KINDS, one.entity_kind),
                one.amount_cents / 100,
                (one.amount_cents / total) * 100,
                one.paid_cents / 100,
                one.returned_cents / 100,
                one.distributed_cents / 100,
              ])
            }
          />
        </span>
      </div>
      <FoldTable
        label="Cap table"
        columns={[
          'Investor',
          { number: 'Commitment' },
          { number: 'Share' },
          { number: 'Paid in' },
          { number: 'Capital returned' },
          { number: 'Distributed' },
        ]}
        foot={
          <tr>
            <th scope="row">Total</th>
            <td className={styles.number} data-label="Commitment">
              {formatCents(total)}
            </td>
            <td className={styles.number} data-label="Share">
              {share(total)}
            </td>
            <td className={styles.number} data-label="Paid in">
              {formatCents(sum(rows, 'paid_cents'))}
            </td>
            <td className={styles.number} data-label="Capital returned">
              {formatCents(sum(rows, 'returned_cents'))}
            </td>
            <td className={styles.number} data-label="Distributed">
              {formatCents(sum(rows, 'distributed_cents'))}
            </td>
          </tr>
        }
      >
        {shown.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              {one.entity_name ?? one.investor}
              <span className={ui.subline}>{labelOf(ENTITY_KINDS, one.entity_kind)}</span>
            </th>
            <td className={styles.number} data-label="Commitment">
              {formatCents(one.amount_cents)}
            </td>
            <td className={styles.number} data-label="Share">
              {share(one.amount_cents)}
            </td>
            <td className={styles.number} data-label="Paid in">
              {formatCents(one.paid_cents)}
            </td>
            <td className={styles.number} data-label="Capital returned">
              {formatCents(one.returned_cents)}
            </td>
            <td className={styles.number} data-label="Distributed">
              {formatCents(one.distributed_cents)}
            </td>
          </tr>
        ))}
      </FoldTable>
      {button}
    </>
  );
}
