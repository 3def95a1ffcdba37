import { useMemo } from 'react';
import { roleLabel } from '#shared/deals/transactions/parties.ts';
import { linkTo } from '#shared/routes.ts';
import { LinkButton } from '../../../../ui/link/LinkButton.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import type { Column } from '../../../../workbench/list/columns.tsx';
import { LocalList } from '../../../../workbench/list/LocalList.tsx';
import { type Buyer, useMyBuyersQuery } from './offersApi.ts';
import { proofOfFundsText } from './proofOfFunds.ts';

type Row = Buyer & { readonly id: string };

const nameOf = ({ company, name }: Row): string => company ?? name;

const COLUMNS: readonly Column<Row>[] = [
  { id: 'buyer', label: 'Buyer', type: 'text', value: nameOf, width: 14 },
  {
    id: 'community',
    label: 'Community',
    type: 'text',
    value: ({ property_name: name }) => name,
    width: 14,
    card: 'line',
  },
  { id: 'role', label: 'Role', type: 'text', value: ({ role }) => roleLabel(role), width: 8 },
  {
    id: 'proof',
    label: 'Proof of funds',
    type: 'text',
    value: ({ proof_of_funds: proof }) => (proof === null ? null : proofOfFundsText(proof)),
    width: 10,
  },
  {
    id: 'history',
    label: 'License history',
    type: 'text',
    value: ({ licence_history: history }) => history,
    width: 14,
  },
  { id: 'offered', label: 'Last offer', type: 'date', value: ({ at }) => at, width: 7 },
  {
    id: 'price',
    label: 'Price',
    type: 'money',
    value: ({ price }) => price,
    width: 8,
    card: 'side',
  },
];

const toRows = (buyers: readonly Buyer[] | undefined) =>
  buyers?.map((buyer) => ({ ...buyer, id: buyer.party_id }));

/** Bidders and buyers in sales the user sells or runs. */
export function Component() {
  const query = useMyBuyersQuery();
  const data = useMemo(() => toRows(query.data), [query.data]);
  const currentData = useMemo(() => toRows(query.currentData), [query.currentData]);
  const linkOf = (id: string) =>
    linkTo('sellerOffers', undefined, {
      of: data?.find((row) => row.id === id)?.transaction_id ?? '',
    });
  return (
    <LocalList
      kind="buyers"
      noun={['buyer', 'buyers']}
      answer={{ ...query, data, currentData }}
      columns={COLUMNS}
      sortedBy="-offered"
      nameOf={nameOf}
      linkOf={linkOf}
      nothing={
        <EmptyState
          title="No buyers yet"
          action={<LinkButton to="sellerOffers">Offers</LinkButton>}
        >
          Bidders and buyers in your sales appear here with their latest offer.
        </EmptyState>
      }
    />
  );
}
