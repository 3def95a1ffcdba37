import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { DocumentProcessorBusy } from '../../supabase/functions/_shared/documents/document-processor.ts';
import { rasterize } from '../../supabase/functions/_shared/documents/raster.ts';
import { readScans } from '../../supabase/functions/_shared/documents/read-scans.ts';
import { scanDocument } from '../../supabase/functions/_shared/documents/scan.ts';
import { type Caller, withRequestContext } from '../callers.ts';
import { DOCUMENT_QUEUE_LIMITS } from '../request-limits.ts';
import { createDocumentWorkers } from './documents.ts';
import { findTesseract } from './ocr.ts';

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

it('leaves scans unread where no OCR program is installed', async () => {
  const { read, mark } = documentWorkers;
  const plain = { pages: 1, text: '', passages: [] };
  expect(await readScans({ read, mark }, new Uint8Array(), PDF, plain)).toBe(plain);
});
