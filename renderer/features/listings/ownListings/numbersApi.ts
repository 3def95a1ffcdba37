import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
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
  endpoints: (build, { read } = calls(build, ['OwnListings'])) => ({
    getListingNumbers: read(
      { keepUnusedDataFor: 0, accepts: areListingNumbers },
      (weeks: number) => (client) => client.rpc('my_listing_numbers', { weeks }),
    ),
  }),
});

export const { useGetListingNumbersQuery } = numbersApi;
