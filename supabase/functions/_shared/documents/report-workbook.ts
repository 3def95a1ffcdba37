import { XlsxStreamWriter } from 'hucre/xlsx';
import { REPORTS, toReportSheet } from '../../../../shared/operator/reports.ts';
import type { OperatorReport } from './operator-report.ts';

const FORMATS: Readonly<Partial<Record<string, string>>> = {
  // Percentages are stored as written: 92.0, not 0.92.
  percent: '0.0"%"',
  date: 'yyyy-mm-dd',
};
const WIDTH = 18;

/** Renders a report as a workbook with the cells of the screen's Excel export. */
export async function renderReportWorkbook({ report, rows }: OperatorReport): Promise<Uint8Array> {
  const definition = REPORTS.find(({ id }) => id === report);
  if (definition === undefined) throw new Error(`No report ${report}.`);
  const sheet = toReportSheet(definition, rows);
  const writer = new XlsxStreamWriter({
    name: definition.label,
    freezePane: { rows: 1 },
    columns: sheet.columns.map(({ label, type }) => ({
      header: label,
      width: Math.max(WIDTH, label.length + 2),
      ...(FORMATS[type] === undefined ? {} : { numFmt: FORMATS[type] }),
    })),
  });
  for (const row of sheet.rows) {
    writer.addRow(
      row.map((cell, at) =>
        sheet.columns[at]?.type === 'date' && cell !== null ? new Date(`${cell}T00:00:00Z`) : cell,
      ),
    );
  }
  return await writer.finish();
}
