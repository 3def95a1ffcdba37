import { getNextCursor } from '../../ui/list/paging.ts';
import '#shared/texts/records.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { CallOutcome } from '#shared/records/callOutcomes.ts';
import { findTagNoun, type Noun } from '#shared/records/noun.ts';
import { calls } from '../../data/api/calls.ts';
import * as s from '../../ui/shape/shape.ts';
import { addComment, addTask, changeTask } from './attachmentCalls.ts';
import {
  areEntries,
  areFiles,
  arePeople,
  areTags,
  areTasks,
  type ContactMethod,
  type RecordFile,
  type RecordTask,
  type TimelineEntry,
} from './attachments.ts';
import { anyTable, byKind } from './calls.ts';
import { withOfflineFallback } from './offlineFallback.ts';
import { type RecordKey, recordsApi } from './recordsApi.ts';

const TIMELINE_PAGE_SIZE = 50;

export interface TimelinePage {
  readonly entries: readonly TimelineEntry[];
  readonly next: string | null;
}

export interface CommentToAdd extends RecordKey {
  /** Client-generated, so that a retry doesn't create a duplicate. */
  readonly commentId: string;
  readonly way: ContactMethod;
  readonly body: string;
  readonly mentions: readonly string[];
  readonly outcome?: CallOutcome;
}

export interface TaskToSave extends RecordKey {
  readonly taskId: string;
  readonly values: {
    readonly title?: string;
    readonly due_on?: string | null;
    readonly due_at?: string | null;
    readonly assignee_id?: string | null;
    readonly done_at?: string | null;
  };
}

/** Storage bucket; files are at `<uploader>/<kind>/<record>/<id>`. */
export const RECORD_FILES = 'record-files';
const LINK_SECONDS = 300;

export interface FileToAdd extends RecordKey {
  readonly fileId: string;
  readonly name: string;
}

const isFileLink = s.object({ signedUrl: s.text });

const idOf = ({ noun, id }: RecordKey) => `${noun.kind}:${id}`;
const placeOf = ({ noun, id }: RecordKey) => ({ kind: noun.kind, recordId: id });

/** Local state of a new task until the server has it. */
const newTask = ({ noun, id }: RecordKey, taskId: string, values: TaskToSave['values']) => ({
  title: '',
  due_on: null,
  due_at: null,
  assignee_id: null,
  done_at: null,
  ...values,
  id: taskId,
  kind: noun.kind,
  record_id: id,
});

/** Attachments are queued under their own ID. */
const createQueueEntry = (place: ReturnType<typeof placeOf>, id: string) => ({
  ...place,
  id,
  version: 0,
  before: {},
});

