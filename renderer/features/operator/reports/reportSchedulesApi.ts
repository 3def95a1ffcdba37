import '#shared/texts/ledger.ts';
import { rpc } from '../../../data/api/rpc.ts';
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
      query: ({ communityId, report }) => rpc('list_report_schedules', { communityId, report }),
      extraOptions: { failure: 'inline', accepts: areSchedules },
      providesTags: ['ReportSchedules'],
    }),
    saveReportSchedule: build.mutation<unknown, NewSchedule>({
      query: ({ id, communityId, report, repeats, day, memberIds }) =>
        rpc('save_report_schedule', { id, communityId, report, repeats, day, memberIds }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['ReportSchedules'],
    }),
    removeReportSchedule: build.mutation<unknown, string>({
      query: (id) => rpc('remove_report_schedule', { id }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['ReportSchedules'],
    }),
  }),
});
