import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { extractDocument } from '../../shared/ai/documents/extractDocument.ts';
import { DocumentProcessorBusy } from '../../supabase/functions/_shared/documents/document-processor.ts';
import { rasterize, renderPages } from '../../supabase/functions/_shared/documents/raster.ts';
import { readScans } from '../../supabase/functions/_shared/documents/read-scans.ts';
import { scanDocument } from '../../supabase/functions/_shared/documents/scan.ts';
import { type Caller, withRequestContext } from '../callers.ts';
import { DOCUMENT_QUEUE_LIMITS } from '../request-limits.ts';
import { createDocumentWorkers } from './documents.ts';
import { findTesseract, parseWords } from './ocr.ts';

const PDF = 'application/pdf';
/** On a busy machine, starting a thread may take longer than the product's timeout for a document. */
const documentWorkers = createDocumentWorkers({
  turns: { ...DOCUMENT_QUEUE_LIMITS, waitMs: 600_000 },
  limitMs: 600_000,
  tesseract: findTesseract(),
});
const callerOf = (key: string): Caller => ({
  key,
  isKnown: true,
  isService: false,
  recentLoad: () => 0,
  signal: new AbortController().signal,
  hasWritten: false,
  isAnswered: false,
});
const readFor = (key: string, bytes: Uint8Array) =>
  withRequestContext(callerOf(key), () => documentWorkers.read(bytes, PDF));

/** A small file whose pages all show the same stream, which unpacks to four megabytes each time. */
async function bomb(filters: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { context } = document;
  let content: Uint8Array = Buffer.alloc(4 * 1024 * 1024, ' ');
  if (filters > 1) content = Buffer.alloc(300 * 1024 * 1024, ' ');
  for (let round = 0; round < filters; round += 1) content = deflateSync(content, { level: 9 });
  const Filter = Array.from({ length: filters }, () => 'FlateDecode');
  const dict = context.obj({ Length: content.length, Filter });
  const stream = context.register(PDFRawStream.of(dict, content));
  for (let count = 0; count < (filters > 1 ? 1 : 75); count += 1) {
    document.addPage([200, 200]).node.set(PDFName.of('Contents'), stream);
  }
  return document.save();
}

async function createPdf(text: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage().drawText(text);
  return document.save();
}

it.each([1, 2])(
  'stops reading a 300 MB document packed into a few kilobytes (%s filters) without blocking others',
  async (filters) => {
    const bytes = await bomb(filters);
    expect(bytes.length).toBeLessThan(300_000);
    const order: string[] = [];
    const attack = Array.from({ length: 3 }, () =>
      readFor('account attacker', bytes)
        .catch((error) => error)
        .finally(() => order.push('attacker')),
    );
    const other = readFor('account member', await createPdf('Rent roll')).finally(() =>
      order.push('member'),
    );
    expect((await other).text).toContain('Rent roll');
    expect(order.filter((who) => who === 'attacker').length).toBeLessThan(3);
    for (const failure of await Promise.all(attack)) {
      expect(failure).toMatchObject({ message: 'The document could not be read.' });
    }
  },
);

it('reads an ordinary document with many pages', async () => {
  const document = await PDFDocument.create();
  for (let page = 1; page <= 120; page += 1) {
    const sheet = document.addPage();
    for (let line = 0; line < 40; line += 1) {
      sheet.drawText(`Unit ${line} on page ${page} is occupied`, { y: 780 - line * 18, size: 10 });
    }
  }
  const read = await readFor('account member', await document.save());
  expect(read.pages).toBe(120);
  expect(read.text).toContain('Unit 39 on page 120');
});

it('reports that it is busy if one account sends too many documents', async () => {
  const bytes = await createPdf('One of many');
  const sent = Array.from({ length: DOCUMENT_QUEUE_LIMITS.waitingEach + 2 }, () =>
    readFor('account eager', bytes).catch((error) => error),
  );
  const results = await Promise.all(sent);
  expect(results.filter((result) => result instanceof DocumentProcessorBusy)).toHaveLength(1);
});

