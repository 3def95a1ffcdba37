import '#shared/texts/integrations.ts';
import { integrationNotices } from '#shared/texts/integrations.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import {
  makeTransferEndpoints,
  type NewTransfer,
  transferApi,
  transferShape,
} from '../transfers/index.ts';

const isRun = s.object({
  id: s.text,
  state: s.oneOf(['running', 'done', 'checked', 'failed']),
  failure: s.orNull(s.text),
  rows: s.number,
  bytes: s.number,
  began_at: s.text,
});
export type ExportRun = s.ShapeOf<typeof isRun>;

const isExport = s.object({
  ...transferShape,
  every: s.oneOf(['day', 'week']),
  /** Monday is 1. */
  weekday: s.number,
  at_hour: s.number,
  time_zone: s.text,
  destination: s.oneOf(['download', 'sftp']),
  next_at: s.orNull(s.text),
  runs: s.listOf(isRun),
});
export type ScheduledExport = s.ShapeOf<typeof isExport>;
const areExports = s.listOf(isExport);

interface NewExport extends NewTransfer {
  readonly every: ScheduledExport['every'];
  readonly weekday: number;
  readonly hour: number;
  readonly timeZone: string;
  readonly destination: ScheduledExport['destination'];
}

export const {
  useScheduledExportsQuery,
  useAddScheduledExportMutation,
  useRotateExportTokenMutation,
  useSetExportPausedMutation,
  useRunExportMutation,
  useAcceptExportHostKeyMutation,
  useRemoveExportMutation,
} = transferApi.injectEndpoints({
  endpoints: (build) => {
    const shared = makeTransferEndpoints<NewExport>(build, {
      tag: 'ScheduledExports',
      notices: {
        added: integrationNotices.exportAdded,
        saved: integrationNotices.exportSaved,
        queued: integrationNotices.exportQueued,
        removed: integrationNotices.exportRemoved,
      },
      add: (added) => (client) =>
        callFunction(client, 'scheduled-exports', { action: 'add', ...added }),
      rotate: (id) => rpc('rotate_scheduled_export_token', { id }),
      setPaused: (pause) =>
        rpc('set_scheduled_export_paused', { id: pause.id, isPaused: pause.isPaused }),
      acceptHostKey: (id) => rpc('accept_scheduled_export_host_key', { id }),
      remove: (id) => rpc('remove_scheduled_export', { id }),
    });
    return {
      scheduledExports: build.query<readonly ScheduledExport[], void>({
        query: () => rpc('list_scheduled_exports'),
        extraOptions: { failure: 'inline', accepts: areExports },
        providesTags: ['ScheduledExports'],
      }),

      runExport: build.mutation<unknown, string>({
        query: (id) => rpc('run_scheduled_export', { id }),
        extraOptions: { failure: 'toast', success: integrationNotices.exportQueued },
        invalidatesTags: ['ScheduledExports'],
      }),

      addScheduledExport: shared.add,
      rotateExportToken: shared.rotate,
      setExportPaused: shared.setPaused,
      acceptExportHostKey: shared.acceptHostKey,
      removeExport: shared.remove,
    };
  },
});
