import '#shared/texts/brokerage.ts';
import '#shared/texts/listings.ts';
import { brokerageNotices } from '#shared/texts/brokerage.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import {
  type FieldComments,
  isLicenseCheck,
  isListingToSignOrNone,
  isSubmissionOrNone,
} from './listingReturn.ts';

const api = baseApi.enhanceEndpoints({
  addTagTypes: ['Brokerage', 'OwnListings', 'ListingSubmissions'],
});

interface Return {
  readonly id: string;
  readonly comments: FieldComments;
  readonly note: string;
}

const reviewApi = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['ListingSubmissions'])) => ({
    checkListingLicense: read(
      { failure: 'silent', keepUnusedDataFor: 0, accepts: isLicenseCheck },
      ({ state, listing }: { readonly state: string; readonly listing: string | null }) =>
        (client) =>
          client.rpc('check_listing_license', {
            state,
            ...(listing !== null && { listing_id: listing }),
          }),
      [],
    ),

    getListingSubmission: read(
      { keepUnusedDataFor: 0, accepts: isSubmissionOrNone },
      (listing_id: string) => (client) => client.rpc('get_listing_submission', { listing_id }),
      ['ListingSubmissions', 'OwnListings'],
    ),

    resubmitListing: write(
      (listing_id: string) => (client) => client.rpc('resubmit_listing', { listing_id }),
    ),

    getListingToSign: read(
      { keepUnusedDataFor: 0, accepts: isListingToSignOrNone },
      (listing_id: string) => (client) => client.rpc('get_listing_to_sign', { listing_id }),
    ),

    returnListing: write(
      { success: brokerageNotices.returned },
      ({ id, comments, note }: Return) =>
        (client) =>
          client.rpc('return_listing', { listing_id: id, comments, note }),
      (_done, error) => (error ? [] : ['Brokerage', 'ListingSubmissions']),
    ),

    signOffListing: write(
      { success: brokerageNotices.signed },
      (listing_id: string) => (client) => client.rpc('sign_off_listing', { listing_id }),
      (_done, error) => (error ? [] : ['Brokerage', 'ListingSubmissions']),
    ),
  }),
});

export const {
  useCheckListingLicenseQuery,
  useGetListingSubmissionQuery,
  useResubmitListingMutation,
  useGetListingToSignQuery,
  useReturnListingMutation,
  useSignOffListingMutation,
} = reviewApi;