/** A scan: pages of images, the second with text that was typed later. */
async function createScan(): Promise<Uint8Array> {
  const drawn = await PDFDocument.create();
  const page = drawn.addPage();
  page.drawText('Elevator inspection passed in March', { x: 40, y: 700, size: 22 });
  page.drawText('Tax ID of the owner, SSN 219-09-9999', { x: 40, y: 640, size: 22 });
  const scan = await PDFDocument.load(await rasterize(await drawn.save()));
  scan.addPage().drawText('Typed cover page');
  return await scan.save();
}

it.skipIf(findTesseract() === undefined)(
  'reads scanned pages with their page, and finds personal data on them',
  async () => {
    const bytes = await createScan();
    const plain = await documentWorkers.read(bytes, PDF);
    expect(plain.text).not.toContain('Elevator');
    const read = await readScans(documentWorkers, bytes, PDF, plain);
    expect(read.passages).toMatchObject([
      { page: 1, place: 'page 1, scanned', text: expect.stringContaining('Elevator inspection') },
      { page: 2, place: 'page 2', text: 'Typed cover page' },
    ]);
    expect(scanDocument(read)).toContainEqual(expect.objectContaining({ kind: 'ssn' }));
  },
);

it.skipIf(findTesseract() === undefined)(
  'reads a scanned license with the position and confidence of its values',
  async () => {
    const drawn = await PDFDocument.create();
    const sheet = drawn.addPage([612, 792]);
    const lines = [
      'STATE DEPARTMENT OF HEALTH',
      'License to operate an assisted living facility',
      'Facility name: Quillwood Manor',
      'License number: ALF-20418',
      'Licensed capacity: 68 beds',
      'Expiration date: June 30, 2027',
    ];
    for (const [row, line] of lines.entries()) {
      sheet.drawText(line, { x: 60, y: 700 - row * 30, size: 14 });
    }
    let image: Uint8Array = new Uint8Array();
    for await (const { canvas } of renderPages(await drawn.save())) {
      image = canvas.toBuffer('image/png');
    }
    const words = (await documentWorkers.locate?.(image, 'image/png')) ?? [];
    const texts = words.map(({ text, confidence, left, top, width, height }) => ({
      page: 1,
      text,
      confidence,
      x: left * 612,
      y: (1 - top - height) * 792,
      width: width * 612,
      height: height * 792,
    }));
    const { kind, fields } = extractDocument(
      { name: 'scan.png', texts, grids: null },
      { today: new Date('2026-02-10T12:00:00Z') },
    );
    expect(kind).toBe('license');
    const found = new Map(fields.map((field) => [field.name, field]));
    expect(found.get('facility_name')?.value).toBe('Quillwood Manor');
    expect(found.get('capacity')?.value).toBe('68');
    expect(found.get('expires_on')?.value).toBe('2027-06-30');
    const { box, confidence } = found.get('capacity') ?? {};
    // The fifth line, within a few points.
    expect(box?.x).toBeGreaterThan(50);
    expect(box?.x).toBeLessThan(70);
    expect(Math.abs((box?.y ?? 0) - 580)).toBeLessThan(8);
    expect(confidence).toBeGreaterThan(0.5);
    expect(confidence).toBeLessThanOrEqual(0.97);
  },
);

it('returns word positions as fractions of the page, at the height of their line', () => {
  const table = [
    'level\tpage\tblock\tpar\tline\tword\tleft\ttop\twidth\theight\tconf\ttext',
    '4\t1\t1\t1\t1\t0\t100\t200\t300\t40\t-1\t',
    '5\t1\t1\t1\t1\t1\t100\t210\t100\t20\t96.5\tbeds',
    '5\t1\t1\t1\t1\t2\t220\t210\t80\t20\t-1\t ',
    '5\t1\t1\t1\t1\t3\tx\tx\tx\tx\tx\tbroken',
  ].join('\n');
  expect(parseWords(table, { width: 1000, height: 2000 })).toEqual([
    { text: 'beds', confidence: 0.965, left: 0.1, top: 0.1, width: 0.1, height: 0.02 },
  ]);
});

it("doesn't read scans if no OCR program is installed", async () => {
  const { read, mark } = documentWorkers;
  const plain = { pages: 1, text: '', passages: [] };
  expect(await readScans({ read, mark }, new Uint8Array(), PDF, plain)).toBe(plain);
});
