import '#shared/texts/records.ts';
import type { Noun } from '#shared/records/noun.ts';
import { type Changes, getRecordName } from '#shared/records/row.ts';
import type { RootState } from '../../session/store.ts';
import {
  getCachedRow,
  onCreated,
  onMoved,
  onSaved,
  onSavedMany,
  onUndone,
} from './cachePatches.ts';
import { createOne, undoMany, updateMany, updateOne } from './calls.ts';
import { getBaseValues, withOfflineFallback } from './offlineFallback.ts';
import { type RecordKey, recordsApi } from './recordsApi.ts';
import { areRows, isRow, isSaveResponse, type RecordRow, type SaveResponse } from './row.ts';

export interface RecordUpdate extends RecordKey {
  /** The displayed version. */
  readonly version: number;
  readonly changes: Changes;
}

interface ToSaveMany {
  readonly noun: Noun;
  readonly ids: readonly string[];
  readonly changes: Changes;
}

/** Local state of a new record until the server has it. */
function newRow(
  id: string,
  values: Changes,
  { getState }: { readonly getState: () => unknown },
): RecordRow {
  const now = new Date().toISOString();
  const owner_id = (getState() as RootState).session.session?.userId ?? null;
  const base = { id, version: 0, owner_id, created_at: now, updated_at: now, deleted_at: null };
  return { sharing: 'private', ...base, ...values } as RecordRow;
}

export const writesApi = recordsApi.injectEndpoints({
  endpoints: (build) => ({
    createRecord: build.mutation<RecordRow, RecordKey & { readonly values: Changes }>({
      async queryFn({ noun, id, values }, api, _options, baseQuery) {
        const response = await baseQuery((client) => createOne(client, noun, id, values));
        const entry = {
          id,
          what: 'create' as const,
          kind: noun.kind,
          recordId: id,
          name: getRecordName(noun, values),
          version: 0,
          values,
          before: {},
        };
        return (await withOfflineFallback(
          response,
          api,
          entry,
          newRow(id, values, api),
        )) as typeof response & {
          data: RecordRow;
        };
      },
      extraOptions: { failure: 'inline', accepts: isRow },
      onQueryStarted: (record, started) =>
        onCreated(record, started, newRow(record.id, record.values, started)),
    }),

    saveRecord: build.mutation<SaveResponse, RecordUpdate>({
      async queryFn(saving, api, _options, baseQuery) {
        const response = await baseQuery((client) => updateOne(client, saving));
        const { noun, id, version, changes } = saving;
        const row = getCachedRow(saving, api.getState() as RootState);
        const entry = {
          id: crypto.randomUUID(),
          what: 'save' as const,
          kind: noun.kind,
          recordId: id,
          name: row === null ? noun.one : getRecordName(noun, row),
          version,
          values: changes,
          before: getBaseValues(changes),
        };
        const optimisticData =
          row === null ? null : { outcome: 'saved', row: { ...row, ...changes } };
        return (await withOfflineFallback(
          response,
          api,
          entry,
          optimisticData,
        )) as typeof response & { data: SaveResponse };
      },
      extraOptions: { failure: 'inline', accepts: isSaveResponse },
      onQueryStarted: onSaved,
    }),

    /** Applies the same changes to many records regardless of version; all or none. */
    saveRecords: build.mutation<readonly RecordRow[], ToSaveMany>({
      query:
        ({ noun, ids, changes }) =>
        (client) =>
          updateMany(client, noun, ids, changes),
      extraOptions: { failure: 'inline', accepts: areRows },
      onQueryStarted: onSavedMany,
    }),

    /** Reverts the user's own bulk change, except for records changed by others since; returns the reverted rows. */
    takeBackRecords: build.mutation<
      readonly RecordRow[],
      { readonly noun: Noun; readonly made: readonly RecordRow[] }
    >({
      query:
        ({ noun, made }) =>
        (client) =>
          undoMany(client, noun, made),
      extraOptions: { failure: 'inline', accepts: areRows },
      onQueryStarted: onUndone,
    }),

    /** Moves records to or from trash; all or none. */
    moveRecords: build.mutation<
      readonly RecordRow[],
      { readonly noun: Noun; readonly ids: readonly string[]; readonly to: 'bin' | 'list' }
    >({
      query:
        ({ noun, ids, to }) =>
        (client) =>
          updateMany(client, noun, ids, {
            deleted_at: to === 'bin' ? new Date().toISOString() : null,
          }),
      extraOptions: { failure: 'inline', accepts: areRows },
      onQueryStarted: onMoved,
    }),
  }),
});

export const {
  useCreateRecordMutation,
  useSaveRecordMutation,
  useSaveRecordsMutation,
  useTakeBackRecordsMutation,
  useMoveRecordsMutation,
} = writesApi;
