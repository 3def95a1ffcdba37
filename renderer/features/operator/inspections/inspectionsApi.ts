import '#shared/texts/maintenance.ts';
import '#shared/texts/operator.ts';
import '#shared/texts/records.ts';
import type { Json } from '#shared/database.types.ts';
import { maintenanceNotices } from '#shared/texts/maintenance.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import {
  anything,
  bool,
  both,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  partial,
  recordOf,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';
import { isQueuedOffline, withOfflineFallback } from '../../../workbench/data/offlineFallback.ts';
import { uploadAndCall, withQueuedFile } from '../../../workbench/data/queuedFiles.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const isItem = both(
  object({ id: text, label: text, type: oneOf(['check', 'reading']) }),
  partial({
    unit: orNull(text),
    min: orNull(number),
    max: orNull(number),
    needs_photo: orNull(bool),
  }),
);
export type InspectionItem = ShapeOf<typeof isItem>;

const arePhotos = listOf(object({ id: text, item: text, path: text }));
export type InspectionPhoto = ShapeOf<typeof arePhotos>[number];

const isDue = object({
  id: text,
  template_id: text,
  name: text,
  shift: orNull(text),
  due_on: text,
  items: listOf(isItem),
  needs_signature: bool,
  is_fire_drill: bool,
  photos: arePhotos,
});
export type DueInspection = ShapeOf<typeof isDue>;

const isFinished = object({
  id: text,
  template_id: text,
  name: text,
  shift: orNull(text),
  due_on: text,
  finished_at: text,
  items: listOf(isItem),
  results: recordOf(object({ value: anything, note: orNull(text), is_failure: bool })),
  failures: number,
  finisher: orNull(text),
  signature: orNull(text),
  photos: arePhotos,
  /** The drill or event that finished it. */
  event_id: orNull(text),
  orders: listOf(object({ id: text, number, state: text, item: orNull(text) })),
});
export type FinishedInspection = ShapeOf<typeof isFinished>;

const isInspectionList = object({
  today: text,
  community: text,
  time_zone: text,
  templates: listOf(
    object({
      id: text,
      name: text,
      items: listOf(isItem),
      every: number,
      period: text,
      is_by_shift: bool,
      needs_signature: bool,
      source: orNull(text),
      next_on: text,
      version: number,
    }),
  ),
  due: listOf(isDue),
  log: listOf(isFinished),
});
export type InspectionList = ShapeOf<typeof isInspectionList>;

export interface ItemResult {
  readonly value: string | number;
  readonly note?: string;
}

interface FinishInspection {
  readonly id: string;
  /** Label in the list of unsent changes. */
  readonly name: string;
  readonly results: Readonly<Record<string, ItemResult>>;
  readonly signature: string;
  /** ISO time of the walk-through, which may be sent later. */
  readonly at: string;
  readonly communityId: string;
}

const areSignedUrls = listOf(partial({ path: orNull(text), signedUrl: text }));

interface PhotoOfItem {
  readonly id: string;
  readonly inspectionId: string;
  readonly item: string;
  readonly userId: string;
  readonly content: Blob;
  readonly type: string;
  /** Label in the list of unsent changes. */
  readonly name: string;
}

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['Inspections', 'WorkOrders'] });

export const inspectionsApi = tags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['Inspections'])) => ({
    inspections: read(
      { keepsOffline: 'encrypted', accepts: isInspectionList },
      (communityId: string) => rpc('list_inspections', { communityId }),
    ),

    addStandardInspections: write((communityId: string) =>
      rpc('add_standard_inspections', { communityId }),
    ),

    saveInspectionTemplate: write(
      { success: maintenanceNotices.saved },
      rpcWith('save_inspection_template', 'id', 'communityId', 'version', 'values'),
    ),

    archiveInspectionTemplate: write({ failure: 'toast' }, (id: string) =>
      rpc('archive_inspection_template', { id, isArchived: true }),
    ),

    /** Without a connection, the photo is kept encrypted in this browser and uploaded later. */
    addInspectionPhoto: build.mutation<unknown, PhotoOfItem>({
      async queryFn(photo, api, _options, baseQuery) {
        const { id, inspectionId, item, userId, content, type, name } = photo;
        const path = [userId, 'inspections', inspectionId, id].join('/');
        const args = { p_id: id, p_inspection_id: inspectionId, p_item: item };
        const kind = 'add_inspection_photo';
        const response = await baseQuery((client) =>
          uploadAndCall(client, { path, type }, content, kind, args),
        );
        return withQueuedFile(
          response,
          api,
          {
            id,
            what: 'call',
            kind,
            recordId: inspectionId,
            name,
            version: 0,
            values: args,
            before: {},
          },
          { userId, path, type, content },
        );
      },
      extraOptions: { failure: 'inline' },
      invalidatesTags: (data, error) =>
        error === undefined && !isQueuedOffline(data) ? ['Inspections'] : [],
    }),

    /** Links to photos, valid for a few minutes. */
    inspectionPhotoLinks: read(
      { keepUnusedDataFor: 60, accepts: areSignedUrls },
      (paths: readonly string[]) => (client) =>
        client.storage.from('record-files').createSignedUrls([...paths], 300),
      [],
    ),

    /** Without a connection, the result is queued in this browser and sent later. */
    finishInspection: build.mutation<unknown, FinishInspection>({
      async queryFn({ id, name, results, signature, at }, api, _options, baseQuery) {
        const args = {
          p_id: id,
          p_results: results as unknown as Json,
          p_at: at,
          ...(signature !== '' && { p_signature: signature }),
        };
        const response = await baseQuery((client) => client.rpc('record_inspection', args));
        const entry = { id, kind: 'record_inspection', recordId: id, name };
        return withOfflineFallback(
          response,
          api,
          { ...entry, what: 'call', version: 0, values: args, before: {} },
          {},
        );
      },
      extraOptions: { failure: 'inline', success: maintenanceNotices.inspectionFinished },
      async onQueryStarted({ id, communityId }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          inspectionsApi.util.updateQueryData('inspections', communityId, (list) => {
            Object.assign(list, { due: list.due.filter((one) => one.id !== id) });
          }),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
      invalidatesTags: (data, error) =>
        error === undefined && !isQueuedOffline(data) ? ['Inspections', 'WorkOrders'] : [],
    }),
  }),
});

export const {
  useInspectionsQuery,
  useAddStandardInspectionsMutation,
  useSaveInspectionTemplateMutation,
  useArchiveInspectionTemplateMutation,
  useAddInspectionPhotoMutation,
  useInspectionPhotoLinksQuery,
  useFinishInspectionMutation,
} = inspectionsApi;
