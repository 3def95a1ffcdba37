import '#shared/texts/ledger.ts';
import {
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const areSchedules = object({
  people: listOf(object({ id: text, name: text })),
  schedules: listOf(
    object({
      id: text,
      repeats: oneOf(['weekly', 'monthly']),
      /** Day of the week from Monday, or of the month. */
      day: number,
      by: text,
      last_sent_at: orNull(text),
      recipients: listOf(text),
    }),
  ),
});
export type ReportSchedules = ShapeOf<typeof areSchedules>;

interface OfReport {
  readonly communityId: string;
  readonly report: string;
}

interface NewSchedule extends OfReport {
  readonly id: string;
  readonly repeats: string;
  readonly day: number;
  readonly memberIds: readonly string[];
}

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['ReportSchedules'] });

export const {
  useReportSchedulesQuery,
  useSaveReportScheduleMutation,
  useRemoveReportScheduleMutation,
} = tags.injectEndpoints({
  endpoints: (build) => ({
    reportSchedules: build.query<ReportSchedules, OfReport>({
      query:
        ({ communityId, report }) =>
        (client) =>
          client.rpc('list_report_schedules', { p_community_id: communityId, p_report: report }),
      extraOptions: { failure: 'inline', accepts: areSchedules },
      providesTags: ['ReportSchedules'],
    }),
    saveReportSchedule: build.mutation<unknown, NewSchedule>({
      query:
        ({ id, communityId, report, repeats, day, memberIds }) =>
        (client) =>
          client.rpc('save_report_schedule', {
            p_id: id,
            p_community_id: communityId,
            p_report: report,
            p_repeats: repeats,
            p_day: day,
            p_member_ids: [...memberIds],
          }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['ReportSchedules'],
    }),
    removeReportSchedule: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('remove_report_schedule', { p_id: id }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['ReportSchedules'],
    }),
  }),
});
