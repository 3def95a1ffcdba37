import { Tag } from '@blueprintjs/core';
import { DEAL_STAGES } from '#shared/deals/stages.ts';
import { TRANSACTION_STAGES } from '#shared/deals/transactions/stages.ts';
import { formatShortDollars } from '#shared/format/money.ts';
import { linkTo } from '#shared/routes.ts';
import { Link } from '../../ui/link/Link.tsx';
import ui from '../../ui/theme/ui.module.css';
import { type Facet, type FacetsOf, useListFacetsQuery } from '../data/facetsApi.ts';
import styles from './Record.module.css';

type Kind = Facet['facet'];

const LABELS: Readonly<Record<Kind, string>> = {
  property: 'Property',
  listing: 'Listing',
  deal: 'Deal',
  transaction: 'Transaction',
  room: 'Deal room',
};

const linkOf = ({ facet, id }: Facet): string => {
  switch (facet) {
    case 'property':
      return linkTo('workspaceProperty', { id });
    case 'listing':
      return linkTo('property', { id });
    case 'deal':
      return linkTo('deal', { id });
    case 'transaction':
      return linkTo('transaction', { id });
    case 'room':
      return linkTo('dealRoom', { transactionId: id });
  }
};

const labelIn = (choices: readonly { readonly value: string; readonly label: string }[]) => {
  const labels = new Map(choices.map(({ value, label }) => [value, label]));
  return (stage: string) => labels.get(stage) ?? stage;
};
const LISTING_LABELS = [
  { value: 'active', label: 'Available' },
  { value: 'under_contract', label: 'Under contract' },
  { value: 'sold', label: 'Sold' },
  { value: 'withdrawn', label: 'Withdrawn' },
];
const stageLabels: Readonly<Record<Kind, (stage: string) => string>> = {
  property: (stage) => stage,
  listing: labelIn(LISTING_LABELS),
  deal: labelIn(DEAL_STAGES),
  transaction: labelIn(TRANSACTION_STAGES),
  room: (stage) => (stage === 'open' ? 'Open' : 'Closed'),
};

/** A deal room has the ID of its transaction. */
type LinkedKind = FacetsOf['kind'] | 'rooms';

/** Kinds of records, and the facet each one is. */
const OWN: Readonly<Record<LinkedKind, Kind>> = {
  properties: 'property',
  listings: 'listing',
  deals: 'deal',
  transactions: 'transaction',
  rooms: 'room',
};

interface LinkedFacetsProps {
  readonly kind: LinkedKind;
  readonly id: string;
}

/** Links to the listing, deal, transaction, and deal room of the same property. */
export function LinkedFacets({ kind, id }: LinkedFacetsProps) {
  const { data = [] } = useListFacetsQuery({ kind: kind === 'rooms' ? 'transactions' : kind, id });
  const others = data.filter((facet) => facet.id !== id || facet.facet !== OWN[kind]);
  if (others.length === 0) return null;
  return (
    <section aria-label="Linked" className={styles.linked}>
      <h3 className={styles.heading}>Linked</h3>
      <ul className={styles.facets}>
        {others.map((facet) => (
          <li key={`${facet.facet}:${facet.id}`}>
            <span className={ui.muted}>{LABELS[facet.facet]}</span>
            <Link to={linkOf(facet)}>{facet.name}</Link>
            {facet.stage !== null && <Tag minimal>{stageLabels[facet.facet](facet.stage)}</Tag>}
            <span className={ui.muted}>
              {facet.price === null ? '' : formatShortDollars(facet.price)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
