import { type ReactNode, useMemo } from 'react';
import { dollarsText } from '#shared/format/figures.ts';
import { LEAST_MARKET_BASE } from '#shared/listings/marketMeasures.ts';
import { linkTo } from '#shared/routes.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { Column } from '../../../workbench/list/columns.tsx';
import { LocalList } from '../../../workbench/list/LocalList.tsx';
import { propertyTypeLabel } from '../market/index.ts';
import styles from './MarketInsights.module.css';
import { type ClosedDeal, useListClosedDealsQuery } from './marketInsightsApi.ts';

const nameOf = ({ property_name: name }: ClosedDeal): string => name;

/** Null without a price or beds of the linked listing. */
function pricePerBed({ price, listings: listing }: ClosedDeal): number | null {
  const beds = listing?.total_beds ?? 0;
  return price === null || beds === 0 ? null : price / beds;
}

const COLUMNS: readonly Column<ClosedDeal>[] = [
  { id: 'name', label: 'Property', type: 'text', value: nameOf, width: 14 },
  {
    id: 'state',
    label: 'State',
    type: 'text',
    value: ({ state }) => state,
    width: 4,
    card: 'line',
  },
  {
    id: 'type',
    label: 'Type',
    type: 'text',
    value: ({ listings: listing }) =>
      listing === null ? null : propertyTypeLabel(listing.property_type),
    width: 9,
  },
  { id: 'closed', label: 'Closed', type: 'day', value: (row) => row.closed_on, width: 6 },
  {
    id: 'price',
    label: 'Price',
    type: 'money',
    value: ({ price }) => price,
    width: 8,
    card: 'side',
  },
  {
    id: 'beds',
    label: 'Beds',
    type: 'number',
    value: ({ listings: listing }) => listing?.total_beds ?? null,
    width: 5,
  },
  { id: 'each', label: 'Per bed', type: 'money', value: pricePerBed, width: 7 },
];

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

function summaryOf(deals: readonly ClosedDeal[]): string {
  const each = deals.map(pricePerBed).filter((value) => value !== null);
  return each.length < LEAST_MARKET_BASE
    ? `A median price per bed needs ${LEAST_MARKET_BASE} closed deals with beds. Here are ${each.length}.`
    : `Median price per bed ${dollarsText(Math.round(medianOf(each)))}, from ${each.length} closed deals.`;
}

/** Closed deals of the user's workspaces as comparables; no one else's closed prices are shown. */
export default function ClosedDeals({ tabs }: { readonly tabs: ReactNode }) {
  const query = useListClosedDealsQuery();
  const summary = useMemo(() => summaryOf(query.data ?? []), [query.data]);
  return (
    <LocalList
      kind="closed deals"
      noun={['closed deal', 'closed deals']}
      answer={query}
      columns={COLUMNS}
      sortedBy="-closed"
      nameOf={nameOf}
      linkOf={(id) => linkTo('transaction', { id })}
      tabs={tabs}
      above={
        <>
          <div className={styles.phoneTabs}>{tabs}</div>
          {(query.data?.length ?? 0) > 0 && <p className={ui.subline}>{summary}</p>}
        </>
      }
      nothing={
        <EmptyState
          title="No closed deals"
          action={<LinkButton to="investmentOpportunities">Browse communities</LinkButton>}
        >
          Closed transactions of your workspace appear here as comparables.
        </EmptyState>
      }
    />
  );
}
