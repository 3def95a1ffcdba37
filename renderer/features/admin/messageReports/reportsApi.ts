import { getNextCursor } from '../../../ui/list/paging.ts';
import '#shared/texts/conversations.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

export type Decision = 'dismissed' | 'warned' | 'removed';

const isReport = object({
  id: text,
  status: text,
  decision: orNull(text),
  reason: text,
  note: orNull(text),
  message_text: text,
  created_at: text,
  handled_at: orNull(text),
  reporter_name: orNull(text),
  sender_id: orNull(text),
  sender_name: orNull(text),
  sender_reports: number,
  is_removed: bool,
  cursor: text,
});

export type MessageReport = ShapeOf<typeof isReport>;

const SIZE = 30;
const api = baseApi.enhanceEndpoints({ addTagTypes: ['MessageReports'] });

const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Open or decided reports, newest first. */
    listReports: build.infiniteQuery<readonly MessageReport[], boolean, string | null>({
      query:
        ({ queryArg: isOpen, pageParam: after }) =>
        (client) =>
          client.rpc('find_message_reports', {
            page_size: SIZE,
            ...(isOpen && { status: 'open' }),
            ...(after !== null && { after }),
          }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => getNextCursor(page, SIZE),
      },
      extraOptions: { failure: 'inline', accepts: listOf(isReport) },
      providesTags: ['MessageReports'],
      onCacheEntryAdded: follow({
        sources: () => [{ table: 'message_reports' }],
        refetch: api.util.invalidateTags(['MessageReports']),
      }),
    }),

    decideReport: build.mutation<
      unknown,
      { readonly id: string; readonly decision: Decision; readonly note: string }
    >({
      query:
        ({ id, decision, note }) =>
        (client) =>
          client.rpc('decide_message_report', {
            report_id: id,
            decision,
            ...(note !== '' && { note }),
          }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['MessageReports'],
    }),
  }),
});

export const { useListReportsInfiniteQuery, useDecideReportMutation } = reportsApi;
