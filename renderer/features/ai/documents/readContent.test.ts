import { expect, it } from 'vitest';
import { buildZip } from '../../../workbench/sheet/craftedFiles.ts';
import { readContent } from './readContent.ts';
import { buildDocx } from './testing/docx.ts';

const ignore = () => undefined;
const read = (name: string, bytes: Uint8Array) => readContent({ name, bytes }, ignore);

it('reads paragraphs and tables of a Word file in order', async () => {
  const bytes = await buildDocx(['A & B', [['Beds', '68']], 'End']);
  const { texts } = await read('a.docx', bytes);
  expect(texts.map(({ text }) => text)).toEqual(['A & B', 'Beds', '68', 'End']);
  const [, beds, count, end] = texts;
  expect(beds?.y).toBe(count?.y);
  expect(end?.y).toBeLessThan(count?.y ?? 0);
});

it('refuses a Word file that unpacks to far more than its size', async () => {
  const part = { name: 'word/document.xml', content: 'A', declared: 40_000_000 };
  const bytes = await buildZip([part]);
  await expect(read('bomb.docx', bytes)).rejects.toThrow('unpack');
});

it('refuses a Word file whose directory lies about the size', async () => {
  const content = 'A'.repeat(30_000_000);
  const bytes = await buildZip([{ name: 'word/document.xml', content, declared: 900_000 }]);
  await expect(read('liar.docx', bytes)).rejects.toThrow();
});

it('refuses pictures, empty files, and old Excel files with their reason', async () => {
  await expect(read('a.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47]))).rejects.toThrow('scan');
  await expect(read('a.txt', new Uint8Array())).rejects.toThrow('empty');
  await expect(read('a.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).rejects.toThrow('97');
});
