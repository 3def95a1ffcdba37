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
      query: (list) => (client) => client.rpc('log_list_export', { list }),
      extraOptions: { failure: 'inline' },
    }),
  }),
});

/** Records the export of a team list; without that record nothing is exported. */
export function useTeamExport(list: TeamList): () => Promise<unknown> {
  const [beginExport] = useBeginExportMutation();
  return () => beginExport(list).unwrap();
}
