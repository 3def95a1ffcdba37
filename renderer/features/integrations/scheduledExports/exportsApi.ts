import '#shared/texts/integrations.ts';
import { integrationNotices } from '#shared/texts/integrations.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isRun = object({
  id: text,
  state: oneOf(['running', 'done', 'checked', 'failed']),
  failure: orNull(text),
  rows: number,
  bytes: number,
  began_at: text,
});
export type ExportRun = ShapeOf<typeof isRun>;

const isExport = object({
  id: text,
  name: text,
  kind: text,
  every: oneOf(['day', 'week']),
  /** Monday is 1. */
  weekday: number,
  at_hour: number,
  time_zone: text,
  destination: oneOf(['download', 'sftp']),
  host: orNull(text),
  host_key: orNull(text),
  token_hint: orNull(text),
  is_paused: bool,
  failure: orNull(text),
  next_at: orNull(text),
  is_waiting: bool,
  runs: listOf(isRun),
});
export type ScheduledExport = ShapeOf<typeof isExport>;
const areExports = listOf(isExport);

interface NewExport {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly every: ScheduledExport['every'];
  readonly weekday: number;
  readonly hour: number;
  readonly timeZone: string;
  readonly destination: ScheduledExport['destination'];
  readonly address: string | null;
  readonly secret: string;
}

const isAdded = object({ token: orNull(text) });

const api = baseApi.enhanceEndpoints({ addTagTypes: ['ScheduledExports', 'Connections'] });

export const {
  useScheduledExportsQuery,
  useAddScheduledExportMutation,
  useRotateExportTokenMutation,
  useSetExportPausedMutation,
  useRunExportMutation,
  useAcceptExportHostKeyMutation,
  useRemoveExportMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    scheduledExports: build.query<readonly ScheduledExport[], void>({
      query: () => (client) => client.rpc('list_scheduled_exports'),
      extraOptions: { failure: 'inline', accepts: areExports },
      providesTags: ['ScheduledExports'],
    }),

    /** Adds an export and returns the token of its download address, which is shown once. */
    addScheduledExport: build.mutation<ShapeOf<typeof isAdded>, NewExport>({
      query: (body) => (client) =>
        callFunction(client, 'scheduled-exports', { action: 'add', ...body }),
      extraOptions: {
        failure: 'inline',
        accepts: isAdded,
        success: integrationNotices.exportAdded,
      },
      invalidatesTags: ['ScheduledExports', 'Connections'],
    }),

    rotateExportToken: build.mutation<string, string>({
      query: (id) => (client) => client.rpc('rotate_scheduled_export_token', { p_id: id }),
      extraOptions: { failure: 'inline', accepts: text },
      invalidatesTags: ['ScheduledExports'],
    }),

    setExportPaused: build.mutation<unknown, { readonly id: string; readonly isPaused: boolean }>({
      query:
        ({ id, isPaused }) =>
        (client) =>
          client.rpc('set_scheduled_export_paused', { p_id: id, p_is_paused: isPaused }),
      extraOptions: { failure: 'toast', success: integrationNotices.exportSaved },
      invalidatesTags: ['ScheduledExports', 'Connections'],
    }),

    runExport: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('run_scheduled_export', { p_id: id }),
      extraOptions: { failure: 'toast', success: integrationNotices.exportQueued },
      invalidatesTags: ['ScheduledExports'],
    }),

    acceptExportHostKey: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('accept_scheduled_export_host_key', { p_id: id }),
      extraOptions: { failure: 'inline', success: integrationNotices.exportQueued },
      invalidatesTags: ['ScheduledExports'],
    }),

    removeExport: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('remove_scheduled_export', { p_id: id }),
      extraOptions: { failure: 'inline', success: integrationNotices.exportRemoved },
      invalidatesTags: ['ScheduledExports', 'Connections'],
    }),
  }),
});
