import { useMyPositionsQuery } from './operatorApi.ts';

/** Returns what the user's positions allow in a community; the server checks it again. */
export function usePositions(communityId: string) {
  const { data = [] } = useMyPositionsQuery();
  const mine = data.filter((one) => one.community_id === communityId);
  return {
    canAdd: (kind: string) => mine.some(({ adds }) => adds.includes(kind)),
    canChange: (kind: string) => mine.some(({ changes }) => changes.includes(kind)),
    canRead: (kind: string) => mine.some(({ reads }) => reads.includes(kind)),
  };
}
