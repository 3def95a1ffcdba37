import { baseApi } from './baseApi.ts';
import { calls } from './calls.ts';

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
  endpoints: (build, { write } = calls(build)) => ({
    beginExport: write((list: TeamList) => (client) => client.rpc('log_list_export', { list })),
  }),
});

/** Records the export of a team list; without that record nothing is exported. */
export function useTeamExport(list: TeamList): () => Promise<unknown> {
  const [beginExport] = useBeginExportMutation();
  return () => beginExport(list).unwrap();
}
