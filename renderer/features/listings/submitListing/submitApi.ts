import '#shared/texts/listings.ts';
import type { Json } from '#shared/database.types.ts';
import { ADDRESS_COLUMNS, EDITABLE_COLUMNS, selectColumns } from '#shared/listings/columns.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import * as s from '../../../ui/shape/shape.ts';
import { importOutcomeShape, isDryRun } from '../../../workbench/import/importApi.ts';
import {
  type Draft,
  type DraftPicture,
  type FormValues,
  toListingAddress,
  toListingColumns,
  toListingDetails,
  toListingNoi,
} from './listingForm.ts';

const PICTURES = 'listing-images';
const LINK_SECONDS = 3600;

const drafts = () => (client: DataClient) =>
  client
    .from('listing_drafts')
    .select('id, content, updated_at, import_id, version')
    .is('submitted_at', null)
    .order('updated_at', { ascending: false })
    .limit(200);

const draft = (id: string) => (client: DataClient) =>
  client
    .from('listing_drafts')
    .select('id, listing_id, content, version, updated_at, submitted_at')
    .eq('id', id)
    .maybeSingle();

const own = (id: string) => (client: DataClient) =>
  client
    .from('listings')
    .select(
      `id,${selectColumns(EDITABLE_COLUMNS)},status,approval_status,listing_addresses(${selectColumns(ADDRESS_COLUMNS)}),listing_details(unit_mix,payor_mix,history,ccn),listing_financials(noi),revisions(status,changes),listing_reviews(decision,reason,at),broker_accounts!inner(user_id)`,
    )
    .eq('id', id)
    .order('at', { referencedTable: 'listing_reviews', ascending: false })
    .maybeSingle();

export type OwnListingRow = NonNullable<ResponseOf<typeof own>>;

/** The photos including pending changes. */
const ownPictures = (listing_id: string) => (client: DataClient) =>
  client.rpc('own_listing_pictures', { listing_id });

/** Form values, together with those when the form was opened. */
interface Change {
  readonly id: string;
  readonly values: Draft['values'];
  readonly before: Draft['values'];
  /** All photos in order; omitted if unchanged. */
  readonly pictures?: readonly DraftPicture[] | undefined;
}

interface Saving {
  readonly id: string;
  readonly version: number;
  readonly content: Draft;
}

/** An imported row and its number. */
export interface ImportRow {
  readonly at: number;
  readonly values: FormValues;
}
interface ListingRows {
  readonly id: string;
  readonly rows: readonly ImportRow[];
}

const isBrought = s.object({
  ...importOutcomeShape,
  drafts: s.listOf(s.object({ at: s.number, id: s.text, listing_id: s.text })),
});
/** The draft created from an imported row. */
export type ImportedDraft = s.ShapeOf<typeof isBrought>['drafts'][number];

const hasPictures = s.object({ pictures: s.listOf(s.object({ id: s.text })) });
const REMOVED_AT_ONCE = 500;

/** Deletes an import's unedited drafts with their photos, which no folder lists afterwards. */
const undoImport = (import_id: string) => async (client: DataClient) => {
  const there = await client
    .from('listing_drafts')
    .select('listing_id, content')
    .eq('import_id', import_id)
    .eq('version', 1)
    .is('submitted_at', null);
  if (there.error !== null) return there;
  const paths = there.data.flatMap(({ listing_id, content }) =>
    hasPictures(content) ? content.pictures.map(({ id }) => `${listing_id}/${id}`) : [],
  );
  for (let from = 0; from < paths.length; from += REMOVED_AT_ONCE) {
    const part = paths.slice(from, from + REMOVED_AT_ONCE);
    const removed = await client.storage.from(PICTURES).remove(part);
    if (removed.error !== null) return removed;
  }
  return brought(import_id)(client);
};

const brought = (import_id: string) => (client: DataClient) =>
  client
    .from('listing_drafts')
    .delete()
    .eq('import_id', import_id)
    .eq('version', 1)
    .is('submitted_at', null)
    .select('id');

interface Upload {
  readonly listing: string;
  readonly id: string;
  readonly content: Blob;
}

const isLink = s.object({ signedUrl: s.text });

const change =
  ({ id, values, before, pictures }: Change) =>
  async (client: DataClient) => {
    const was: Readonly<Record<string, unknown>> = toListingColumns(before);
    const entries = Object.entries(toListingColumns(values)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name]),
    );
    if (entries.length > 0) {
      const saved = await client
        .from('listings')
        .update(Object.fromEntries(entries) as Partial<ReturnType<typeof toListingColumns>>)
        .eq('id', id);
      if (saved.error !== null) return saved;
    }
    if (pictures !== undefined) {
      const saved = await client.rpc('save_listing_pictures', {
        listing_id: id,
        pictures: pictures as unknown as Json,
      });
      if (saved.error !== null) return saved;
    }
    const noi = toListingNoi(values);
    if (noi !== toListingNoi(before)) {
      const saved = await client.rpc('save_listing_noi', { listing_id: id, noi: noi as number });
      if (saved.error !== null) return saved;
    }
    const details = toListingDetails(values);
    if (JSON.stringify(details) !== JSON.stringify(toListingDetails(before))) {
      const saved = await client.rpc('save_listing_details', {
        listing_id: id,
        details: details as unknown as Json,
      });
      if (saved.error !== null) return saved;
    }
    const address = toListingAddress(values);
    if (JSON.stringify(address) === JSON.stringify(toListingAddress(before))) {
      return { data: null, error: null };
    }
    return client.rpc('save_listing_address', { listing_id: id, address });
  };

