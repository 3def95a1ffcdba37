import { monthLabel } from '../../../../shared/operator/ledger.ts';
import {
  formatReportCell,
  REPORTS,
  type ReportCell,
  sumReport,
} from '../../../../shared/operator/reports.ts';
import { createPdfSheet } from './pdf-sheet.ts';

/** Reports with more columns are printed sideways. */
const MAX_UPRIGHT_COLUMNS = 6;

/** The response of `get_operator_report`. */
export interface OperatorReport {
  readonly report: string;
  readonly month: string;
  readonly community: string;
  readonly rows: readonly { readonly cells: readonly ReportCell[] }[];
}

/** Renders a report with the cells and totals of the screen. */
export async function renderOperatorReport(
  { report, month, community, rows }: OperatorReport,
  at = new Date(),
): Promise<Uint8Array> {
  const definition = REPORTS.find(({ id }) => id === report);
  if (definition === undefined) throw new Error(`No report ${report}.`);
  const { label, columns } = definition;
  const sheet = await createPdfSheet(label, at, { isWide: columns.length > MAX_UPRIGHT_COLUMNS });
  sheet.title(label, `${community}, ${monthLabel(month)}`);
  sheet.table(
    columns.map((column) => column.label),
    [
      ...rows.map(({ cells }) =>
        columns.map(({ type }, place) => formatReportCell(type, cells[place] ?? null)),
      ),
      sumReport(definition, rows).map((sum, place) => {
        const type = columns[place]?.type ?? 'text';
        return place === 0 ? 'Total' : sum === null ? '' : formatReportCell(type, sum);
      }),
    ],
  );
  return await sheet.finish(`${label} · ${community}`);
}
