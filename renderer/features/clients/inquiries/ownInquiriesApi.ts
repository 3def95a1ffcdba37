import { ADMIN_EXPORT_PAGE_SIZE, TICKETS_PAGE_SIZE } from '#shared/constants.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import { getNextCursor } from '../../../ui/list/paging.ts';
import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';
import { inquiriesApi } from './inquiriesApi.ts';

const isOwnInquiry = object({
  id: text,
  asked_at: text,
  message: text,
  listing_id: orNull(text),
  property_name: orNull(text),
  location: orNull(text),
  price: orNull(number),
  standing: oneOf(['active', 'under_contract', 'sold', 'withdrawn', 'gone']),
  conversation_id: orNull(text),
  answered_at: orNull(text),
  is_my_turn: bool,
  agreement: oneOf(['none', 'asked', 'signed']),
  transaction_id: orNull(text),
  has_room: bool,
  offer_until: orNull(text),
  offer_price: orNull(number),
  offer_status: orNull(text),
  cursor: text,
});
export type OwnInquiry = ShapeOf<typeof isOwnInquiry>;
const areOwn = listOf(isOwnInquiry);

const own = (after: string | null, size: number) => (client: DataClient) =>
  client.rpc('my_inquiries', { page_size: size, ...(after !== null && { after }) });

export const ownInquiriesApi = inquiriesApi.injectEndpoints({
  endpoints: (build, { read } = calls(build)) => ({
    /** The user's inquiries with their status, newest first. */
    listOwnInquiries: build.infiniteQuery<readonly OwnInquiry[], void, string | null>({
      query: ({ pageParam }) => own(pageParam, TICKETS_PAGE_SIZE),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => getNextCursor(page, TICKETS_PAGE_SIZE) ?? undefined,
      },
      extraOptions: { failure: 'inline', accepts: areOwn },
      providesTags: ['Inquiries'],
    }),

    /** One page for export, independent of the screen's cache. */
    readOwnInquiries: read({ keepUnusedDataFor: 0, accepts: areOwn }, (after: string | null) =>
      own(after, ADMIN_EXPORT_PAGE_SIZE),
    ),
  }),
});

export const { useListOwnInquiriesInfiniteQuery } = ownInquiriesApi;
