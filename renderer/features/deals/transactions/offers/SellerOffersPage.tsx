import { stageLabel } from '#shared/deals/transactions/stages.ts';
import { serverNow } from '#shared/format/clock.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { formatExactDollars } from '#shared/format/money.ts';
import { isId } from '../../../../ui/format/id.ts';
import { RowLink } from '../../../../ui/link/RowLink.tsx';
import { Page, PageHeader } from '../../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { ColumnTable } from '../../../../ui/table/ColumnTable.tsx';
import styles from '../Transactions.module.css';
import { OfferBookView } from './OfferBookView.tsx';
import { type OfferBookSummary, useOfferBooksQuery } from './offersApi.ts';

/** Offers for the sales the user sells or runs: all sales, or one with its offers compared. */
export function Component() {
  const { params } = useUrlSearch();
  const of = params.get('of') ?? '';
  return isId(of) ? <OfferBookView key={of} id={of} /> : <Sales />;
}

function Sales() {
  const query = useOfferBooksQuery();
  return (
    <Page>
      <PageHeader />
      <Loaded
        answer={query}
        waiting={<Skeleton height="12rem" />}
        nothing={
          <EmptyState title="No sales open for offers">
            Sales you run or take part in as the seller appear here while offers are expected.
          </EmptyState>
        }
      >
        {(rows) => (
          <ColumnTable
            className={styles.table}
            rows={rows}
            keyOf={({ id }) => id}
            columns={[
              {
                label: 'Community',
                cell: (row) => <RowLink to={`?of=${row.id}`}>{row.property_name}</RowLink>,
              },
              { label: 'Stage', cell: (row) => stageLabel(row.status) },
              { label: 'Round', cell: roundOf },
              { label: 'Offers', className: styles.figure, cell: (row) => row.offers },
              {
                label: 'Best',
                className: styles.figure,
                cell: ({ best }) => (best === null ? null : formatExactDollars(best)),
              },
            ]}
          />
        )}
      </Loaded>
    </Page>
  );
}

function roundOf({ deadline, is_sealed: isSealed }: OfferBookSummary): string {
  if (deadline === null) return 'No vendors asked';
  const isOver = Date.parse(deadline) <= serverNow().getTime();
  const kind =
    isSealed === true ? (isOver ? 'Opened' : 'Sealed until') : isOver ? 'Until' : 'Open until';
  return `${kind} ${formatDateTime(deadline)}`;
}
