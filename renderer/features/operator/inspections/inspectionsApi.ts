import '#shared/texts/maintenance.ts';
import '#shared/texts/operator.ts';
import '#shared/texts/records.ts';
import type { Json } from '#shared/database.types.ts';
import { maintenanceNotices } from '#shared/texts/maintenance.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { isQueuedOffline, withOfflineFallback } from '../../../workbench/data/offlineFallback.ts';
import { uploadAndCall, withQueuedFile } from '../../../workbench/data/queuedFiles.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const isItem = s.both(
  s.object({ id: s.text, label: s.text, type: s.oneOf(['check', 'reading']) }),
  s.partial({
    unit: s.orNull(s.text),
    min: s.orNull(s.number),
    max: s.orNull(s.number),
    needs_photo: s.orNull(s.bool),
  }),
);
export type InspectionItem = s.ShapeOf<typeof isItem>;

const arePhotos = s.listOf(s.object({ id: s.text, item: s.text, path: s.text }));
export type InspectionPhoto = s.ShapeOf<typeof arePhotos>[number];

const isDue = s.object({
  id: s.text,
  template_id: s.text,
  name: s.text,
  shift: s.orNull(s.text),
  due_on: s.text,
  items: s.listOf(isItem),
  needs_signature: s.bool,
  is_fire_drill: s.bool,
  photos: arePhotos,
});
export type DueInspection = s.ShapeOf<typeof isDue>;

const isFinished = s.object({
  id: s.text,
  template_id: s.text,
  name: s.text,
  shift: s.orNull(s.text),
  due_on: s.text,
  finished_at: s.text,
  items: s.listOf(isItem),
  results: s.recordOf(s.object({ value: s.anything, note: s.orNull(s.text), is_failure: s.bool })),
  failures: s.number,
  finisher: s.orNull(s.text),
  signature: s.orNull(s.text),
  photos: arePhotos,
  /** The drill or event that finished it. */
  event_id: s.orNull(s.text),
  orders: s.listOf(
    s.object({ id: s.text, number: s.number, state: s.text, item: s.orNull(s.text) }),
  ),
});
export type FinishedInspection = s.ShapeOf<typeof isFinished>;

const isInspectionList = s.object({
  today: s.text,
  community: s.text,
  time_zone: s.text,
  templates: s.listOf(
    s.object({
      id: s.text,
      name: s.text,
      items: s.listOf(isItem),
      every: s.number,
      period: s.text,
      is_by_shift: s.bool,
      needs_signature: s.bool,
      source: s.orNull(s.text),
      next_on: s.text,
      version: s.number,
    }),
  ),
  due: s.listOf(isDue),
  log: s.listOf(isFinished),
});
export type InspectionList = s.ShapeOf<typeof isInspectionList>;

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

const areSignedUrls = s.listOf(s.partial({ path: s.orNull(s.text), signedUrl: s.text }));

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
