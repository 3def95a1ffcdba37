import '#shared/texts/operations.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import { rpc } from '../../../data/api/rpc.ts';
import type { ListSearch } from '../../../workbench/list/useListSearch.ts';
import {
  areClientErrors,
  arePolicyReports,
  type ClientError,
  type ErrorState,
  isErrorRecordOrNull,
  isOperations,
  type PolicyReport,
} from './operations.ts';

interface Decision {
  readonly id: string;
  readonly state: ErrorState;
  readonly reason?: string;
}

const fetchClientErrors =
  ({ words, filters, sort }: ListSearch) =>
  (client: DataClient) => {
    const of = (name: string) => filters.find(({ field }) => field === name)?.values;
    const [states, kinds, version] = [of('state'), of('kind'), of('version')?.[0]];
    return client.rpc('client_errors', {
      ...(states !== undefined && { p_states: [...states] }),
      ...(kinds !== undefined && { p_kinds: [...kinds] }),
      ...(version !== undefined && { p_version: version }),
      ...(words !== '' && { p_words: words }),
      ...(sort !== null && { p_sort: sort }),
    });
  };

const decide = ({ id, state, reason }: Decision) =>
  rpc('decide_fault', { id, state, ...(reason !== undefined && { reason }) });

const api = baseApi.enhanceEndpoints({
  addTagTypes: ['Operations', 'ClientFaults', 'PolicyReports', 'Figures'],
});

const onePage = { initialPageParam: null, getNextPageParam: () => undefined };

export const operationsApi = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['ClientFaults'])) => ({
    getOperations: read(
      isOperations,
      () => (client) => callFunction(client, 'operations-figures', {}),
      ['Operations'],
    ),

    /** At most 500, last seen first. */
    listFaults: build.infiniteQuery<readonly ClientError[], ListSearch, null>({
      query: ({ queryArg }) => fetchClientErrors(queryArg),
      infiniteQueryOptions: onePage,
      extraOptions: { failure: 'inline', accepts: areClientErrors },
      providesTags: ['ClientFaults'],
    }),

    /** Null if it no longer exists. */
    getFault: read(isErrorRecordOrNull, (id: string) => rpc('client_fault', { id })),
    decideFault: write({ failure: 'toast' }, decide, ['ClientFaults', 'Operations', 'Figures']),

    /** One item of a batch; the list reports the total. */
    decideOneOfSeveral: write({}, decide, ['ClientFaults', 'Operations', 'Figures']),

    listPolicyReports: build.infiniteQuery<readonly PolicyReport[], void, null>({
      query: () => rpc('policy_reports'),
      infiniteQueryOptions: onePage,
      extraOptions: { failure: 'inline', accepts: arePolicyReports },
      providesTags: ['PolicyReports'],
    }),
  }),
});

export const {
  useGetOperationsQuery,
  useListFaultsInfiniteQuery,
  useGetFaultQuery,
  useDecideFaultMutation,
  useDecideOneOfSeveralMutation,
  useListPolicyReportsInfiniteQuery,
} = operationsApi;
