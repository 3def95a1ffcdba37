import '#shared/texts/listings.ts';
import { areTourScenes, type TourScene } from '#shared/listings/tours.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import { checked } from '../../../data/api/validateResponse.ts';
import { toDataUrl } from '../../../ui/file/toDataUrl.ts';
import * as s from '../../../ui/shape/shape.ts';
import { arePictures, isCommunity, isOpenTourOrNull, isPicture } from './tourShapes.ts';

const areCards = s.listOf(
  s.object({
    listing_id: s.text,
    is_published: s.bool,
    updated_at: s.text,
    scene_count: s.number,
    cover_id: s.orNull(s.text),
    listings: s.object({ property_name: s.text, location: s.text }),
  }),
);

const isTour = s.object({
  scenes: areTourScenes,
  is_published: s.bool,
  version: s.number,
});

const areCommunities = s.listOf(isCommunity);

/** A seller reads only their own broker account, so it is null for listings of others. */
const areListings = s.listOf(
  s.object({
    id: s.text,
    property_name: s.text,
    location: s.text,
    broker_accounts: s.orNull(s.object({ user_id: s.text })),
  }),
);

const areTourCards = s.listOf(
  s.object({
    listingId: s.text,
    name: s.text,
    location: s.text,
    isPublished: s.bool,
    updatedAt: s.text,
    sceneCount: s.number,
    cover: s.orNull(isPicture),
  }),
);

const isTourOfListing = s.object({
  listing: s.orNull(isCommunity),
  /** True if the user sells the listing and can change its tour. */
  isOwn: s.bool,
  /** True if the tour opens for everyone with the listing's link. */
  isOpen: s.bool,
  tour: s.orNull(isTour),
  pictures: arePictures,
});

export type TourCard = s.ShapeOf<typeof areTourCards>[number];
export type TourOfListing = s.ShapeOf<typeof isTourOfListing>;

const MODELS = 'listing-models';
const PICTURE_COLUMNS = 'id, image_url, alt_text, caption, width, height, image_order';
const MAX_LISTED = 100;

const fetchTours = async (client: DataClient) => {
  const rows = checked(
    areCards,
    await client
      .from('property_tours')
      .select(
        'listing_id, is_published, updated_at, scene_count, cover_id, listings!inner(property_name, location)',
      )
      .order('updated_at', { ascending: false })
      .limit(MAX_LISTED),
  );
  if (rows.error !== null) return rows;
  const covers = rows.data.flatMap(({ cover_id: id }) => id ?? []);
  const pictures = checked(
    arePictures,
    await client.from('listing_images').select(PICTURE_COLUMNS).in('id', covers),
  );
  if (pictures.error !== null) return pictures;
  const data = rows.data.map((row) => ({
    listingId: row.listing_id,
    name: row.listings.property_name,
    location: row.listings.location,
    isPublished: row.is_published,
    updatedAt: row.updated_at,
    sceneCount: row.scene_count,
    cover: pictures.data.find(({ id }) => id === row.cover_id) ?? null,
  }));
  return { data, error: null };
};

/** The tour as everyone with the listing's link sees it; nulls if it isn't open to them. */
async function fetchOpenTour(client: DataClient, listingId: string) {
  const open = checked(
    isOpenTourOrNull,
    await client.rpc('get_property_tour', { listing_id: listingId }),
  );
  if (open.error !== null) return open;
  const { listing = null, scenes, pictures = [] } = open.data ?? {};
  const tour = scenes === undefined ? null : { scenes, is_published: true, version: 0 };
  return { data: { listing, isOwn: false, isOpen: tour !== null, tour, pictures }, error: null };
}

interface TourRequest {
  readonly listingId: string;
  /** Members also see tours of confidential listings, and their own drafts. */
  readonly isMember: boolean;
}

const fetchTour =
  ({ listingId, isMember }: TourRequest) =>
  async (client: DataClient) => {
    const open = await fetchOpenTour(client, listingId);
    if (open.error !== null || !isMember) return open;
    const [listing, tour, pictures] = await Promise.all([
      client
        .from('listings')
        .select('id, property_name, location, broker_accounts(user_id)')
        .eq('id', listingId)
        .limit(1)
        .then((response) => checked(areListings, response)),
      client
        .from('property_tours')
        .select('scenes, is_published, version')
        .eq('listing_id', listingId)
        .limit(1)
        .then((response) => checked(s.listOf(isTour), response)),
      client
        .from('listing_images')
        .select(PICTURE_COLUMNS)
        .eq('listing_id', listingId)
        .order('image_order')
        .limit(40)
        .then((response) => checked(arePictures, response)),
    ]);
    if (listing.error !== null) return listing;
    if (tour.error !== null) return tour;
    if (pictures.error !== null) return pictures;
    if (listing.data[0] === undefined) return open;
    const data = {
      listing: listing.data[0],
      isOpen: open.data.isOpen,
      isOwn: listing.data[0].broker_accounts !== null,
      tour: tour.data[0] ?? null,
      pictures: pictures.data,
    };
    return { data, error: null };
  };

interface SavingTour {
  readonly listingId: string;
  readonly scenes: readonly TourScene[];
  readonly isPublished: boolean;
  /** The version that was opened; 0 for a new tour. */
  readonly version: number;
}

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Tours', 'OwnListings'] });

export const {
  useListToursQuery,
  useGetTourQuery,
  useHasTourQuery,
  useListOwnCommunitiesQuery,
  useSaveTourMutation,
  useRemoveTourMutation,
  useUploadTourModelMutation,
  useOpenTourModelMutation,
} = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['Tours'])) => ({
    listTours: read({ failure: 'toast', accepts: areTourCards }, () => fetchTours),
    getTour: read({ failure: 'toast', accepts: isTourOfListing }, fetchTour),

    hasTour: read(
      { failure: 'silent', accepts: s.bool },
      (listing_id: string) => (client) => client.rpc('has_property_tour', { listing_id }),
    ),

    /** The user's own listings, which can have a tour. */
    listOwnCommunities: read(
      { failure: 'silent', accepts: areCommunities },
      (userId: string) => (client) =>
        client
          .from('listings')
          .select('id, property_name, location, broker_accounts!inner(user_id)')
          .eq('broker_accounts.user_id', userId)
          .order('property_name')
          .limit(MAX_LISTED),
      ['OwnListings'],
    ),

    saveTour: write(
      s.number,
      ({ listingId, scenes, isPublished, version }: SavingTour) =>
        (client) =>
          client.rpc('save_property_tour', {
            listing_id: listingId,
            scenes: scenes as never,
            is_published: isPublished,
            was: version,
          }),
      (_done, error) => (error ? [] : ['Tours']),
    ),

    uploadTourModel: write(
      {},
      ({ path, content }: { readonly path: string; readonly content: Blob }) =>
        (client) =>
          client.storage.from(MODELS).upload(path, content, { contentType: content.type }),
      [],
    ),

    /** Downloads a model as a `data:` URL. Not a query, so that nothing caches files of this size. */
    openTourModel: write(
      { failure: 'silent', accepts: s.text },
      ({ listingId, modelId }: { readonly listingId: string; readonly modelId: string }) =>
        async (client) => {
          const { data, error } = await callFunction(client, 'tour-model', {
            listing_id: listingId,
            model_id: modelId,
          });
          return error === null ? { data: await toDataUrl(data), error } : { data, error };
        },
      [],
    ),

    removeTour: write(
      {},
      (listingId: string) => (client) =>
        client.from('property_tours').delete().eq('listing_id', listingId),
      (_done, error) => (error ? [] : ['Tours']),
    ),
  }),
});
