import {
  BROKER_LISTINGS_SHOWN,
  HERO_KEEP_SECONDS,
  LISTINGS_PAGE_SIZE,
  SIMILAR_LISTINGS,
  SUGGESTION_KEEP_SECONDS,
  SUGGESTION_LIMIT,
} from '#shared/constants.ts';
import { baseApi } from '../../app/api/baseApi.ts';
import type { DataClient } from '../../app/api/dataClient.ts';
import type {
  Address,
  BrokerContact,
  HeroStatistics,
  ListedCommunity,
  Listing,
  Suggestion,
} from './listing.ts';
import { type ListingSearch, priceBand, wordsOf } from './listingSearch.ts';

const PICTURE = 'image_url, alt_text, caption, image_order, width, height';
const LISTED = `id, property_name, location, property_type, is_confidential, price, total_beds, total_units, occupancy_rate, cap_rate, status, created_at, listing_images(${PICTURE})`;

interface ListingsAnswer {
  readonly rows: readonly ListedCommunity[];
  readonly count: number;
}

const isStatistics = (data: unknown): boolean =>
  typeof (data as Partial<HeroStatistics> | null)?.listings === 'number';

/** Named in each question, as the indexes want it; the policies of the server say the same. */
const LIVE = ['active', 'under_contract'];

const ORDERS: Readonly<Record<string, readonly [column: string, ascending: boolean]>> = {
  newest: ['created_at', false],
  'price-low': ['price', true],
  'price-high': ['price', false],
  cap: ['cap_rate', false],
};

function findListings(client: DataClient, search: ListingSearch) {
  const { state, type, price, beds, occupancy, cap, sort = 'newest', page } = search;
  let call = client
    .from('listings')
    .select(LISTED, { count: 'exact' })
    .eq('approval_status', 'approved')
    .in('status', LIVE);
  for (const word of wordsOf(search.search ?? '')) {
    const columns = ['property_name', 'location', 'broker_name'];
    call = call.or(columns.map((column) => `${column}.ilike.*${word}*`).join());
  }
  if (state) call = call.eq('state', state);
  if (type) call = call.eq('property_type', type);
  if (price) {
    const [least, most] = priceBand(price);
    call = call.gte('price', least);
    if (most !== null) call = call.lt('price', most);
  }
  if (beds) call = call.gte('total_beds', Number(beds));
  if (occupancy) call = call.gte('occupancy_rate', Number(occupancy));
  if (cap) call = call.gte('cap_rate', Number(cap));
  const [column, ascending] = ORDERS[sort] ?? ['created_at', false];
  const from = (page - 1) * LISTINGS_PAGE_SIZE;
  return call
    .order(column, { ascending, nullsFirst: false })
    .order('id')
    .order('image_order', { referencedTable: 'listing_images' })
    .range(from, from + LISTINGS_PAGE_SIZE - 1);
}

export const listingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    findListings: build.query<ListingsAnswer, ListingSearch>({
      query: (search) => async (client) => {
        const { data, count, error, status } = await findListings(client, search);
        // A page behind the last one is none, not a mistake.
        if (error?.code === 'PGRST103')
          return { data: { rows: [], count: 0 }, error: null, status };
        return { data: { rows: data ?? [], count: count ?? 0 }, error, status };
      },
      extraOptions: { failure: 'inline' },
    }),

    /** Null for one that nobody has, and for one that this person may not see. */
    getListing: build.query<Listing | null, string>({
      query: (id) => (client) =>
        client
          .from('listings')
          .select(`*, listing_images(${PICTURE})`)
          .eq('id', id)
          .order('image_order', { referencedTable: 'listing_images' })
          .maybeSingle(),
      extraOptions: { failure: 'inline' },
    }),

    similarListings: build.query<
      ListedCommunity[],
      Pick<Listing, 'id' | 'state' | 'property_type'>
    >({
      query:
        ({ id, state, property_type }) =>
        (client) =>
          client
            .from('listings')
            .select(LISTED)
            .eq('approval_status', 'approved')
            .in('status', LIVE)
            .or(`state.eq.${state},property_type.eq.${property_type}`)
            .neq('id', id)
            .order('created_at', { ascending: false })
            .order('image_order', { referencedTable: 'listing_images' })
            .limit(SIMILAR_LISTINGS),
      extraOptions: { failure: 'silent', accepts: Array.isArray },
    }),

    brokerListings: build.query<ListedCommunity[], string>({
      query: (brokerId) => (client) =>
        client
          .from('listings')
          .select(LISTED)
          .eq('broker_id', brokerId)
          .eq('approval_status', 'approved')
          .in('status', LIVE)
          .order('created_at', { ascending: false })
          .order('image_order', { referencedTable: 'listing_images' })
          .limit(BROKER_LISTINGS_SHOWN),
      extraOptions: { failure: 'inline', accepts: Array.isArray },
    }),

    /** Null for whom it is not open to; asked only for somebody signed in. */
    getAddress: build.query<Address | null, string>({
      query: (id) => (client) =>
        client
          .from('listing_addresses')
          .select('street_address, postal_code, latitude, longitude')
          .eq('listing_id', id)
          .maybeSingle(),
      extraOptions: { failure: 'inline' },
      providesTags: ['BrokerContact'],
    }),

    getBrokerContact: build.query<BrokerContact | null, string>({
      query: (listing_id) => (client) => client.rpc('listing_contact', { listing_id }),
      extraOptions: { failure: 'inline' },
      providesTags: ['BrokerContact'],
    }),

    contactBroker: build.mutation<unknown, { readonly id: string; readonly message: string }>({
      query:
        ({ id, message }) =>
        (client) =>
          client.rpc('contact_broker', { listing_id: id, message }),
      extraOptions: { failure: 'inline', success: 'brokerContacted' },
      invalidatesTags: (_answer, error) => (error ? [] : ['BrokerContact', 'Account']),
    }),

    suggestSearches: build.query<Suggestion[], string>({
      query: (partial_term) => (client) =>
        client.rpc('get_search_suggestions', { partial_term, suggestion_limit: SUGGESTION_LIMIT }),
      extraOptions: { failure: 'silent', accepts: Array.isArray },
      keepUnusedDataFor: SUGGESTION_KEEP_SECONDS,
    }),

    getHeroStatistics: build.query<HeroStatistics, void>({
      query: () => (client) => client.rpc('hero_statistics'),
      extraOptions: { failure: 'silent', accepts: isStatistics },
      keepUnusedDataFor: HERO_KEEP_SECONDS,
    }),
  }),
});

export const {
  useFindListingsQuery,
  useGetListingQuery,
  useSimilarListingsQuery,
  useBrokerListingsQuery,
  useGetAddressQuery,
  useGetBrokerContactQuery,
  useContactBrokerMutation,
  useSuggestSearchesQuery,
  useGetHeroStatisticsQuery,
} = listingsApi;
