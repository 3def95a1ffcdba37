import '#shared/texts/ledger.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const areSchedules = s.object({
  people: s.listOf(s.object({ id: s.text, name: s.text })),
  schedules: s.listOf(
    s.object({
      id: s.text,
      repeats: s.oneOf(['weekly', 'monthly']),
      /** Day of the week from Monday, or of the month. */
      day: s.number,
      by: s.text,
      last_sent_at: s.orNull(s.text),
      recipients: s.listOf(s.text),
    }),
  ),
});
export type ReportSchedules = s.ShapeOf<typeof areSchedules>;

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
  endpoints: (build, { read, write } = calls(build, ['ReportSchedules'])) => ({
    reportSchedules: read(areSchedules, ({ communityId, report }: OfReport) =>
      rpc('list_report_schedules', { communityId, report }),
    ),
    saveReportSchedule: write(({ id, communityId, report, repeats, day, memberIds }: NewSchedule) =>
      rpc('save_report_schedule', { id, communityId, report, repeats, day, memberIds }),
    ),
    removeReportSchedule: write((id: string) => rpc('remove_report_schedule', { id })),
  }),
});
