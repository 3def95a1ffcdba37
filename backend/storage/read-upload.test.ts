import { expect, test } from 'vitest';
import { readUpload } from './read-upload.ts';
import type { ReceivedFile } from './stored-files.ts';

const FORM = [
  'preamble',
  '--b',
  'Content-Disposition: form-data; name="cacheControl"',
  '',
  '60',
  '--b',
  'Content-Disposition: form-data; name=""; filename="x.bin"',
  'Content-Type: image/png',
  '',
  '\r\n--almost\r\n--',
  '--b--',
  'epilogue',
].join('\r\n');

function upload(text: string, size: number, type = 'multipart/form-data; boundary=b'): Request {
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= text.length) return controller.close();
      controller.enqueue(Buffer.from(text.slice(at, at + size), 'latin1'));
      at += size;
    },
  });
  const headers = { 'content-type': type };
  return new Request('http://x/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
}

/** Collects up to `limit` received bytes. */
function receiver(limit = 1000) {
  const chunks: Buffer[] = [];
  return {
    text: () => Buffer.concat(chunks).toString('latin1'),
    async receive(body: AsyncIterable<Uint8Array>) {
      for await (const chunk of body) {
        chunks.push(Buffer.from(chunk));
        if (chunks.reduce((sum, { length }) => sum + length, 0) > limit) throw new Error('enough');
      }
      return {} as ReceivedFile;
    },
  };
}

test.each([1, 2, 3, 7, 64, 1000])('reads the same form in chunks of %d bytes', async (size) => {
  const { receive, text } = receiver();
  expect(await readUpload(upload(FORM, size), receive)).toEqual({
    declaredType: 'image/png',
    cacheControl: 'max-age=60',
    userMetadata: null,
  });
  expect(text()).toBe('\r\n--almost\r\n--');
});

test('rejects a form that ends early, inside or before its file', async () => {
  for (const cut of [20, 40, 150]) {
    const { receive } = receiver();
    const reading = readUpload(upload(FORM.slice(0, -cut), 9), receive);
    await expect(reading).rejects.toThrow(/could not be read|No file provided/);
  }
});

test('rejects a form without a boundary', async () => {
  const reading = readUpload(upload(FORM, 9, 'multipart/form-data'), receiver().receive);
  await expect(reading).rejects.toThrow('The form could not be read');
});

test('stops reading when the content is rejected', async () => {
  const { receive } = receiver(5);
  await expect(readUpload(upload(FORM, 3), receive)).rejects.toThrow();
});

test('reads a raw body as the content', async () => {
  const { receive, text } = receiver();
  const description = await readUpload(upload('hello', 2, 'text/plain; charset=utf-8'), receive);
  expect(description.declaredType).toBe('text/plain');
  expect(text()).toBe('hello');
});
