import '#shared/texts/deals.ts';
import '#shared/texts/transactions.ts';
import type { DataClient } from '../../data/api/dataClient.ts';
import type { ResponseOf } from '../../data/api/responseOf.ts';
import { rpc } from '../../data/api/rpc.ts';
import { anything } from '../../ui/shape/shape.ts';
import { recordTags } from './tags.ts';

const listings = (contactId: string) => rpc('match_listings', { contactId });

const buyers = (listingId: string) => rpc('match_buyers', { listingId });

const ownListings = () => rpc('my_deal_listings');

const oneListing = (id: string) => (client: DataClient) =>
  client.from('listings').select('id, property_name, location').eq('id', id).maybeSingle();

/** Matches between buying criteria and listings. */
export const {
  useMatchListingsQuery,
  useMatchBuyersQuery,
  useMyDealListingsQuery,
  useListingOfDealQuery,
  useTieDealMutation,
} = recordTags.injectEndpoints({
  endpoints: (build) => ({
    /** Listings that match a client, best first. */
    matchListings: build.query<ResponseOf<typeof listings>, string>({
      query: listings,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: [{ type: 'Records', id: 'contacts' }],
    }),

    /** Clients who match a listing, best first. */
    matchBuyers: build.query<ResponseOf<typeof buyers>, string>({
      query: buyers,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: [{ type: 'Records', id: 'contacts' }],
    }),

    myDealListings: build.query<ResponseOf<typeof ownListings>, void>({
      query: ownListings,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
    }),

    /** Null if the listing is no longer accessible. */
    listingOfDeal: build.query<ResponseOf<typeof oneListing>, string>({
      query: oneListing,
      extraOptions: { failure: 'inline' },
    }),

    tieDeal: build.mutation<
      unknown,
      { readonly dealId: string; readonly listingId: string | null }
    >({
      query: ({ dealId, listingId }) =>
        rpc('link_deal_to_listing', { id: dealId, listingId: listingId as string }),
      extraOptions: { failure: 'toast', accepts: anything },
      invalidatesTags: (_result, _error, { dealId }) => [
        { type: 'Records', id: 'deals' },
        { type: 'Records', id: `deals:${dealId}` },
        { type: 'RecordTimeline', id: `deals:${dealId}` },
      ],
    }),
  }),
});