const api = baseApi.enhanceEndpoints({ addTagTypes: ['OwnListings', 'ListingDrafts'] });

const submitApi = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build)) => ({
    listListingDrafts: build.query<ResponseOf<typeof drafts>, void>({
      query: drafts,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: ['ListingDrafts'],
      keepUnusedDataFor: 0,
    }),

    /** The current server version; another device may have edited it. */
    readListingDraft: build.query<ResponseOf<typeof draft>, string>({
      query: draft,
      extraOptions: { failure: 'inline' },
      keepUnusedDataFor: 0,
    }),

    saveListingDraft: write(
      s.number,
      ({ id, version, content }: Saving) =>
        (client) =>
          client.rpc('save_listing_draft', {
            draft_id: id,
            version,
            content: content as unknown as Json,
          }),
    ),

    removeListingDraft: build.mutation<unknown, string>({
      query: (id) => (client) => client.from('listing_drafts').delete().eq('id', id),
      invalidatesTags: (_done, error) => (error ? [] : ['ListingDrafts']),
    }),

    judgeListingRows: write(
      isDryRun,
      ({ id, rows }: ListingRows) =>
        (client) =>
          client.rpc('preview_listing_import', {
            import_id: id,
            listing_rows: rows as unknown as Json,
          }),
    ),

    importListingDrafts: write(
      isBrought,
      ({ id, rows, isKnownLeftOut }: ListingRows & { readonly isKnownLeftOut: boolean }) =>
        (client) =>
          client.rpc('import_listing_drafts', {
            import_id: id,
            listing_rows: rows as unknown as Json,
            is_known_left_out: isKnownLeftOut,
          }),
      (_done, error) => (error ? [] : ['ListingDrafts']),
    ),

    undoListingImport: build.mutation<ResponseOf<typeof undoImport>, string>({
      query: undoImport,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      invalidatesTags: (_done, error) => (error ? [] : ['ListingDrafts']),
    }),

    bringDraftPictures: write(
      s.number,
      ({ id, pictures }: { readonly id: string; readonly pictures: readonly DraftPicture[] }) =>
        (client) =>
          client.rpc('attach_draft_pictures', {
            draft_id: id,
            pictures: pictures as unknown as Json,
          }),
      (_done, error) => (error ? [] : ['ListingDrafts']),
    ),

    submitListing: write(
      s.text,
      ({ id, values, pictures }: { readonly id: string } & Draft) =>
        (client) =>
          client.rpc('submit_listing', {
            draft_id: id,
            listing: {
              ...toListingColumns(values),
              details: toListingDetails(values),
              noi: toListingNoi(values),
            } as unknown as Json,
            address: toListingAddress(values),
            pictures: pictures as unknown as Json,
          }),
      (_done, error) => (error ? [] : ['OwnListings', 'ListingDrafts']),
    ),

    uploadListingPicture: write(
      ({ listing, id, content }: Upload) =>
        (client) =>
          client.storage
            .from(PICTURES)
            .upload(`${listing}/${id}`, content, { contentType: content.type }),
    ),

    removeListingPicture: write(
      { failure: 'silent' },
      ({ listing, id }: { readonly listing: string; readonly id: string }) =>
        (client) =>
          client.storage.from(PICTURES).remove([`${listing}/${id}`]),
    ),

    /** Signed URL for the owner of an unpublished photo, valid for one hour. */
    linkListingPicture: read(
      { failure: 'silent', keepUnusedDataFor: 600, accepts: isLink },
      ({ listing, id }: { readonly listing: string; readonly id: string }) =>
        (client) =>
          client.storage.from(PICTURES).createSignedUrl(`${listing}/${id}`, LINK_SECONDS),
    ),

    getOwnListing: build.query<ResponseOf<typeof own>, string>({
      query: own,
      extraOptions: { failure: 'inline' },
      providesTags: ['OwnListings'],
      keepUnusedDataFor: 0,
    }),

    listOwnPictures: build.query<ResponseOf<typeof ownPictures>, string>({
      query: ownPictures,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: ['OwnListings'],
      keepUnusedDataFor: 0,
    }),

    changeListing: write({}, change, (_done, error) => (error ? [] : ['OwnListings'])),
  }),
});

export const {
  useListListingDraftsQuery,
  useLazyReadListingDraftQuery,
  useReadListingDraftQuery,
  useSaveListingDraftMutation,
  useRemoveListingDraftMutation,
  useJudgeListingRowsMutation,
  useBringDraftPicturesMutation,
  useImportListingDraftsMutation,
  useUndoListingImportMutation,
  useSubmitListingMutation,
  useUploadListingPictureMutation,
  useRemoveListingPictureMutation,
  useLinkListingPictureQuery,
  useGetOwnListingQuery,
  useListOwnPicturesQuery,
  useChangeListingMutation,
} = submitApi;
