import { useMemo } from 'react';
import { roleLabel } from '#shared/deals/transactions/parties.ts';
import { stageLabel } from '#shared/deals/transactions/stages.ts';
import { linkTo } from '#shared/routes.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import type { Column } from '../../../workbench/list/columns.tsx';
import { LocalList } from '../../../workbench/list/LocalList.tsx';
import { Bids } from './offers/Bids.tsx';
import { isOnSide } from './participation.ts';
import { type MyTransaction, useMyTransactionsQuery } from './participationApi.ts';

const linkOf = (id: string) => linkTo('transaction', { id });

const COLUMNS: readonly Column<MyTransaction>[] = [
  { id: 'community', label: 'Community', type: 'text', value: nameOf, width: 16 },
  {
    id: 'stage',
    label: 'Stage',
    type: 'state',
    value: ({ status }) => ({
      label: stageLabel(status),
      intent: status === 'closed' ? 'success' : 'none',
    }),
    width: 9,
    card: 'side',
  },
  { id: 'state', label: 'State', type: 'text', value: ({ state }) => state, width: 5 },
  {
    id: 'role',
    label: 'Your role',
    type: 'text',
    value: ({ roles }) => roles.map(roleLabel).join(', '),
    width: 10,
    card: 'line',
  },
  {
    id: 'next',
    label: 'Next date',
    type: 'text',
    value: ({ next_date: next }) => next,
    width: 12,
  },
  { id: 'due', label: 'Due', type: 'day', value: ({ next_on: on }) => on, width: 6 },
  { id: 'closed', label: 'Closed', type: 'day', value: ({ closed_on: on }) => on, width: 6 },
  { id: 'price', label: 'Price', type: 'money', value: ({ price }) => price, width: 8 },
];

function nameOf({ property_name: name }: MyTransaction): string {
  return name;
}

/** The user's completed and current purchases, with offers still open. */
export function Component() {
  const query = useMyTransactionsQuery();
  const answer = {
    ...query,
    data: usePurchases(query.data),
    currentData: usePurchases(query.currentData),
  };
  return (
    <LocalList
      kind="purchases"
      noun={['purchase', 'purchases']}
      answer={answer}
      columns={COLUMNS}
      sortedBy="closed"
      nameOf={nameOf}
      linkOf={linkOf}
      above={<Bids />}
      nothing={
        <EmptyState
          title="No purchases yet"
          action={<LinkButton to="investmentOpportunities">Browse communities</LinkButton>}
        >
          Purchases appear here once a broker names you as the buyer, with this account's email.
        </EmptyState>
      }
    />
  );
}

const usePurchases = (all: readonly MyTransaction[] | undefined) =>
  useMemo(() => all?.filter((row) => isOnSide(row, 'buyer') && row.status !== 'terminated'), [all]);