/** Comments, tasks, and files of a record of any noun. */
export const attachmentsApi = recordsApi.injectEndpoints({
  endpoints: (build, { read, write } = calls(build)) => ({
    recordTimeline: build.infiniteQuery<TimelinePage, RecordKey, string | null>({
      query:
        ({ queryArg: { noun, id }, pageParam }) =>
        (client) =>
          anyTable(client).rpc('record_timeline', {
            p_kind: noun.kind,
            p_id: id,
            ...(pageParam !== null && { p_before: pageParam }),
            p_limit: TIMELINE_PAGE_SIZE,
          }),
      transformResponse: (entries: readonly TimelineEntry[]) => ({
        entries,
        next: getNextCursor(entries, TIMELINE_PAGE_SIZE),
      }),
      serializeQueryArgs: byKind,
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      extraOptions: { failure: 'inline', accepts: areEntries },
      providesTags: (_pages, _error, key) => [{ type: 'RecordTimeline', id: idOf(key) }],
    }),

    addRecordComment: build.mutation<unknown, CommentToAdd>({
      async queryFn({ commentId, way, body, mentions, outcome, ...key }, api, _options, baseQuery) {
        const place = placeOf(key);
        const values = { way, body, mentions, ...(outcome !== undefined && { outcome }) };
        const response = await baseQuery((client) => addComment(client, place, commentId, values));
        const entry = { ...createQueueEntry(place, commentId), what: 'comment' as const, values };
        return withOfflineFallback(response, api, { ...entry, name: body.slice(0, 80) }, {});
      },
      extraOptions: { failure: 'inline' },
      invalidatesTags: (_result, error, key) =>
        error === undefined ? [{ type: 'RecordTimeline', id: idOf(key) }] : [],
    }),

    removeRecordComment: write(
      { failure: 'toast' },
      ({ commentId }: RecordKey & { readonly commentId: string }) =>
        (client) =>
          anyTable(client)
            .from('record_comments')
            .update({ deleted_at: new Date().toISOString() })
            .eq('id', commentId),
      (_result, _error, key) => [{ type: 'RecordTimeline', id: idOf(key) }],
    ),

    listRecordTasks: build.query<readonly RecordTask[], RecordKey>({
      query:
        ({ noun, id }) =>
        (client) =>
          anyTable(client)
            .from('record_tasks')
            .select('id, kind, record_id, title, due_on, due_at, assignee_id, done_at')
            .eq('kind', noun.kind)
            .eq('record_id', id)
            .order('done_at', { ascending: false, nullsFirst: true })
            .order('due_on', { nullsFirst: false })
            .limit(100),
      serializeQueryArgs: byKind,
      extraOptions: { failure: 'inline', accepts: areTasks },
      providesTags: (_tasks, _error, key) => [{ type: 'RecordTasks', id: idOf(key) }],
    }),

    /** Creates or updates a task. */
    saveRecordTask: build.mutation<unknown, TaskToSave & { readonly isNew?: true }>({
      async queryFn({ taskId, values, isNew, ...key }, api, _options, baseQuery) {
        const place = placeOf(key);
        const response = await baseQuery((client) =>
          isNew === true
            ? addTask(client, place, taskId, values)
            : changeTask(client, taskId, values),
        );
        const entry = { ...createQueueEntry(place, taskId), what: 'task' as const, values };
        const version = isNew === true ? 0 : 1;
        return withOfflineFallback(
          response,
          api,
          { ...entry, version, name: values.title ?? 'Task' },
          {},
        );
      },
      extraOptions: { failure: 'inline' },
      async onQueryStarted({ taskId, values, isNew, ...key }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          attachmentsApi.util.updateQueryData('listRecordTasks', key, (tasks) => {
            const task = tasks.find((one) => one.id === taskId);
            if (task !== undefined) Object.assign(task, values);
            else if (isNew === true) (tasks as RecordTask[]).unshift(newTask(key, taskId, values));
          }),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
      invalidatesTags: (_result, error, key) =>
        error === undefined
          ? [
              { type: 'RecordTasks', id: idOf(key) },
              { type: 'RecordTimeline', id: idOf(key) },
            ]
          : [],
    }),

    listRecordFiles: build.query<readonly RecordFile[], RecordKey>({
      query:
        ({ noun, id }) =>
        (client) =>
          anyTable(client)
            .from('record_files')
            .select('id, name, size, path, created_at')
            .eq('kind', noun.kind)
            .eq('record_id', id)
            .order('created_at', { ascending: false })
            .limit(200),
      serializeQueryArgs: byKind,
      extraOptions: { failure: 'inline', accepts: areFiles },
      providesTags: (_files, _error, key) => [{ type: 'RecordFiles', id: idOf(key) }],
    }),

    removeRecordTask: write(
      { failure: 'toast' },
      ({ taskId }: RecordKey & { readonly taskId: string }) =>
        (client) =>
          anyTable(client).from('record_tasks').delete().eq('id', taskId),
      (_result, _error, key) => [
        { type: 'RecordTasks', id: idOf(key) },
        { type: 'RecordTimeline', id: idOf(key) },
      ],
    ),

    /** Attaches an uploaded file to the record; idempotent on retry. */
    addRecordFile: write(
      {},
      ({ noun, id, fileId, name }: FileToAdd) =>
        (client) =>
          anyTable(client).rpc('add_record_file', {
            p_kind: noun.kind,
            p_record_id: id,
            p_id: fileId,
            p_name: name,
          }),
      (_result, error, key) =>
        error === undefined
          ? [
              { type: 'RecordFiles', id: idOf(key) },
              { type: 'RecordTimeline', id: idOf(key) },
            ]
          : [],
    ),

    /** Deletes an upload that isn't attached to a record. */
    removeStrayFile: write(
      { failure: 'silent' },
      (path: string) => (client) => client.storage.from(RECORD_FILES).remove([path]),
    ),

    removeRecordFile: write(
      { failure: 'toast' },
      ({ fileId }: RecordKey & { readonly fileId: string }) =>
        (client) =>
          anyTable(client).from('record_files').delete().eq('id', fileId),
      (_result, _error, key) => [
        { type: 'RecordFiles', id: idOf(key) },
        { type: 'RecordTimeline', id: idOf(key) },
      ],
    ),

    /** Creates a download link valid for a few minutes. */
    recordFileLink: write(
      { failure: 'toast', accepts: isFileLink },
      ({ path, name }: Pick<RecordFile, 'path' | 'name'>) =>
        (client) =>
          client.storage.from(RECORD_FILES).createSignedUrl(path, LINK_SECONDS, { download: name }),
    ),

    /** Reverts one change. */
    restoreRecord: write(
      { failure: 'toast' },
      ({ noun, id, changeId }: RecordKey & { readonly changeId: string }) =>
        (client) =>
          anyTable(client).rpc('restore_record', {
            p_kind: noun.kind,
            p_id: id,
            p_change_id: Number(changeId),
          }),
      (_result, _error, { noun, id }) => [
        { type: 'Records', id: noun.kind },
        { type: 'Records', id: `${noun.kind}:${id}` },
        { type: 'RecordCounts', id: noun.kind },
        { type: 'RecordTimeline', id: `${noun.kind}:${id}` },
      ],
    ),

    /** Tags in use for a kind, most used first. */
    listRecordTags: read(
      { failure: 'silent', accepts: areTags },
      (kind: string) => (client) => anyTable(client).rpc('record_tags', { p_kind: kind }),
    ),

    /** People the user shares records with, starting with the user. */
    listRecordPeople: read(
      { failure: 'silent', accepts: arePeople },
      () => (client) => anyTable(client).rpc('record_people'),
    ),
  }),
});

export const {
  useRecordTimelineInfiniteQuery,
  useAddRecordCommentMutation,
  useRemoveRecordCommentMutation,
  useListRecordTasksQuery,
  useSaveRecordTaskMutation,
  useRemoveRecordTaskMutation,
  useListRecordFilesQuery,
  useAddRecordFileMutation,
  useRemoveRecordFileMutation,
  useRemoveStrayFileMutation,
  useRecordFileLinkMutation,
  useRestoreRecordMutation,
  useListRecordPeopleQuery,
} = attachmentsApi;

const NONE: readonly string[] = [];

/** Tag suggestions for a noun; not requested for untagged nouns or null. */
export const useRecordTags = (noun: Noun | null): readonly string[] =>
  attachmentsApi.useListRecordTagsQuery((noun && findTagNoun(noun)) ?? skipToken).data ?? NONE;
