import '#shared/texts/listings.ts';
import type { Json } from '#shared/database.types.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { bool, listOf, number, object, type ShapeOf, text } from '../../../ui/shape/shape.ts';
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

const areFederalFiles = listOf(
  object({ kind: text, file_date: text, is_sample: bool, imported_at: text, rows: number }),
);

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Media', 'FederalFiles'] });

const adminMediaApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMedia: build.query<ResponseOf<typeof pictures>, void>({
      query: pictures,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: ['Media'],
      keepUnusedDataFor: 0,
    }),

    listRemovedMedia: build.query<ResponseOf<typeof removed>, void>({
      query: removed,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: ['Media'],
    }),

    removeMedia: build.mutation<unknown, { readonly image_id: string; readonly reason: string }>({
      query: (removal) => (client) => client.rpc('remove_picture', removal),
      extraOptions: { failure: 'inline' },
      invalidatesTags: (_done, error) => (error ? [] : ['Media']),
    }),

    listFederalFiles: build.query<ShapeOf<typeof areFederalFiles>, void>({
      query: () => (client) => client.rpc('federal_files'),
      extraOptions: { failure: 'inline', accepts: areFederalFiles },
      providesTags: ['FederalFiles'],
    }),

    importFederalRows: build.mutation<
      ShapeOf<typeof number>,
      {
        readonly kind: FederalKind;
        readonly file_date: string;
        readonly first_row: number;
        readonly file_rows: readonly object[];
        readonly is_last: boolean;
      }
    >({
      query:
        ({ file_rows, ...part }) =>
        (client) =>
          client.rpc('import_federal_rows', { ...part, file_rows: file_rows as unknown as Json }),
      extraOptions: { failure: 'inline', accepts: number },
      invalidatesTags: (_done, error, { is_last }) => (error || !is_last ? [] : ['FederalFiles']),
    }),
  }),
});

export const {
  useListMediaQuery,
  useListRemovedMediaQuery,
  useRemoveMediaMutation,
  useListFederalFilesQuery,
  useImportFederalRowsMutation,
} = adminMediaApi;
