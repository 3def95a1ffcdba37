import { describe, expect, it } from 'vitest';
import { csvCell, writeCsv } from '#shared/format/csv.ts';
import type { Sheet } from '#shared/sheet/sheet.ts';
import { SheetError } from '#shared/sheet/sheetError.ts';
import { buildWorkbook, buildZip, createTextRow } from './craftedFiles.ts';
import { readSheet } from './readSheet.ts';
import { writeXlsx } from './writeXlsx.ts';

const read = (content: string | Uint8Array, index = 0): Promise<Sheet> =>
  readSheet(new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), {
    index,
    onProgress: () => {},
  });
const cellsOf = async (content: string | Uint8Array) =>
  (await read(content)).rows.map(({ cells }) => cells);
const problemOf = (content: string | Uint8Array): Promise<unknown> =>
  read(content).then(
    () => 'read',
    (error: unknown) => (error instanceof SheetError ? error.problem : error),
  );
const wide = (text: string): Uint8Array =>
  new Uint8Array(new Uint16Array([...text].map((character) => character.charCodeAt(0))).buffer);

describe('A text file', () => {
  it('keeps commas, quotation marks, and line breaks in quoted cells', async () => {
    const file = 'Name,Notes\r\n"Hale, Dana","Said ""yes""\nthen called"\r\n';
    expect(await cellsOf(file)).toEqual([['Hale, Dana', 'Said "yes"\nthen called']]);
  });

  it('detects the separator or reads it from the first line', async () => {
    expect(await cellsOf('Name;City\nDana;Boise, ID\n')).toEqual([['Dana', 'Boise, ID']]);
    expect(await cellsOf('Name\tCity\nDana\tBoise\n')).toEqual([['Dana', 'Boise']]);
    expect(await cellsOf('sep=|\nName|City\nDana|Boise\n')).toEqual([['Dana', 'Boise']]);
  });

  it('is read as UTF-8, UTF-16 with a byte order mark, or Windows-1252', async () => {
    for (const [bytes, encoding] of [
      [new TextEncoder().encode('\uFEFFName\nZoë\n'), 'UTF-8'],
      [new TextEncoder().encode('Name\nZoë\n'), 'UTF-8'],
      [wide('\uFEFFName\nZoë\n'), 'UTF-16'],
      [
        new Uint8Array([...'Name\nZo'].map((c) => c.charCodeAt(0)).concat(0xeb, 10)),
        'Windows-1252',
      ],
    ] as const) {
      const sheet = await read(bytes);
      expect([sheet.encoding, sheet.head, sheet.rows[0]?.cells]).toEqual([
        encoding,
        ['Name'],
        ['Zoë'],
      ]);
    }
  });

  it('skips empty rows and keeps row numbers', async () => {
    const sheet = await read('\n\nName,City\n\nDana,\n,,\nMilo,Reno\n');
    expect(sheet.rows).toEqual([
      { at: 5, cells: ['Dana'] },
      { at: 7, cells: ['Milo', 'Reno'] },
    ]);
  });

  it('names a column without a heading after its letter', async () => {
    const sheet = await read('Name,,Notes\nDana,x,y,z\n');
    expect(sheet.head).toEqual(['Name', 'Column B', 'Notes', 'Column D']);
  });

  it('is rejected if its encoding is uncertain', async () => {
    expect(await problemOf(wide('Name,City\nDana,Boise\n'))).toBe('encoding');
    const glued = new TextEncoder().encode('Name\nZoë Müller, Renée\n');
    expect(await problemOf(new Uint8Array([...glued, 0xeb, 10]))).toBe('encoding');
    // "Name" and a Cyrillic name in Windows-1251, whose bytes are also valid Windows-1252.
    const cyrillic = [0xc8, 0xe2, 0xe0, 0xed, 0xee, 0xe2, 0x20, 0xcf, 0xb8, 0xf2, 0xf0];
    expect(await problemOf(new Uint8Array([0x4e, 0x61, 0x6d, 0x65, 10, ...cyrillic, 10]))).toBe(
      'encoding',
    );
    // "Name" and a line in Shift JIS.
    expect(
      await problemOf(new Uint8Array([0x4e, 10, 0x83, 0x8d, 0x81, 0x5b, 0x83, 0x8b, 10])),
    ).toBe('encoding');
  });

  it("is rejected if its content isn't text, whatever its name", async () => {
    expect(await problemOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]))).toBe(
      'notASheet',
    );
    expect(await problemOf('%PDF-1.7 and more')).toBe('notASheet');
    expect(await problemOf('Name\nDa\x01na\n')).toBe('notASheet');
  });

  it('is rejected if empty, header-only, or over the limits', async () => {
    expect(await problemOf('')).toBe('empty');
    expect(await problemOf('\n\n')).toBe('empty');
    expect(await problemOf('Name,City\n')).toBe('noRows');
    expect(await problemOf(`Name\n${'Dana\n'.repeat(50_001)}`)).toBe('tooManyRows');
    expect(await problemOf(`Name\n${',x'.repeat(200)}\n`)).toBe('tooManyColumns');
    expect(await problemOf(`Name\n"${'Dana\n'.repeat(10_000)}`)).toBe('longCell');
  });

  it('of 2 GB is rejected before it is read', async () => {
    const huge = { size: 2 ** 31, arrayBuffer: () => expect.unreachable() } as unknown as Blob;
    await expect(readSheet(huge, { index: 0, onProgress: () => {} })).rejects.toThrow(
      'larger than 50 MB',
    );
  });
});

