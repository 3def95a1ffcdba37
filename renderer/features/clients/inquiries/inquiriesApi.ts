import { ADMIN_EXPORT_PAGE_SIZE, TICKETS_PAGE_SIZE } from '#shared/constants.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import { isId } from '../../../ui/format/id.ts';
import { getNextCursor } from '../../../ui/list/paging.ts';
import { toTimeRange } from '../../../ui/search/timeRange.ts';
import * as s from '../../../ui/shape/shape.ts';
import type { ListSearch } from '../../../workbench/list/useListSearch.ts';

const isInquiry = s.object({
  id: s.text,
  asked_at: s.text,
  name: s.orNull(s.text),
  company: s.orNull(s.text),
  message: s.text,
  listing_id: s.orNull(s.text),
  property_name: s.orNull(s.text),
  conversation_id: s.orNull(s.text),
  last_message_at: s.orNull(s.text),
  cursor: s.text,
});
export type Inquiry = s.ShapeOf<typeof isInquiry>;
export const areInquiries = s.listOf(isInquiry);

const inquiries =
  ({ filters }: ListSearch, after: string | null, size: number) =>
  (client: DataClient) => {
    const dateFilter = filters.find(({ field }) => field === 'asked_at');
    const about = filters.find(({ field }) => field === 'listing');
    const { from, before } = dateFilter === undefined ? {} : toTimeRange(dateFilter, new Date());
    return client.rpc('find_inquiries', {
      page_size: size,
      ...(about !== undefined && { listings: about.values.filter(isId) }),
      ...(from !== undefined && { since: from }),
      ...(before !== undefined && { before }),
      ...(after !== null && { after }),
    });
  };

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Inquiries'] });

export const inquiriesApi = api.injectEndpoints({
  endpoints: (build, { read } = calls(build)) => ({
    /** Inquiries about the user's listings, newest first. */
    listInquiries: build.infiniteQuery<readonly Inquiry[], ListSearch, string | null>({
      query: ({ queryArg, pageParam }) => inquiries(queryArg, pageParam, TICKETS_PAGE_SIZE),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => getNextCursor(page, TICKETS_PAGE_SIZE) ?? undefined,
      },
      extraOptions: { failure: 'inline', accepts: areInquiries },
      providesTags: ['Inquiries'],
    }),

    /** One page for export, independent of the screen's cache. */
    readInquiries: read(
      { keepUnusedDataFor: 0, accepts: areInquiries },
      ({ search, after }: { readonly search: ListSearch; readonly after: string | null }) =>
        inquiries(search, after, ADMIN_EXPORT_PAGE_SIZE),
    ),
  }),
});

export const { useListInquiriesInfiniteQuery } = inquiriesApi;
