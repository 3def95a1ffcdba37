import { beforeEach, describe, expect, it } from 'vitest';
import { ChunkedStore } from './chunked-store.ts';
import { CHUNK_BYTES, splitIntoChunks } from './chunks.ts';
import { FakeKeychain } from './fake-keychain.ts';

describe('chunks', () => {
  it.each(['', 'a', 'ä'.repeat(5000), '🏡é'.repeat(3000), `x${'🏡'.repeat(2000)}`])(
    'fit the limit and rejoin to the text (%#)',
    (text) => {
      const chunks = splitIntoChunks(text);
      expect(chunks.join('')).toBe(text);
      for (const chunk of chunks) {
        expect(Buffer.byteLength(chunk)).toBeLessThanOrEqual(CHUNK_BYTES);
        expect(chunk.isWellFormed()).toBe(true);
      }
    },
  );
});

describe('chunked text in the keychain', () => {
  let keychain: FakeKeychain;
  let store: ChunkedStore;
  const long = (mark: string) => mark.repeat(6000);

  beforeEach(() => {
    keychain = new FakeKeychain();
    store = new ChunkedStore(keychain);
  });

  it('returns the text and deletes the previous one', async () => {
    await store.write('key', long('a'));
    await store.write('key', long('b'));
    expect(await store.read('key')).toBe(long('b'));
    expect([...keychain.entries.keys()].sort()).toEqual(['key', 'key.2.0', 'key.2.1', 'key.2.2']);
  });

  it('survives a crash during a replacement', async () => {
    await store.write('key', long('a'));
    keychain.takes = 2;
    await expect(store.write('key', long('b'))).rejects.toThrow('full');
    expect(await store.read('key')).toBe(long('a'));
    keychain.takes = Number.POSITIVE_INFINITY;
    await store.write('key', 'short');
    expect(await store.read('key')).toBe('short');
    expect(keychain.entries.size).toBe(2);
  });

  it('writes one at a time', async () => {
    await Promise.all(['a', 'b', 'c'].map((mark) => store.write('key', long(mark))));
    expect(await store.read('key')).toBe(long('c'));
    expect(keychain.entries.size).toBe(4);
  });

  it('rejects tampered text', async () => {
    await store.write('key', long('a'));
    keychain.entries.set('key.1.1', 'forged');
    expect(await store.read('key')).toBeNull();
    keychain.entries.set('key', '{"version":1,"generation":1,"count":1e9,"sha256":""}');
    expect(await store.read('key')).toBeNull();
  });

  it('deletes the whole text and leftovers of an interrupted write', async () => {
    await store.write('key', long('a'));
    keychain.takes = 1;
    await store.write('key', long('b')).catch(() => undefined);
    await store.remove('key');
    expect(keychain.entries.size).toBe(0);
  });

  it('rejects if the text could not be deleted', async () => {
    await store.write('key', long('a'));
    keychain.isLocked = true;
    await expect(store.remove('key')).rejects.toThrow('Could not delete a secret');
  });
});
