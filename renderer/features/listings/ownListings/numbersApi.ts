import { baseApi } from '../../../data/api/baseApi.ts';
import { listOf, number, object, orNull, type ShapeOf, text } from '../../../ui/shape/shape.ts';

/** Performance of the user's listings; null if they have none. */
export const areListingNumbers = orNull(
  object({
    weeks: listOf(object({ week: text, views: number, saves: number, inquiries: number })),
    listings: listOf(
      object({
        id: text,
        name: text,
        location: text,
        status: text,
        approval_status: text,
        price: orNull(number),
        views: number,
        saves: number,
        inquiries: number,
        pictures: number,
        documents: number,
        signed: number,
        gaps: listOf(text),
      }),
    ),
  }),
);
export type ListingNumbers = NonNullable<ShapeOf<typeof areListingNumbers>>;

const numbersApi = baseApi.enhanceEndpoints({ addTagTypes: ['OwnListings'] }).injectEndpoints({
  endpoints: (build) => ({
    getListingNumbers: build.query<ShapeOf<typeof areListingNumbers>, number>({
      query: (weeks) => (client) => client.rpc('my_listing_numbers', { weeks }),
      extraOptions: { failure: 'inline', accepts: areListingNumbers },
      providesTags: ['OwnListings'],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetListingNumbersQuery } = numbersApi;
