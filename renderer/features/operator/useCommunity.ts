import { useUrlSearch } from '../../ui/search/useUrlSearch.ts';
import { useMyPositionsQuery } from './operatorApi.ts';

/** The URL's records of the previous community. */
const RECORDS = [
  'resident',
  'assessment',
  'incident',
  'employee',
  'order',
  'purchase',
  'event',
  'area',
  'hazard',
  'account',
  'from',
  'to',
  'entry',
];

/**
 * The user's communities, only those where they can read a kind of record if one is given, and the chosen one: the URL's
 * or the first.
 */
export function useCommunity(kind?: string) {
  const query = useMyPositionsQuery();
  const { params, change } = useUrlSearch();
  const positions = (query.data ?? []).filter(
    ({ reads }) => kind === undefined || reads.includes(kind),
  );
  const communities = [...new Map(positions.map((one) => [one.community_id, one.community]))];
  const asked = params.get('community');
  const id = communities.find(([one]) => one === asked)?.[0] ?? communities[0]?.[0] ?? null;
  const choose = (next: string) =>
    change([['community', next], ...RECORDS.map((name) => [name, null] as [string, null])]);
  return { query, communities, id, choose };
}
