import '#shared/texts/ledger.ts';
import '#shared/texts/operator.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

interface OfReport {
  readonly communityId: string;
  readonly report: string;
  /** Such as "2026-05". */
  readonly month: string;
}

export const isReport = s.object({
  report: s.text,
  month: s.text,
  community: s.text,
  rows: s.listOf(
    s.object({ key: s.orNull(s.text), cells: s.listOf(s.orNull(s.either(s.text, s.number))) }),
  ),
});

export const { useOperatorReportQuery, useReportPdfMutation } = recordTags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build)) => ({
    operatorReport: read(isReport, ({ communityId, report, month }: OfReport) =>
      rpc('get_operator_report', { communityId, report, month: `${month}-01` }),
    ),

    /** The report as a PDF in base64. */
    reportPdf: write(
      { failure: 'toast', accepts: s.text },
      ({ communityId, report, month }: OfReport) =>
        (client) =>
          callForPdf(client, 'operator-report', { community: communityId, report, month }),
    ),
  }),
});
