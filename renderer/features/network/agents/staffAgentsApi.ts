import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
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
  endpoints: (build, { read } = calls(build)) => ({
    listStaffAgents: build.infiniteQuery<AgentsResult, ListSearch, string | null>({
      query: ({ queryArg, pageParam }) => queryAgents(queryArg, pageParam),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      extraOptions: { failure: 'inline', accepts: areAgents },
    }),

    /** One page for export, independent of the screen's cache. */
    readStaffAgents: read(
      { keepUnusedDataFor: 0, accepts: areAgents },
      ({ search, after }: { readonly search: ListSearch; readonly after: string | null }) =>
        queryAgents(search, after),
    ),
  }),
});

export const { useListStaffAgentsInfiniteQuery } = staffAgentsApi;
