import '#shared/texts/conversations.ts';
import {
  BROKER_LISTINGS_SHOWN,
  LISTINGS_PAGE_SIZE,
  SIMILAR_LISTINGS,
  SUGGESTION_CACHE_SECONDS,
  SUGGESTION_LIMIT,
} from '#shared/constants.ts';
import { LISTED_COLUMNS, LISTING_IMAGE_COLUMNS, withImages } from '#shared/listings/columns.ts';
import { listingsNotices } from '#shared/texts/listings.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { checked } from '../../../data/api/validateResponse.ts';
import { ACCOUNT_TAGS } from '../../../session/account/index.ts';
import { viewSession } from '../../../session/persisted/viewSession.ts';
import * as s from '../../../ui/shape/shape.ts';
import { isContactAllowance } from './contactAllowance.ts';
import {
  areFigures,
  isBrokerContact,
  isContactResult,
  isFound,
  isMapResult,
  isWholeListing,
  type Listing,
} from './listing.ts';
import { facetsOf, type getActiveFilters, type ListingSearch } from './listingSearch.ts';

const LISTED = withImages(LISTED_COLUMNS, LISTING_IMAGE_COLUMNS);
const WHOLE = withImages(['*'], LISTING_IMAGE_COLUMNS);

/** Named in every query so that indexes are used; the server's policies apply the same rule. */
const LIVE = ['active', 'under_contract'];

const live = (client: DataClient) =>
  client
    .from('listings')
    .select(LISTED)
    .eq('approval_status', 'approved')
    .eq('is_unlisted', false)
    .in('status', LIVE)
    .order('created_at', { ascending: false })
    .order('image_order', { referencedTable: 'listing_images' });

const row = (id: string) => (client: DataClient) =>
  client
    .from('listings')
    .select(WHOLE)
    .eq('id', id)
    .order('image_order', { referencedTable: 'listing_images' })
    .maybeSingle();

/** Reads a public listing, or an unlisted one by id. */
const whole = (id: string) => async (client: DataClient) => {
  const seen = await row(id)(client);
  if (seen.error !== null || seen.data !== null) return seen;
  return checked(
    s.orNull(isWholeListing),
    await client.rpc('get_unlisted_listing', { listing_id: id }),
  );
};

const similar =
  ({ id, state, property_type }: Pick<Listing, 'id' | 'state' | 'property_type'>) =>
  (client: DataClient) =>
    live(client)
      .or(`state.eq.${state},property_type.eq.${property_type}`)
      .neq('id', id)
      .limit(SIMILAR_LISTINGS);

const ofBroker = (brokerId: string) => (client: DataClient) =>
  live(client).eq('broker_id', brokerId).limit(BROKER_LISTINGS_SHOWN);

const addressOf = (id: string) => (client: DataClient) =>
  client
    .from('listing_addresses')
    .select('street_address, postal_code, latitude, longitude')
    .eq('listing_id', id)
    .maybeSingle();

const suggestions = (partial_term: string) => (client: DataClient) =>
  client.rpc('get_search_suggestions', { partial_term, suggestion_limit: SUGGESTION_LIMIT });

const isContactOrNone = s.orNull(isBrokerContact);
const isAllowanceOrNone = s.orNull(isContactAllowance);

const api = baseApi.enhanceEndpoints({ addTagTypes: [...ACCOUNT_TAGS, 'BrokerContact'] });

export const listingsApi = api.injectEndpoints({
  endpoints: (build, { read, rows, write } = calls(build)) => ({
    findListings: read(
      isFound,
      (search: ListingSearch) => (client) =>
        client.rpc('find_listings', {
          facets: facetsOf(search),
          search: search.search ?? '',
          sort: search.sort ?? 'newest',
          ...(search.after !== undefined && { after: search.after }),
          ...(search.before !== undefined && { before: search.before }),
          page_size: LISTINGS_PAGE_SIZE,
        }),
    ),

    /** Separate from the page query, so the page does not wait for it and paging does not recount. */
    getListingFigures: read(
      { failure: 'silent', accepts: areFigures },
      (search: ReturnType<typeof getActiveFilters>) => (client) =>
        client.rpc('listing_figures', { facets: facetsOf(search), search: search.search ?? '' }),
    ),

    /** Locations of the listings; requested only when the map is shown. */
    mapListings: read(
      isMapResult,
      (search: ReturnType<typeof getActiveFilters>) => (client) =>
        client.rpc('map_listings', { facets: facetsOf(search), search: search.search ?? '' }),
    ),

    /** Null if the listing does not exist or the user can't see it. */
    getListing: build.query<ResponseOf<typeof whole>, string>({
      query: whole,
      extraOptions: { failure: 'inline' },
    }),

    similarListings: build.query<ResponseOf<typeof similar>, Parameters<typeof similar>[0]>({
      query: similar,
      extraOptions: { failure: 'silent', accepts: Array.isArray },
    }),

    brokerListings: rows(ofBroker),

    /** Null if the user has no access; requested only when signed in. */
    getAddress: build.query<ResponseOf<typeof addressOf>, string>({
      query: addressOf,
      extraOptions: { failure: 'inline' },
      providesTags: ['BrokerContact'],
    }),

    getBrokerContact: read(
      isContactOrNone,
      (listing_id: string) => (client) => client.rpc('listing_contact', { listing_id }),
      ['BrokerContact'],
    ),

    /** How many more brokers the user can contact this month; null without access. */
    getContactAllowance: build.query<s.ShapeOf<typeof isAllowanceOrNone>, void>({
      query: () => rpc('my_contact_allowance'),
      extraOptions: { failure: 'silent', accepts: isAllowanceOrNone },
      // Invalidated by plan changes as well as by contacts.
      providesTags: ['BrokerContact', 'Account'],
    }),

    /** Counts a listing view, once per session. */
    viewListing: write(
      { failure: 'silent' },
      (listing_id: string) => (client) =>
        client.rpc('view_listing', { listing_id, session: viewSession() }),
    ),

    contactBroker: write(
      { success: listingsNotices.brokerContacted, accepts: isContactResult },
      ({ id, message }: { readonly id: string; readonly message: string }) =>
        (client) =>
          client.rpc('contact_broker', { listing_id: id, message }),
      (_result, error) => (error ? [] : ['BrokerContact', 'Account']),
    ),

    suggestSearches: build.query<ResponseOf<typeof suggestions>, string>({
      query: suggestions,
      extraOptions: { failure: 'silent', accepts: Array.isArray },
      keepUnusedDataFor: SUGGESTION_CACHE_SECONDS,
    }),
  }),
});

export const {
  useFindListingsQuery,
  useGetListingFiguresQuery,
  useMapListingsQuery,
  useGetListingQuery,
  useSimilarListingsQuery,
  useBrokerListingsQuery,
  useGetAddressQuery,
  useGetBrokerContactQuery,
  useGetContactAllowanceQuery,
  useContactBrokerMutation,
  useViewListingMutation,
  useSuggestSearchesQuery,
} = listingsApi;
