import { useUrlSearch } from '../../ui/search/useUrlSearch.ts';
import { useMyPositionsQuery } from './operatorApi.ts';

/** The communities of the user, and the one that the URL or the first position chooses. */
export function useCommunity() {
  const query = useMyPositionsQuery();
  const { params, change } = useUrlSearch();
  const communities = [
    ...new Map((query.data ?? []).map((one) => [one.community_id, one.community])),
  ];
  const asked = params.get('community');
  const id = communities.find(([one]) => one === asked)?.[0] ?? communities[0]?.[0] ?? null;
  return { query, communities, id, choose: (next: string) => change([['community', next]]) };
}