describe('A workbook', () => {
  it('is read by sheet, with numbers, booleans, dates, and formula text', async () => {
    const file = await buildWorkbook({
      First:
        createTextRow('Name', 'Beds', 'Open', 'Since', 'Sum') +
        '<row><c t="inlineStr"><is><r><t>Da</t></r><r><t>na</t></r></is></c><c><v>84</v></c><c t="b"><v>1</v></c><c s="1"><v>45000</v></c><c><f>B2*2</f><v>168</v></c></row>' +
        '<row><c t="str"><f>HYPERLINK("https://evil.example","x")</f><v>x</v></c><c><f>1+1</f></c><c t="e"><v>#DIV/0!</v></c><c s="1"><v>45000.5</v></c></row>' +
        '<row r="4"><c r="A4"><f t="shared" ref="A4:A5" si="0">LOWER(B4)</f><v>a</v></c></row><row r="5"><c r="A5"><f t="shared" si="0"/><v>b</v></c></row>',
      Second: createTextRow('Other') + createTextRow('y'),
    });
    const first = await read(file);
    expect(first.names).toEqual(['First', 'Second']);
    expect(first.rows).toEqual([
      { at: 2, cells: ['Dana', 84, true, '2023-03-15', '=B2*2'] },
      {
        at: 3,
        cells: ['=HYPERLINK("https://evil.example","x")', '=1+1', '#DIV/0!', '2023-03-15T12:00:00'],
      },
      { at: 4, cells: ['=LOWER(B4)'] },
      { at: 5, cells: ['=LOWER(B4)'] },
    ]);
    expect(first.formulas).toBe(5);
    const second = await read(file, 1);
    expect([second.rows[0]?.cells, second.formulas]).toEqual([['y'], 0]);
  });

  it('that would unpack to far more than its size is never opened', async () => {
    const bomb = '<c/>'.repeat(2_000_000);
    expect(await problemOf(await buildWorkbook({ A: bomb }))).toBe('bomb');
    const many = Array.from({ length: 2_001 }, (_, at) => ({ name: `xl/${at}.xml`, content: '' }));
    expect(await problemOf(await buildZip(many))).toBe('bomb');
    const sparse = `${createTextRow('Name')}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`;
    expect(await problemOf(await buildWorkbook({ A: sparse }))).toMatch(/bomb|tooManyColumns/);
  });

  it('with false declared sizes is stopped at those sizes', async () => {
    const lying = await buildWorkbook({ A: createTextRow('Name') + createTextRow('Dana') }, [
      { name: 'xl/sharedStrings.xml', content: '<sst/>', declared: 0 },
    ]);
    expect(await problemOf(lying)).toBe('damaged');
    const rows = createTextRow('Name') + createTextRow('Dana').repeat(1_000);
    const small = await buildZip([
      { name: 'xl/workbook.xml', content: rows, declared: 10 },
      { name: '[Content_Types].xml', content: '<Types/>' },
    ]);
    expect(await problemOf(small)).toBe('damaged');
  });

  it('with entities that multiply is not expanded', async () => {
    const file = await buildWorkbook({ A: `${createTextRow('Name')}${createTextRow('&a;&a;')}` });
    expect(await cellsOf(file)).toEqual([['&a;&a;']]);
  });

  it('is rejected if password-protected, legacy, binary, or another document type', async () => {
    const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
    expect(await problemOf(new Uint8Array([...ole, ...wide('EncryptedPackage')]))).toBe('locked');
    expect(await problemOf(new Uint8Array([...ole, ...wide('Workbook')]))).toBe('oldExcel');
    expect(await problemOf(await buildZip([{ name: 'xl/workbook.bin', content: 'x' }]))).toBe(
      'binaryExcel',
    );
    expect(await problemOf(await buildZip([{ name: 'word/document.xml', content: 'x' }]))).toBe(
      'notASheet',
    );
    expect(await problemOf(await buildZip([{ name: 'a', content: 'x', flags: 1 }]))).toBe('locked');
    expect(await problemOf(new Uint8Array([0x50, 0x4b, 3, 4, ...Array(40).fill(7)]))).toBe(
      'damaged',
    );
  });
});

describe('A saved file', () => {
  const columns = [
    { label: 'Name', type: 'text' },
    { label: 'Price', type: 'money' },
    { label: 'Since', type: 'date' },
  ] as const;

  it('round-trips as a workbook and as text', async () => {
    const rows = [
      ['Dana "D" Hale', 1_250_000, '2026-11-23'],
      ['Line\nbreak', null, '2024-02-29'],
    ];
    const workbook = await writeXlsx({ name: 'Clients: [all]', columns, rows }, () => {});
    expect((await read(workbook)).names).toEqual(['Clients   all']);
    expect(await cellsOf(workbook)).toEqual(rows);
    const head = columns.map(({ label }) => label);
    expect(await cellsOf(writeCsv(head, rows))).toEqual([
      ['Dana "D" Hale', '1250000', '2026-11-23'],
      ['Line\nbreak', null, '2024-02-29'],
    ]);
  });

  it('has no executable cells and round-trips their text', async () => {
    const hostile = ['=HYPERLINK("https://evil.example")', '+1 555 0100', '-2+3', '@sum', '＝1+1'];
    for (const cell of hostile) expect(csvCell(cell)).toMatch(/^"?'/);
    expect(
      await cellsOf(
        writeCsv(
          ['Name'],
          hostile.map((cell) => [cell]),
        ),
      ),
    ).toEqual(hostile.map((cell) => [cell]));
    const rows = hostile.map((cell) => [cell]);
    const workbook = await writeXlsx(
      { name: 'A', columns: [{ label: 'Name', type: 'text' }], rows },
      () => {},
    );
    const parts = new TextDecoder('latin1').decode(workbook);
    expect(parts).not.toContain('<f>');
    expect(await cellsOf(workbook)).toEqual(rows);
  });
});
