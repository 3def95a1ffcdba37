import { baseApi } from '../../../data/api/baseApi.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';

const MOST_PROPOSALS = 200;

const proposals = () => (client: DataClient) =>
  client
    .from('api_proposals')
    .select(
      'id, resource, verb, record_id, title, created_at, expires_at, confirmed_at, key:api_keys(name)',
    )
    .order('created_at', { ascending: false })
    .limit(MOST_PROPOSALS);
export type Proposal = ResponseOf<typeof proposals>[number];

export const { useApiProposalsQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    apiProposals: build.query<ResponseOf<typeof proposals>, void>({
      query: proposals,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      keepUnusedDataFor: 0,
    }),
  }),
});
