import { baseApi } from '../../core/api/baseApi.ts';
import { callFunction } from '../../core/api/callFunction.ts';
import type { DataClient } from '../../core/api/dataClient.ts';
import type { ShapeOf } from '../../kit/shape/shape.ts';
import { isCleared, isMaintained, isScan, isUpkeep, type Scan } from './upkeep.ts';

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Upkeep', 'Operations', 'AdminActs'] });

const keepUp = (act: string) => () => (client: DataClient) =>
  callFunction(client, 'keep-up', { act });

export const upkeepApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUpkeep: build.query<ShapeOf<typeof isUpkeep>, void>({
      query: () => (client) => client.rpc('maintenance_status'),
      extraOptions: { failure: 'inline', accepts: isUpkeep },
      providesTags: ['Upkeep'],
    }),
    clearCaches: build.mutation<ShapeOf<typeof isCleared>, void>({
      query: keepUp('cache_clear'),
      extraOptions: { failure: 'toast', accepts: isCleared },
      invalidatesTags: ['Upkeep', 'AdminActs'],
    }),
    maintain: build.mutation<ShapeOf<typeof isMaintained>, void>({
      query: keepUp('maintenance'),
      extraOptions: { failure: 'toast', accepts: isMaintained },
      invalidatesTags: ['Upkeep', 'Operations', 'AdminActs'],
    }),
    scan: build.mutation<Scan, void>({
      query: () => (client) => client.rpc('run_security_scan'),
      extraOptions: { failure: 'toast', accepts: isScan },
      invalidatesTags: ['Upkeep', 'AdminActs'],
    }),
  }),
});

export const { useGetUpkeepQuery, useClearCachesMutation, useMaintainMutation, useScanMutation } =
  upkeepApi;
