import '#shared/texts/command.ts';
import '#shared/texts/listings.ts';
import '#shared/texts/operator.ts';
import { callFunction } from '../../data/api/callFunction.ts';
import { calls } from '../../data/api/calls.ts';
import { rpc, rpcWith } from '../../data/api/rpc.ts';
import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../ui/shape/shape.ts';
import { recordTags } from './tags.ts';

const isBuyerPackage = object({
  id: text,
  community: text,
  day: text,
  residents: number,
  /** Of the rent roll, a month. */
  monthly_cents: number,
  /** Of the T-12. */
  revenue_cents: number,
  status: oneOf(['pending', 'approved', 'declined', 'withdrawn']),
  requested_at: text,
  requested_by: text,
  is_in_listing: bool,
  /** It started a listing draft that isn't submitted. */
  is_in_draft: bool,
  /** That draft, if it is the reader's. */
  draft_id: orNull(text),
  answered_at: orNull(text),
  answered_by: orNull(text),
});
export type BuyerPackageRequest = ShapeOf<typeof isBuyerPackage>;

export const areBuyerPackages = object({
  has_listing: bool,
  packages: listOf(isBuyerPackage),
});

const areListingPackages = object({
  /** The listing's own documents require an NDA. */
  has_nda: bool,
  packages: listOf(isBuyerPackage),
  rooms: listOf(object({ id: text, name: text })),
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
