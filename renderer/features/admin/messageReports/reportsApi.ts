import { getNextCursor } from '../../../ui/list/paging.ts';
import '#shared/texts/conversations.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
import * as s from '../../../ui/shape/shape.ts';

export type Decision = 'dismissed' | 'warned' | 'removed';

const isReport = s.object({
  id: s.text,
  status: s.text,
  decision: s.orNull(s.text),
  reason: s.text,
  note: s.orNull(s.text),
  message_text: s.text,
  created_at: s.text,
  handled_at: s.orNull(s.text),
  reporter_name: s.orNull(s.text),
  sender_id: s.orNull(s.text),
  sender_name: s.orNull(s.text),
  sender_reports: s.number,
  is_removed: s.bool,
  cursor: s.text,
});

export type MessageReport = s.ShapeOf<typeof isReport>;

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
      extraOptions: { failure: 'inline', accepts: s.listOf(isReport) },
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
