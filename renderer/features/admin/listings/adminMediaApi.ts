import '#shared/texts/listings.ts';
import type { Json } from '#shared/database.types.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import type { FederalKind } from './federalFiles.ts';

const MOST = 120;

const pictures = () => (client: DataClient) =>
  client
    .from('listing_images')
    .select(
      'id, image_url, alt_text, caption, width, height, is_live, created_at, listings!inner(id, property_name, location)',
    )
    .like('image_url', '/storage/%')
    .order('created_at', { ascending: false })
    .order('id')
    .limit(MOST);

const removed = () => (client: DataClient) =>
  client
    .from('removed_photos')
    .select('id, reason, at, caption, listings!inner(property_name)')
    .order('at', { ascending: false })
    .limit(50);

export type MediaPhoto = ResponseOf<typeof pictures>[number];

const areFederalFiles = s.listOf(
  s.object({
    id: s.text,
    kind: s.text,
    file_date: s.text,
    is_sample: s.bool,
    imported_at: s.text,
    rows: s.number,
  }),
);

export const isFederalPreview = s.object({
  rows: s.number,
  added: s.number,
  removed: s.number,
  changed: s.number,
  replaces: s.orNull(s.text),
  replaces_sample: s.bool,
});
export type FederalPreview = s.ShapeOf<typeof isFederalPreview>;

const isPublished = s.object({ rows: s.number, events: s.number });

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Media', 'FederalFiles'] });

const adminMediaApi = api.injectEndpoints({
  endpoints: (build, { read, rows, write } = calls(build)) => ({
    listMedia: build.query<ResponseOf<typeof pictures>, void>({
      query: pictures,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: ['Media'],
      keepUnusedDataFor: 0,
    }),

    listRemovedMedia: rows(removed, ['Media']),

    removeMedia: build.mutation<unknown, { readonly image_id: string; readonly reason: string }>({
      query: (removal) => (client) => client.rpc('remove_picture', removal),
      extraOptions: { failure: 'inline' },
      invalidatesTags: (_done, error) => (error ? [] : ['Media']),
    }),

    listFederalFiles: read(areFederalFiles, () => rpc('federal_files'), ['FederalFiles']),

    stageFederalRows: write(
      s.number,
      ({
        file_rows,
        ...part
      }: {
        /** Created by the client, so that a retry stages once. */ readonly file_id: string;
        readonly kind: FederalKind;
        readonly file_date: string;
        readonly first_row: number;
        readonly file_rows: readonly object[];
      }) =>
        (client) =>
          client.rpc('stage_federal_rows', { ...part, file_rows: file_rows as unknown as Json }),
    ),

    previewFederalFile: write(
      isFederalPreview,
      (file_id: string) => (client) => client.rpc('preview_federal_file', { file_id }),
    ),

    publishFederalFile: write(
      isPublished,
      (asked: { readonly file_id: string; readonly rows: number }) => (client) =>
        client.rpc('publish_federal_file', asked),
      (_done, error) => (error ? [] : ['FederalFiles']),
    ),

    discardFederalFile: write(
      { failure: 'silent' },
      (file_id: string) => (client) => client.rpc('discard_federal_file', { file_id }),
    ),

    undoFederalFile: build.mutation<null, string>({
      query: (file_id) => (client) => client.rpc('undo_federal_file', { file_id }),
      extraOptions: {
        success: { title: 'Import undone', description: 'The file before it is current again.' },
      },
      invalidatesTags: (_done, error) => (error ? [] : ['FederalFiles']),
    }),
  }),
});

export const {
  useListMediaQuery,
  useListRemovedMediaQuery,
  useRemoveMediaMutation,
  useListFederalFilesQuery,
  useStageFederalRowsMutation,
  usePreviewFederalFileMutation,
  usePublishFederalFileMutation,
  useDiscardFederalFileMutation,
  useUndoFederalFileMutation,
} = adminMediaApi;
