import { baseApi } from '../../../data/api/baseApi.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import { rpc } from '../../../data/api/rpc.ts';
import {
  isCacheClearResult,
  isMaintenanceResult,
  isMaintenanceStatus,
  isScan,
} from './maintenance.ts';

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Upkeep', 'Operations', 'AdminActs'] });

const keepUp = (act: string) => () => (client: DataClient) =>
  callFunction(client, 'keep-up', { act });

export const maintenanceApi = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['Upkeep', 'AdminActs'])) => ({
    getUpkeep: read(isMaintenanceStatus, () => rpc('maintenance_status'), ['Upkeep']),
    clearCaches: write({ failure: 'toast', accepts: isCacheClearResult }, keepUp('cache_clear')),
    maintain: write({ failure: 'toast', accepts: isMaintenanceResult }, keepUp('maintenance'), [
      'Upkeep',
      'Operations',
      'AdminActs',
    ]),
    scan: write({ failure: 'toast', accepts: isScan }, () => rpc('run_security_scan')),
  }),
});

export const { useGetUpkeepQuery, useClearCachesMutation, useMaintainMutation, useScanMutation } =
  maintenanceApi;
