import '#shared/texts/imports.ts';
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
  file_name: text,
  state: oneOf(['reading', 'staged', 'done', 'checked', 'failed', 'undone']),
  failure: orNull(text),
  rows: number,
  /** Rows with errors, which are left out. */
  faulty: number,
  known: number,
  added: number,
  changed: number,
  skipped: number,
  fields: listOf(text),
  /** Headings that match no field. */
  unused: listOf(text),
  errors: listOf(object({ at: number, field: text, sentence: text })),
  begun_at: text,
  can_undo: bool,
});
export type DropRun = ShapeOf<typeof isRun>;

const isDrop = object({
  id: text,
  name: text,
  kind: text,
  source: oneOf(['upload', 'url', 'sftp']),
  updates: bool,
  every: oneOf(['hour', 'day']),
  is_paused: bool,
  is_waiting: bool,
  host: orNull(text),
  /** Fingerprint of an SFTP server. */
  host_key: orNull(text),
  token_hint: orNull(text),
  checked_at: orNull(text),
  failure: orNull(text),
  runs: listOf(isRun),
});
export type FileDrop = ShapeOf<typeof isDrop>;
const areDrops = listOf(isDrop);

export interface NewDrop {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly source: FileDrop['source'];
  readonly updates: boolean;
  readonly every: FileDrop['every'];
  readonly address: string | null;
  /** A bearer token, a password, or a private key. */
  readonly secret: string;
}

const isAdded = object({ token: orNull(text) });

const api = baseApi.enhanceEndpoints({ addTagTypes: ['FileDrops', 'Imports', 'Connections'] });

export const {
  useFileDropsQuery,
  useAddFileDropMutation,
  useRotateFileDropTokenMutation,
  useSetFileDropPausedMutation,
  useReadFileDropMutation,
  useAcceptFileDropHostKeyMutation,
  useRemoveFileDropMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    fileDrops: build.query<readonly FileDrop[], void>({
      query: () => (client) => client.rpc('list_file_drops'),
      extraOptions: { failure: 'inline', accepts: areDrops },
      providesTags: ['FileDrops', 'Imports'],
    }),

    /** Adds a drop and returns the token of its upload address, which is shown once. */
    addFileDrop: build.mutation<ShapeOf<typeof isAdded>, NewDrop>({
      query: (body) => (client) => callFunction(client, 'file-drops', { action: 'add', ...body }),
      extraOptions: { failure: 'inline', accepts: isAdded, success: integrationNotices.dropAdded },
      invalidatesTags: ['FileDrops', 'Connections'],
    }),

    rotateFileDropToken: build.mutation<string, string>({
      query: (id) => (client) => client.rpc('rotate_file_drop_token', { p_id: id }),
      extraOptions: { failure: 'inline', accepts: text },
      invalidatesTags: ['FileDrops'],
    }),

    setFileDropPaused: build.mutation<unknown, { readonly id: string; readonly isPaused: boolean }>(
      {
        query:
          ({ id, isPaused }) =>
          (client) =>
            client.rpc('set_file_drop_paused', { p_id: id, p_is_paused: isPaused }),
        extraOptions: { failure: 'toast', success: integrationNotices.dropSaved },
        invalidatesTags: ['FileDrops', 'Connections'],
      },
    ),

    /** Reads the address now. A check imports nothing. */
    readFileDrop: build.mutation<unknown, { readonly id: string; readonly isCheck: boolean }>({
      query:
        ({ id, isCheck }) =>
        (client) =>
          client.rpc('read_file_drop', { p_id: id, p_is_check: isCheck }),
      extraOptions: { failure: 'toast', success: integrationNotices.dropQueued },
      invalidatesTags: ['FileDrops'],
    }),

    acceptFileDropHostKey: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('accept_file_drop_host_key', { p_id: id }),
      extraOptions: { failure: 'inline', success: integrationNotices.dropQueued },
      invalidatesTags: ['FileDrops'],
    }),

    removeFileDrop: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('remove_file_drop', { p_id: id }),
      extraOptions: { failure: 'inline', success: integrationNotices.dropRemoved },
      invalidatesTags: ['FileDrops', 'Connections'],
    }),
  }),
});
