import { baseApi } from '../../../data/api/baseApi.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ShapeOf } from '../../../ui/shape/shape.ts';
import type { ListSearch } from '../../../workbench/list/useListSearch.ts';
import { areAgents } from './agent.ts';
import { getAgentFilterValue } from './staffAgents.ts';

type AgentsResult = ShapeOf<typeof areAgents>;

const queryAgents =
  ({ words, filters, sort }: ListSearch, after: string | null) =>
  (client: DataClient) => {
    const [state, type] = [
      getAgentFilterValue(filters, 'state'),
      getAgentFilterValue(filters, 'type'),
    ];
    return client.rpc('find_agents', {
      ...(words && { name: words }),
      ...(state && { state }),
      ...(type && { property_type: type }),
      ...(sort && { sort }),
      ...(after !== null && { after }),
    });
  };

export const staffAgentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listStaffAgents: build.infiniteQuery<AgentsResult, ListSearch, string | null>({
      query: ({ queryArg, pageParam }) => queryAgents(queryArg, pageParam),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      extraOptions: { failure: 'inline', accepts: areAgents },
    }),

    /** One page for export, independent of the screen's cache. */
    readStaffAgents: build.query<
      AgentsResult,
      { readonly search: ListSearch; readonly after: string | null }
    >({
      query: ({ search, after }) => queryAgents(search, after),
      extraOptions: { failure: 'inline', accepts: areAgents },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListStaffAgentsInfiniteQuery } = staffAgentsApi;
