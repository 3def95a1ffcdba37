import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { renderReportWorkbook } from './report-workbook.ts';

test('writes the cells of a report with money in dollars and labels of choices', async () => {
  const bytes = await renderReportWorkbook({
    report: 'revenue_payor',
    month: '2026-05',
    community: 'Willow Creek',
    rows: [{ cells: ['private_pay', '4000', 'Resident rent', 420_050] }],
  });
  const { sheets } = await readXlsx(bytes);
  expect(sheets[0]?.rows[1]).toEqual(['Private pay', '4000', 'Resident rent', 4200.5]);
});
