import '#shared/texts/ledger.ts';
import '#shared/texts/operator.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import {
  either,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

interface OfReport {
  readonly communityId: string;
  readonly report: string;
  /** Such as "2026-05". */
  readonly month: string;
}

export const isReport = object({
  report: text,
  month: text,
  community: text,
  rows: listOf(object({ key: orNull(text), cells: listOf(orNull(either(text, number))) })),
});

export const { useOperatorReportQuery, useReportPdfMutation } = recordTags.injectEndpoints({
  endpoints: (build) => ({
    operatorReport: build.query<ShapeOf<typeof isReport>, OfReport>({
      query: ({ communityId, report, month }) =>
        rpc('get_operator_report', { communityId, report, month: `${month}-01` }),
      extraOptions: { failure: 'inline', accepts: isReport },
    }),

    /** The report as a PDF in base64. */
    reportPdf: build.mutation<string, OfReport>({
      query:
        ({ communityId, report, month }) =>
        (client) =>
          callForPdf(client, 'operator-report', { community: communityId, report, month }),
      extraOptions: { accepts: text },
    }),
  }),
});
