import { stageLabel } from '#shared/deals/transactions/stages.ts';
import { serverNow } from '#shared/format/clock.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { isId } from '../../../../ui/format/id.ts';
import { LinkButton } from '../../../../ui/link/LinkButton.tsx';
import { useUrlSearch } from '../../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import type { Column } from '../../../../workbench/list/columns.tsx';
import { LocalList } from '../../../../workbench/list/LocalList.tsx';
import { OfferBookView } from './OfferBookView.tsx';
import { type OfferBookSummary, useOfferBooksQuery } from './offersApi.ts';

/** Offers for the sales the user sells or runs: all sales, or one with its offers compared. */
export function Component() {
  const { params } = useUrlSearch();
  const of = params.get('of') ?? '';
  return isId(of) ? <OfferBookView key={of} id={of} /> : <Sales />;
}

const nameOf = ({ property_name: name }: OfferBookSummary): string => name;

const COLUMNS: readonly Column<OfferBookSummary>[] = [
  { id: 'community', label: 'Community', type: 'text', value: nameOf, width: 16 },
  {
    id: 'stage',
    label: 'Stage',
    type: 'state',
    value: ({ status }) => ({ label: stageLabel(status), intent: 'none' }),
    width: 9,
    card: 'line',
  },
  { id: 'round', label: 'Round', type: 'text', value: roundOf, width: 16, card: 'note' },
  { id: 'offers', label: 'Offers', type: 'number', value: ({ offers }) => offers, width: 6 },
  { id: 'best', label: 'Best', type: 'money', value: ({ best }) => best, width: 8, card: 'side' },
];

function Sales() {
  const query = useOfferBooksQuery();
  return (
    <LocalList
      kind="offers"
      noun={['sale', 'sales']}
      answer={query}
      columns={COLUMNS}
      sortedBy="community"
      nameOf={nameOf}
      linkOf={(id) => `?of=${id}`}
      nothing={
        <EmptyState
          title="No sales open for offers"
          action={<LinkButton to="submitListing">List a community</LinkButton>}
        >
          Sales you run or take part in as the seller appear here while offers are expected.
        </EmptyState>
      }
    />
  );
}

function roundOf({ deadline, is_sealed: isSealed }: OfferBookSummary): string {
  if (deadline === null) return 'No vendors asked';
  const isOver = Date.parse(deadline) <= serverNow().getTime();
  const kind =
    isSealed === true ? (isOver ? 'Opened' : 'Sealed until') : isOver ? 'Until' : 'Open until';
  return `${kind} ${formatDateTime(deadline)}`;
}
