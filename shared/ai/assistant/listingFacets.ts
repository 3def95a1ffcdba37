import type { SearchCriteria } from '../../listings/sentence/criteria.ts';
import { mergeCriteria, parseSearchQuery } from '../../listings/sentence/parse-query.ts';

const RANGES = ['price', 'each', 'beds', 'occupancy', 'cap', 'built'] as const;
const ORDERS = { newest: 'newest', cheapest: 'price-low', cap: 'cap' } as const;

interface ListingRequest {
  readonly facets: readonly string[];
  readonly sort: string;
  /** The conditions the search recognized, in words. */
  readonly meaning: readonly string[];
}

/** Reads search criteria from a question, as the marketplace does; null if it has none. */
export function readListingRequest(question: string): ListingRequest | null {
  const { understood } = parseSearchQuery(question);
  if (understood.length === 0) return null;
  const criteria = mergeCriteria(understood);
  const facets = toFacets(criteria);
  if (facets.length === 0 && criteria.order === undefined) return null;
  return {
    facets,
    sort: ORDERS[criteria.order ?? 'newest'],
    meaning: understood.map(({ meaning }) => meaning),
  };
}

function toFacets(criteria: SearchCriteria): string[] {
  const several = (name: string, values: readonly string[] | undefined) =>
    values === undefined || values.length === 0
      ? []
      : [`${name}:${[...new Set(values)].join(',')}`];
  return [
    ...several('state', criteria.states),
    ...several('type', criteria.types),
    ...several('license', criteria.licenses),
    ...several('payor', criteria.payors),
    ...several('county', criteria.counties),
    ...(criteria.status === undefined ? [] : [`status:${criteria.status}`]),
    ...(criteria.fresh === undefined ? [] : [`fresh:${criteria.fresh}`]),
    ...RANGES.flatMap((name) => {
      const from = criteria[`${name}From`];
      const to = criteria[`${name}To`];
      return from === undefined && to === undefined ? [] : [`${name}:${from ?? ''}-${to ?? ''}`];
    }),
  ];
}
