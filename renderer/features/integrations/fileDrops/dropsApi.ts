import '#shared/texts/imports.ts';
import '#shared/texts/integrations.ts';
import { integrationNotices } from '#shared/texts/integrations.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import { rpc } from '../../../data/api/rpc.ts';
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
import {
  makeTransferEndpoints,
  type NewTransfer,
  transferApi,
  transferShape,
} from '../transfers/index.ts';

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
  ...transferShape,
  source: oneOf(['upload', 'url', 'sftp']),
  updates: bool,
  every: oneOf(['hour', 'day']),
  checked_at: orNull(text),
  runs: listOf(isRun),
});
export type FileDrop = ShapeOf<typeof isDrop>;
const areDrops = listOf(isDrop);

interface NewDrop extends NewTransfer {
  readonly source: FileDrop['source'];
  readonly updates: boolean;
  readonly every: FileDrop['every'];
}

export const {
  useFileDropsQuery,
  useAddFileDropMutation,
  useRotateFileDropTokenMutation,
  useSetFileDropPausedMutation,
  useReadFileDropMutation,
  useAcceptFileDropHostKeyMutation,
  useRemoveFileDropMutation,
} = transferApi.injectEndpoints({
  endpoints: (build) => {
    const shared = makeTransferEndpoints<NewDrop>(build, {
      tag: 'FileDrops',
      notices: {
        added: integrationNotices.dropAdded,
        saved: integrationNotices.dropSaved,
        queued: integrationNotices.dropQueued,
        removed: integrationNotices.dropRemoved,
      },
      add: (drop) => (client) => callFunction(client, 'file-drops', { action: 'add', ...drop }),
      rotate: (id) => rpc('rotate_file_drop_token', { id }),
      setPaused: (pause) => rpc('set_file_drop_paused', { id: pause.id, isPaused: pause.isPaused }),
      acceptHostKey: (id) => rpc('accept_file_drop_host_key', { id }),
      remove: (id) => rpc('remove_file_drop', { id }),
    });
    return {
      fileDrops: build.query<readonly FileDrop[], void>({
        query: () => rpc('list_file_drops'),
        extraOptions: { failure: 'inline', accepts: areDrops },
        providesTags: ['FileDrops', 'Imports'],
      }),

      /** Reads the address now. A check imports nothing. */
      readFileDrop: build.mutation<unknown, { readonly id: string; readonly isCheck: boolean }>({
        query: ({ id, isCheck }) => rpc('read_file_drop', { id, isCheck }),
        extraOptions: { failure: 'toast', success: integrationNotices.dropQueued },
        invalidatesTags: ['FileDrops'],
      }),

      addFileDrop: shared.add,
      rotateFileDropToken: shared.rotate,
      setFileDropPaused: shared.setPaused,
      acceptFileDropHostKey: shared.acceptHostKey,
      removeFileDrop: shared.remove,
    };
  },
});
