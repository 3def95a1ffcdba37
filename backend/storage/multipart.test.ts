import { expect, test } from 'vitest';
import { boundaryOf, readParts, readText } from './multipart.ts';

const FORM = [
  'preamble',
  '--b',
  'Content-Disposition: form-data; name="field"',
  '',
  'a value',
  '--b',
  'Content-Disposition: form-data; name="file"; filename="x.bin"',
  'Content-Type: image/png',
  '',
  '\r\n--almost\r\n--',
  '--b--',
  'epilogue',
].join('\r\n');

async function* inPieces(text: string, size: number) {
  for (let i = 0; i < text.length; i += size) yield Buffer.from(text.slice(i, i + size), 'latin1');
}

test.each([1, 2, 3, 7, 64, 1000])('a form is read alike in pieces of %d bytes', async (size) => {
  const parts = [];
  for await (const part of readParts(inPieces(FORM, size), 'b')) {
    const { name, isFile, contentType } = part;
    parts.push({ name, isFile, contentType, text: await readText(part, 1000) });
  }
  expect(parts).toEqual([
    { name: 'field', isFile: false, contentType: undefined, text: 'a value' },
    { name: 'file', isFile: true, contentType: 'image/png', text: '\r\n--almost\r\n--' },
  ]);
});

test('a form that ends early is no form', async () => {
  const read = async () => {
    for await (const part of readParts(inPieces(FORM.slice(0, -20), 9), 'b')) {
      await readText(part, 1000);
    }
  };
  await expect(read()).rejects.toThrow('The form could not be read');
});

test('a boundary is found quoted and plain, and nowhere else', () => {
  expect(boundaryOf('multipart/form-data; boundary="a b"')).toBe('a b');
  expect(boundaryOf('Multipart/Form-Data; charset=x; boundary=ab')).toBe('ab');
  expect(boundaryOf('application/json')).toBeUndefined();
  expect(() => boundaryOf('multipart/form-data; boundary=')).toThrow();
});
