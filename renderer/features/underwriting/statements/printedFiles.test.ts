import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { parseCensus } from '#shared/underwriting/statements/census.ts';
import { arrangePdfText } from '#shared/underwriting/statements/pdfGrid.ts';
import { arrangePdfTable } from '#shared/underwriting/statements/pdfTable.ts';
import { parseRentRoll, summarizeUnits } from '#shared/underwriting/statements/rentRoll.ts';
import { collectPdfTexts } from './collectPdfTexts.ts';

interface Printed {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Left edges of text columns; a negative one is the right edge of a column of numbers. */
  readonly edges: readonly number[];
}

const ROWS_PER_PAGE = 30;

/** Prints a table with its title and header on every page, as property software does. */
async function print({ head, rows, edges }: Printed) {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const pages = Math.ceil(rows.length / ROWS_PER_PAGE);
  for (let number = 0; number < pages; number++) {
    const page = pdf.addPage([900, 600]);
    let y = 560;
    const line = (cells: readonly string[]) => {
      for (const [at, text] of cells.entries()) {
        const edge = edges[at] ?? 0;
        const x = edge < 0 ? -edge - font.widthOfTextAtSize(text, 9) : edge;
        page.drawText(text, { x, y, size: 9, font });
      }
      y -= 16;
    };
    page.drawText('Maple Court, rent roll of June 30, 2026', { x: 40, y, size: 12, font });
    y -= 24;
    line(head);
    for (const row of rows.slice(number * ROWS_PER_PAGE, (number + 1) * ROWS_PER_PAGE)) line(row);
    page.drawText(`Page ${number + 1} of ${pages}`, { x: 40, y: 20, size: 8, font });
  }
  const document = await getDocumentProxy(new Uint8Array(await pdf.save()));
  return collectPdfTexts(document, () => undefined);
}

it("reads a printed rent roll across pages by its columns and drops residents' names", async () => {
  const units = Array.from({ length: 70 }, (_, at) => {
    const unit = String(101 + at);
    return at % 7 === 6
      ? [unit, 'One bedroom', '', 'Vacant', '5,900.00', '', '']
      : at % 2 === 0
        ? [
            unit,
            'Studio',
            'Ellis-Whitfield, Margaret Ann',
            'Occupied',
            '5,400.00',
            '5,100.00',
            '850.00',
          ]
        : [unit, 'One bedroom', 'Ray, Jo', 'Occupied', '5,900.00', '5,750.50', ''];
  });
  const texts = await print({
    head: ['Unit', 'Unit Type', 'Resident Name', 'Status', 'Market Rent', 'Rent', 'Care Fee'],
    rows: [...units, ['Total', '', '', '', '395,000.00', '322,000.00', '25,500.00']],
    edges: [40, 90, 190, 380, -540, -620, -700],
  });
  const read = parseRentRoll([arrangePdfTable('Rent roll.pdf', texts)], {});
  expect(read?.doubts).toEqual([]);
  expect(summarizeUnits(read?.rows ?? [])).toMatchObject([
    { type: 'Studio', units: 30, occupied: 30, rent: 510_000, care: 85_000, market: 540_000 },
    { type: 'One bedroom', units: 40, occupied: 30, rent: 575_050, care: 0, market: 590_000 },
  ]);
  expect(JSON.stringify(read)).not.toMatch(/Ellis|Ray/);
});

it('reads the days of a printed census by month', async () => {
  const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const months = days.map((_, at) => `2025-${String(at + 1).padStart(2, '0')}`);
  const counted = (residents: number) => days.map((count) => count * residents);
  const texts = await print({
    head: ['', ...days.map((_, at) => `${at + 1}/2025`)],
    rows: [
      ['Private pay days', ...counted(60).map((count) => count.toLocaleString('en-US'))],
      ['Medicaid days', ...counted(10).map(String)],
    ],
    edges: [40, ...days.map((_, at) => -(220 + at * 55))],
  });
  const read = parseCensus([arrangePdfText('Census.pdf', texts)], {
    answers: {},
    months,
    today: new Date('2026-07-10T12:00:00Z'),
  });
  expect([read.missing, read.doubts]).toEqual([[], []]);
  expect(
    read.lines.map(({ label, cells }) => [label, ...cells.map(({ cents }) => cents / 100)]),
  ).toEqual([
    ['Private pay days', ...counted(60)],
    ['Medicaid days', ...counted(10)],
  ]);
});
