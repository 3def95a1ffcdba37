import { baseApi } from '../../../../data/api/baseApi.ts';
import { calls } from '../../../../data/api/calls.ts';
import type { DataClient } from '../../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../../data/api/responseOf.ts';

const criteria = (userId: string) => (client: DataClient) =>
  client
    .from('saved_searches')
    .select('id, name, facets, words')
    .eq('user_id', userId)
    .order('created_at');

const contacted = (userId: string) => (client: DataClient) =>
  client.from('broker_contacts').select('listing_id').eq('user_id', userId);

export type Criteria = ResponseOf<typeof criteria>[number];

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Searches', 'BrokerContact'] });

const dealsApi = api.injectEndpoints({
  endpoints: (build, { rows } = calls(build, ['Searches'])) => ({
    /** The user's saved searches, oldest first. */
    getDealCriteria: rows(criteria),

    /** Listings whose brokers the user has contacted. */
    getContactedListings: build.query<ResponseOf<typeof contacted>, string>({
      query: contacted,
      extraOptions: { failure: 'silent', accepts: Array.isArray },
      providesTags: ['BrokerContact'],
    }),
  }),
});

export const { useGetDealCriteriaQuery, useGetContactedListingsQuery } = dealsApi;
