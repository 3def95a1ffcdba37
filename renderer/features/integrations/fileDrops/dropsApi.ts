import '#shared/texts/imports.ts';
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
  file_name: s.text,
  state: s.oneOf(['reading', 'staged', 'done', 'checked', 'failed', 'undone']),
  failure: s.orNull(s.text),
  rows: s.number,
  /** Rows with errors, which are left out. */
  faulty: s.number,
  known: s.number,
  added: s.number,
  changed: s.number,
  skipped: s.number,
  fields: s.listOf(s.text),
  /** Headings that match no field. */
  unused: s.listOf(s.text),
  errors: s.listOf(s.object({ at: s.number, field: s.text, sentence: s.text })),
  begun_at: s.text,
  can_undo: s.bool,
});
export type DropRun = s.ShapeOf<typeof isRun>;

const isDrop = s.object({
  ...transferShape,
  source: s.oneOf(['upload', 'url', 'sftp']),
  updates: s.bool,
  every: s.oneOf(['hour', 'day']),
  checked_at: s.orNull(s.text),
  runs: s.listOf(isRun),
});
export type FileDrop = s.ShapeOf<typeof isDrop>;
const areDrops = s.listOf(isDrop);

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
