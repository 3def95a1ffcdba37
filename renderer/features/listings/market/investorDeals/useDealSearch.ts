import { useUrlSearch, withParams } from '../../../../ui/search/useUrlSearch.ts';
import {
  applySearchChanges,
  getActiveFilters,
  hasFilters,
  type ListingSearch,
  parseFacets,
  parseSearch,
  type SearchChanges,
} from '../listingSearch.ts';
import { type Criteria, useGetDealCriteriaQuery } from './dealsApi.ts';

/** View in the URL: `all` or a saved search's id. Without it, the first saved search applies. */
const VIEW = 'view';
const ALL = 'all';

/**
 * Returns the active deal search. Filters in the URL win; without any, one of the user's saved searches applies. The
 * first filter change writes the whole search to the URL.
 */
export function useDealSearch(userId: string | null) {
  const { params, search: own, write, addressWith } = useUrlSearch(parseSearch);
  const saved = useGetDealCriteriaQuery(userId ?? '', { skip: userId === null });
  const view = params.get(VIEW);
  const isOwn = hasFilters(own) || view === ALL;
  const all = saved.data ?? [];
  const criteria = isOwn ? undefined : view === null ? all[0] : all.find(({ id }) => id === view);
  const base: ListingSearch =
    criteria === undefined ? {} : getActiveFilters(parseFacets(criteria.facets, criteria.words));

  const change = (changes: SearchChanges) =>
    write(
      (before) =>
        Object.keys(changes).every((name) => name === 'sort')
          ? applySearchChanges(before, changes)
          : withParams(applySearchChanges(before, { ...base, ...changes }), [[VIEW, ALL]]),
      'is a step',
    );

  return {
    params,
    search: { ...base, ...own },
    change,
    saved: all,
    /** The applied saved search. */
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
