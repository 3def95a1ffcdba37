import { maintenanceNotices } from '#shared/texts/maintenance.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
import type { ShapeOf } from '../../../ui/shape/shape.ts';
import { maintenanceTags, type Values } from './maintenanceApi.ts';
import { areAssets, areLabels, areSchedules, isTurnBoard } from './maintenanceShapes.ts';

interface Saved {
  readonly id: string;
  readonly communityId: string;
  /** 0 for a new one. */
  readonly version: number;
  readonly values: Values;
}

interface LabelKey {
  readonly communityId: string;
  readonly unitIds: readonly string[];
  readonly assetIds: readonly string[];
}

/** Assets, schedules, unit turns, and QR labels. */
const buildingApi = maintenanceTags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['MaintenanceAssets'])) => ({
    maintenanceAssets: read(areAssets, (communityId: string) =>
      rpc('list_maintenance_assets', { communityId }),
    ),
    saveAsset: write(
      { success: maintenanceNotices.saved },
      ({ id, communityId, version, values }: Saved) =>
        rpc('save_maintenance_asset', { id, communityId, version, values }),
    ),
    archiveAsset: write(
      { failure: 'toast' },
      rpcWith('archive_maintenance_asset', 'id', 'isArchived'),
    ),
    recordMeter: build.mutation<unknown, { readonly id: string; readonly value: number }>({
      query: ({ id, value }) => rpc('record_meter_reading', { assetId: id, value }),
      extraOptions: { failure: 'inline', success: maintenanceNotices.readingSaved },
      invalidatesTags: ['MaintenanceAssets', 'MaintenanceSchedules', 'WorkOrders'],
    }),
    maintenanceSchedules: read(
      areSchedules,
      (communityId: string) => rpc('list_maintenance_schedules', { communityId }),
      ['MaintenanceSchedules'],
    ),
    saveSchedule: write(
      { success: maintenanceNotices.saved },
      ({ id, communityId, version, values }: Saved) =>
        rpc('save_maintenance_schedule', { id, communityId, version, values }),
      ['MaintenanceSchedules'],
    ),
    pauseSchedule: build.mutation<unknown, { readonly id: string; readonly isPaused: boolean }>({
      query: ({ id, isPaused }) => rpc('pause_maintenance_schedule', { id, isPaused }),
      invalidatesTags: ['MaintenanceSchedules'],
    }),
    unitTurns: build.query<ShapeOf<typeof isTurnBoard>, string>({
      query: (communityId) => rpc('list_unit_turns', { communityId }),
      extraOptions: { failure: 'inline', accepts: isTurnBoard },
      providesTags: ['UnitTurns', 'Census'],
      onCacheEntryAdded: follow({
        sources: (_board, communityId) => [
          { table: 'unit_turns', filter: `community_id=eq.${communityId}` },
        ],
        refetch: maintenanceTags.util.invalidateTags(['UnitTurns']),
      }),
    }),
    startTurn: build.mutation<
      unknown,
      { readonly id: string; readonly unitId: string; readonly targetOn: string | null }
    >({
      query: ({ id, unitId, targetOn }) =>
        rpc('start_unit_turn', { id, unitId, ...(targetOn !== null && { targetOn }) }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['UnitTurns'],
    }),
    /** Shows at once; a refusal sets the step back. */
    setTurnStep: build.mutation<
      unknown,
      { readonly id: string; readonly communityId: string; readonly isDone: boolean }
    >({
      query: ({ id, isDone }) => rpc('set_unit_turn_step', { id, isDone }),
      async onQueryStarted({ id, communityId, isDone }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          buildingApi.util.updateQueryData('unitTurns', communityId, ({ units }) => {
            for (const { turn } of units) {
              const step = turn?.steps.find((one) => one.id === id);
              if (step === undefined) continue;
              Object.assign(step, { done_at: isDone ? new Date().toISOString() : null, by: null });
            }
          }),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
      invalidatesTags: ['UnitTurns'],
    }),
    addTurnStep: write({}, rpcWith('add_unit_turn_step', 'id', 'turnId', 'name'), ['UnitTurns']),
    finishTurn: write(
      { success: maintenanceNotices.turnFinished },
      (id: string) => rpc('finish_unit_turn', { id }),
      ['UnitTurns', 'Census'],
    ),
    requestLabels: read(
      { keepUnusedDataFor: 0, accepts: areLabels },
      ({ communityId, unitIds, assetIds }: LabelKey) =>
        rpc('list_request_labels', { communityId, unitIds, assetIds }),
    ),
    replaceLabel: write(
      { failure: 'toast', success: maintenanceNotices.labelReplaced },
      (id: string) => rpc('replace_request_label', { id }),
    ),
  }),
});

export const {
  useMaintenanceAssetsQuery,
  useSaveAssetMutation,
  useArchiveAssetMutation,
  useRecordMeterMutation,
  useMaintenanceSchedulesQuery,
  useSaveScheduleMutation,
  usePauseScheduleMutation,
  useUnitTurnsQuery,
  useStartTurnMutation,
  useSetTurnStepMutation,
  useAddTurnStepMutation,
  useFinishTurnMutation,
  useRequestLabelsQuery,
  useReplaceLabelMutation,
} = buildingApi;
