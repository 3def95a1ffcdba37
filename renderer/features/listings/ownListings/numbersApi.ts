import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import * as s from '../../../ui/shape/shape.ts';

/** Performance of the user's listings; null if they have none. */
export const areListingNumbers = s.orNull(
  s.object({
    weeks: s.listOf(
      s.object({ week: s.text, views: s.number, saves: s.number, inquiries: s.number }),
    ),
    listings: s.listOf(
      s.object({
        id: s.text,
        name: s.text,
        location: s.text,
        status: s.text,
        approval_status: s.text,
        price: s.orNull(s.number),
        views: s.number,
        saves: s.number,
        inquiries: s.number,
        pictures: s.number,
        documents: s.number,
        signed: s.number,
        gaps: s.listOf(s.text),
      }),
    ),
  }),
);
export type ListingNumbers = NonNullable<s.ShapeOf<typeof areListingNumbers>>;

const numbersApi = baseApi.enhanceEndpoints({ addTagTypes: ['OwnListings'] }).injectEndpoints({
  endpoints: (build, { read } = calls(build, ['OwnListings'])) => ({
    getListingNumbers: read(
      { keepUnusedDataFor: 0, accepts: areListingNumbers },
      (weeks: number) => (client) => client.rpc('my_listing_numbers', { weeks }),
    ),
  }),
});

export const { useGetListingNumbersQuery } = numbersApi;
