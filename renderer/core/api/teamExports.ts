import { baseApi } from './baseApi.ts';

type TeamList =
  | 'accounts'
  | 'tickets'
  | 'listings'
  | 'vendors'
  | 'agents'
  | 'faults'
  | 'refused content'
  | 'undelivered';

const { useBeginExportMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    beginExport: build.mutation<unknown, TeamList>({
      query: (list) => (client) => client.rpc('begin_export', { list }),
      extraOptions: { failure: 'inline' },
    }),
  }),
});

/** Has it noted that a list of the team is taken away; without that nothing is. */
export function useTeamExport(list: TeamList): () => Promise<unknown> {
  const [begin] = useBeginExportMutation();
  return () => begin(list).unwrap();
}
