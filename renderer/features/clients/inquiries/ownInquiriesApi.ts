import { ADMIN_EXPORT_PAGE_SIZE, TICKETS_PAGE_SIZE } from '#shared/constants.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import { getNextCursor } from '../../../ui/list/paging.ts';
import * as s from '../../../ui/shape/shape.ts';
import { inquiriesApi } from './inquiriesApi.ts';

const isOwnInquiry = s.object({
  id: s.text,
  asked_at: s.text,
  message: s.text,
  listing_id: s.orNull(s.text),
  property_name: s.orNull(s.text),
  location: s.orNull(s.text),
  price: s.orNull(s.number),
  standing: s.oneOf(['active', 'under_contract', 'sold', 'withdrawn', 'gone']),
  conversation_id: s.orNull(s.text),
  answered_at: s.orNull(s.text),
  is_my_turn: s.bool,
  agreement: s.oneOf(['none', 'asked', 'signed']),
  transaction_id: s.orNull(s.text),
  has_room: s.bool,
  offer_until: s.orNull(s.text),
  offer_price: s.orNull(s.number),
  offer_status: s.orNull(s.text),
  cursor: s.text,
});
export type OwnInquiry = s.ShapeOf<typeof isOwnInquiry>;
const areOwn = s.listOf(isOwnInquiry);

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
