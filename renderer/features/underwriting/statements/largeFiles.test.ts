import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { parseRentRoll, summarizeUnits } from '#shared/underwriting/statements/rentRoll.ts';
import { parseStatement } from '#shared/underwriting/statements/statement.ts';
import { readTextGrid, readWorkbookGrids } from '../../../workbench/sheet/readGrids.ts';
import { readGrids } from './statementReader.ts';

const ignore = () => undefined;
const encode = (text: string) => new TextEncoder().encode(text);

async function timeOf<Result>(work: () => Result | Promise<Result>) {
  const started = performance.now();
  const result = await work();
  return { result, took: performance.now() - started };
}

describe('a large file', () => {
  it('parses a rent roll of 50,000 units in at most four times the time of reading it', async () => {
    const rows = Array.from(
      { length: 50_000 },
      (_, at) =>
        `${at + 1},${at % 3 ? 'Studio' : 'One-bed'},"Ellis, ${at}",Occupied,"$5,${100 + (at % 800)}.00",Private pay`,
    );
    const bytes = encode(`Unit,Unit Type,Resident Name,Status,Rent,Payor\r\n${rows.join('\r\n')}`);
    const read = await timeOf(() => readTextGrid('roll.csv', bytes, ignore));
    const parsed = await timeOf(() => parseRentRoll(read.result, {}));
    const mix = summarizeUnits(parsed.result?.rows ?? []);
    expect(mix.map(({ type, units }) => [type, units])).toEqual([
      ['One-bed', 16_667],
      ['Studio', 33_333],
    ]);
    expect(parsed.took / read.took).toBeLessThan(4);
  });

  it('parses a T-12 of 800 columns in at most the time of reading it', async () => {
    const header = [
      null,
      ...Array.from({ length: 66 }, () =>
        Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2025, month, 1))),
      ).flat(),
    ];
    const names = [
      null,
      ...Array.from({ length: 66 }, (_, at) => [
        `Community ${at + 1}`,
        ...Array.from({ length: 11 }, () => null),
      ]).flat(),
    ];
    const rows = Array.from({ length: 120 }, (_, row) => [
      `Utilities ${row}`,
      ...Array.from({ length: 792 }, (_, at) => 1000 + row + at),
    ]);
    const bytes = await writeXlsx({
      sheets: [{ name: 'All', rows: [names, header, ['Expenses'], ...rows] }],
    });
    const read = await timeOf(() => readWorkbookGrids(bytes, ignore));
    const answers = { 'property:All!B2': '65' };
    const parsed = await timeOf(() =>
      parseStatement(read.result, { answers, mappings: new Map(), today: new Date() }),
    );
    expect(parsed.result.property).toBe('Community 66');
    expect(parsed.result.lines).toHaveLength(120);
    expect(parsed.result.lines[119]?.cells[11]).toEqual({
      month: '2025-12',
      cents: (1000 + 119 + 791) * 100,
      cell: 'ADM123',
    });
    expect(parsed.took / read.took).toBeLessThan(1);
  });

  it.each([
    [
      'more than 800 columns',
      encode(`${'a,'.repeat(801)}b`),
      'The file has more than 800 columns.',
    ],
    ['too many rows', encode('a\n'.repeat(50_300)), 'rows'],
    ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'Excel 97'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), "This isn't a workbook"],
    ['an endless cell', encode(`"${'a'.repeat(40_000)}`), 'A cell is too long'],
    ['nothing', new Uint8Array(0), 'The file is empty.'],
  ])('is refused with a clear message: %s', async (_what, bytes, message) => {
    const file = new Blob([new Uint8Array(bytes)]);
    await expect(readGrids({ name: 'T12', file }, ignore)).rejects.toThrow(message);
  });

  it('is refused by its size alone, before a byte is read', async () => {
    const file = { size: 2 ** 31, arrayBuffer: () => Promise.reject(new Error('read')) };
    await expect(readGrids({ name: 'T12', file: file as unknown as Blob }, ignore)).rejects.toThrow(
      'The file is larger than',
    );
  });
});
