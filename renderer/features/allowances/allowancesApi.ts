import { baseApi } from '../../app/api/baseApi.ts';
import { type Allowances, isAllowances } from './allowances.ts';

const allowancesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the caller has used of their plan; also fetched again when the account's plan changes. */
    getMyAllowances: build.query<Allowances, void>({
      query: () => (client) => client.rpc('my_allowances'),
      extraOptions: { failure: 'toast', accepts: isAllowances },
      providesTags: ['Allowances'],
    }),
  }),
});

export const { useGetMyAllowancesQuery } = allowancesApi;
