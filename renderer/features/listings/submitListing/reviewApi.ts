import '#shared/texts/brokerage.ts';
import '#shared/texts/listings.ts';
import { brokerageNotices } from '#shared/texts/brokerage.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import type { ShapeOf } from '../../../ui/shape/shape.ts';
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
  endpoints: (build) => ({
    checkListingLicense: build.query<
      ShapeOf<typeof isLicenseCheck>,
      { readonly state: string; readonly listing: string | null }
    >({
      query:
        ({ state, listing }) =>
        (client) =>
          client.rpc('check_listing_license', {
            state,
            ...(listing !== null && { listing_id: listing }),
          }),
      extraOptions: { failure: 'silent', accepts: isLicenseCheck },
      keepUnusedDataFor: 0,
    }),

    getListingSubmission: build.query<ShapeOf<typeof isSubmissionOrNone>, string>({
      query: (listing_id) => (client) => client.rpc('get_listing_submission', { listing_id }),
      extraOptions: { failure: 'inline', accepts: isSubmissionOrNone },
      providesTags: ['ListingSubmissions', 'OwnListings'],
      keepUnusedDataFor: 0,
    }),

    resubmitListing: build.mutation<unknown, string>({
      query: (listing_id) => (client) => client.rpc('resubmit_listing', { listing_id }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['ListingSubmissions'],
    }),

    getListingToSign: build.query<ShapeOf<typeof isListingToSignOrNone>, string>({
      query: (listing_id) => (client) => client.rpc('get_listing_to_sign', { listing_id }),
      extraOptions: { failure: 'inline', accepts: isListingToSignOrNone },
      providesTags: ['ListingSubmissions'],
      keepUnusedDataFor: 0,
    }),

    returnListing: build.mutation<unknown, Return>({
      query:
        ({ id, comments, note }) =>
        (client) =>
          client.rpc('return_listing', { listing_id: id, comments, note }),
      extraOptions: { failure: 'inline', success: brokerageNotices.returned },
      invalidatesTags: (_done, error) => (error ? [] : ['Brokerage', 'ListingSubmissions']),
    }),

    signOffListing: build.mutation<unknown, string>({
      query: (listing_id) => (client) => client.rpc('sign_off_listing', { listing_id }),
      extraOptions: { failure: 'inline', success: brokerageNotices.signed },
      invalidatesTags: (_done, error) => (error ? [] : ['Brokerage', 'ListingSubmissions']),
    }),
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
