import { useAddress, withValues } from '../../../kit/search/useAddress.ts';
import {
  changedParams,
  isNarrowed,
  type ListingSearch,
  narrowingOf,
  readFacets,
  readSearch,
  type SearchChanges,
} from '../listingSearch.ts';
import { type Criteria, useGetDealCriteriaQuery } from './dealsApi.ts';

/** In the address: `all`, or the id of a saved search. Without it the first saved search applies. */
const VIEW = 'view';
const ALL = 'all';

/**
 * What the deals are searched by. Filters in the address win; without any, one of the person's saved searches is
 * applied. The first changed filter writes the whole search to the address.
 */
export function useDealSearch(userId: string | null) {
  const { params, search: own, write, addressWith } = useAddress(readSearch);
  const saved = useGetDealCriteriaQuery(userId ?? '', { skip: userId === null });
  const view = params.get(VIEW);
  const isOwn = isNarrowed(own) || view === ALL;
  const all = saved.data ?? [];
  const criteria = isOwn ? undefined : view === null ? all[0] : all.find(({ id }) => id === view);
  const base: ListingSearch =
    criteria === undefined ? {} : narrowingOf(readFacets(criteria.facets, criteria.words));

  const change = (changes: SearchChanges) =>
    write(
      (before) =>
        Object.keys(changes).every((name) => name === 'sort')
          ? changedParams(before, changes)
          : withValues(changedParams(before, { ...base, ...changes }), [[VIEW, ALL]]),
      'is a step',
    );

  return {
    params,
    search: { ...base, ...own },
    change,
    saved: all,
    /** The saved search that is applied. */
    criteria,
    isWaiting: userId !== null && !isOwn && saved.data === undefined && saved.error === undefined,
    addressOf: (one: Criteria | null): string =>
      `?${new URLSearchParams({ [VIEW]: one?.id ?? ALL })}`,
    addressSorted: (sort: string): string =>
      addressWith([
        ['sort', sort],
        ['after', null],
        ['before', null],
      ]),
  };
}
