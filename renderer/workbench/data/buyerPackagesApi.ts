import '#shared/texts/command.ts';
import '#shared/texts/listings.ts';
import '#shared/texts/operator.ts';
import { callFunction } from '../../data/api/callFunction.ts';
import { calls } from '../../data/api/calls.ts';
import { rpc, rpcWith } from '../../data/api/rpc.ts';
import * as s from '../../ui/shape/shape.ts';
import { recordTags } from './tags.ts';

const isBuyerPackage = s.object({
  id: s.text,
  community: s.text,
  day: s.text,
  residents: s.number,
  /** Of the rent roll, a month. */
  monthly_cents: s.number,
  /** Of the T-12. */
  revenue_cents: s.number,
  status: s.oneOf(['pending', 'approved', 'declined', 'withdrawn']),
  requested_at: s.text,
  requested_by: s.text,
  is_in_listing: s.bool,
  /** It started a listing draft that isn't submitted. */
  is_in_draft: s.bool,
  /** That draft, if it is the reader's. */
  draft_id: s.orNull(s.text),
  answered_at: s.orNull(s.text),
  answered_by: s.orNull(s.text),
});
export type BuyerPackageRequest = s.ShapeOf<typeof isBuyerPackage>;

export const areBuyerPackages = s.object({
  has_listing: s.bool,
  packages: s.listOf(isBuyerPackage),
});

const areListingPackages = s.object({
  /** The listing's own documents require an NDA. */
  has_nda: s.bool,
  packages: s.listOf(isBuyerPackage),
  rooms: s.listOf(s.object({ id: s.text, name: s.text })),
});

const tags = recordTags.enhanceEndpoints({
  addTagTypes: ['BuyerPackages', 'ListingDrafts', 'Rooms'],
});

/** A community's figures for buyers, requested by its director and approved by the listing's owner. */
export const {
  useBuyerPackagesQuery,
  useListingPackagesQuery,
  useRequestBuyerPackageMutation,
  useStartListingDraftMutation,
  useWithdrawBuyerPackageMutation,
  usePlaceBuyerPackageMutation,
  useDeclineBuyerPackageMutation,
} = tags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['BuyerPackages'])) => ({
    buyerPackages: read(areBuyerPackages, (communityId: string) =>
      rpc('list_buyer_packages', { communityId }),
    ),
    /** Requests that wait for the owner of a listing, and where the documents can go. */
    listingPackages: read({ failure: 'silent', accepts: areListingPackages }, (listingId: string) =>
      rpc('list_listing_packages', { listingId }),
    ),
    requestBuyerPackage: write(
      isBuyerPackage,
      rpcWith('request_buyer_package', 'id', 'communityId'),
      (_done, error) => (error ? [] : ['BuyerPackages']),
    ),
    /** Starts a listing draft of the user from the figures of a community without a listing. */
    startListingDraft: write(
      isBuyerPackage,
      rpcWith('start_listing_draft', 'id', 'communityId'),
      (_done, error) => (error ? [] : ['BuyerPackages', 'ListingDrafts']),
    ),
    withdrawBuyerPackage: write((id: string) => rpc('withdraw_buyer_package', { id })),
    /** Approves a request and files its documents in a deal room; without one, in the listing's documents. */
    placeBuyerPackage: write(
      {},
      (body: { readonly id: string; readonly room: string | null }) => (client) =>
        callFunction(client, 'buyer-package', body),
      (_done, error) => (error ? [] : ['BuyerPackages', 'Rooms']),
    ),
    declineBuyerPackage: write((id: string) =>
      rpc('answer_buyer_package', { id, approves: false }),
    ),
  }),
});
