import '#shared/texts/deals.ts';
import '#shared/texts/transactions.ts';
import { calls } from '../../data/api/calls.ts';
import type { DataClient } from '../../data/api/dataClient.ts';
import type { ResponseOf } from '../../data/api/responseOf.ts';
import { rpc } from '../../data/api/rpc.ts';
import * as s from '../../ui/shape/shape.ts';
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
  endpoints: (build, { rows, write } = calls(build)) => ({
    /** Listings that match a client, best first. */
    matchListings: rows(listings, [{ type: 'Records', id: 'contacts' }]),

    /** Clients who match a listing, best first. */
    matchBuyers: rows(buyers, [{ type: 'Records', id: 'contacts' }]),
    myDealListings: rows(ownListings),

    /** Null if the listing is no longer accessible. */
    listingOfDeal: build.query<ResponseOf<typeof oneListing>, string>({
      query: oneListing,
      extraOptions: { failure: 'inline' },
    }),

    tieDeal: write(
      { failure: 'toast', accepts: s.anything },
      ({ dealId, listingId }: { readonly dealId: string; readonly listingId: string | null }) =>
        rpc('link_deal_to_listing', { id: dealId, listingId: listingId as string }),
      (_result, _error, { dealId }) => [
        { type: 'Records', id: 'deals' },
        { type: 'Records', id: `deals:${dealId}` },
        { type: 'RecordTimeline', id: `deals:${dealId}` },
      ],
    ),
  }),
});
