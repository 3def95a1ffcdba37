import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import type { Community } from './community.ts';

/** Returns the community in the URL, or the first one if the URL names none that exists. */
export function useSelectedCommunity(market: readonly [Community, ...Community[]]) {
  const { params, change } = useUrlSearch();
  const chosen = market.find(({ id }) => id === params.get('community')) ?? market[0];
  const choose = (id: string) => change([['community', id]]);
  return { chosen, choose };
}
