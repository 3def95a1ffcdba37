import { baseApi } from '../../../data/api/baseApi.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import { rpc } from '../../../data/api/rpc.ts';
import type { ShapeOf } from '../../../ui/shape/shape.ts';
import {
  isCacheClearResult,
  isMaintenanceResult,
  isMaintenanceStatus,
  isScan,
  type SecurityScan,
} from './maintenance.ts';

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Upkeep', 'Operations', 'AdminActs'] });

const keepUp = (act: string) => () => (client: DataClient) =>
  callFunction(client, 'keep-up', { act });

export const maintenanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUpkeep: build.query<ShapeOf<typeof isMaintenanceStatus>, void>({
      query: () => rpc('maintenance_status'),
      extraOptions: { failure: 'inline', accepts: isMaintenanceStatus },
      providesTags: ['Upkeep'],
    }),
    clearCaches: build.mutation<ShapeOf<typeof isCacheClearResult>, void>({
      query: keepUp('cache_clear'),
      extraOptions: { failure: 'toast', accepts: isCacheClearResult },
      invalidatesTags: ['Upkeep', 'AdminActs'],
    }),
    maintain: build.mutation<ShapeOf<typeof isMaintenanceResult>, void>({
      query: keepUp('maintenance'),
      extraOptions: { failure: 'toast', accepts: isMaintenanceResult },
      invalidatesTags: ['Upkeep', 'Operations', 'AdminActs'],
    }),
    scan: build.mutation<SecurityScan, void>({
      query: () => rpc('run_security_scan'),
      extraOptions: { failure: 'toast', accepts: isScan },
      invalidatesTags: ['Upkeep', 'AdminActs'],
    }),
  }),
});

export const { useGetUpkeepQuery, useClearCachesMutation, useMaintainMutation, useScanMutation } =
  maintenanceApi;
