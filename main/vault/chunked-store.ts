import { createHash } from 'node:crypto';
import { z } from 'zod';
import { splitIntoChunks } from './chunks.ts';
import type { Keychain } from './keychain.ts';

const manifestSchema = z.object({
  version: z.literal(1),
  generation: z.int().nonnegative(),
  count: z.int().min(1).max(1000),
  sha256: z.string(),
});
type Manifest = z.infer<typeof manifestSchema>;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function parseManifest(text: string | null): Manifest | null {
  if (text === null) return null;
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Stores texts of any length in a keychain with short entries. A write stores the new generation next to the old one
 * and then switches the manifest, so a crash at any time leaves one complete text.
 */
export class ChunkedStore {
  readonly #keychain: Keychain;
  /** One operation at a time, since two concurrent writes would use the same generation. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(keychain: Keychain) {
    this.#keychain = keychain;
  }

  /** Returns null if there is no entry, the keychain is locked, or the entry is damaged. */
  read(key: string): Promise<string | null> {
    return this.#inTurn(async () => {
      const manifest = parseManifest(await this.#keychain.get(key));
      if (manifest === null) return null;
      let text = '';
      for (let index = 0; index < manifest.count; index += 1) {
        text += (await this.#keychain.get(chunkKey(key, manifest.generation, index))) ?? '';
      }
      return sha256(text) === manifest.sha256 ? text : null;
    });
  }

  write(key: string, text: string): Promise<void> {
    return this.#inTurn(async () => {
      const before = parseManifest(await this.#keychain.get(key));
      const generation = (before?.generation ?? 0) + 1;
      const chunks = splitIntoChunks(text);
      for (const [index, chunk] of chunks.entries()) {
        await this.#keychain.set(chunkKey(key, generation, index), chunk);
      }
      const manifest: Manifest = {
        version: 1,
        generation,
        count: chunks.length,
        sha256: sha256(text),
      };
      await this.#keychain.set(key, JSON.stringify(manifest));
      // The text is safe from here on. Leftovers only take space, and the next write removes them.
      await this.#sweep(key, generation, chunks.length).catch(() => undefined);
      if (before) await this.#sweep(key, before.generation, 0).catch(() => undefined);
    });
  }

  /** Deletes as much as possible; rejects if something could not be deleted. */
  remove(key: string): Promise<void> {
    return this.#inTurn(async () => {
      const manifest = parseManifest(await this.#keychain.get(key).catch(() => null));
      const generation = manifest?.generation ?? 0;
      const outcomes = await Promise.allSettled([
        this.#sweep(key, generation, 0),
        this.#sweep(key, generation + 1, 0),
        this.#keychain.remove(key),
      ]);
      const failure = outcomes.find(({ status }) => status === 'rejected');
      if (failure) throw new Error('Could not delete a secret from the keychain.');
    });
  }

  /** Deletes chunks of a generation from an index until there are none left. */
  async #sweep(key: string, generation: number, from: number): Promise<void> {
    let index = from;
    while (await this.#keychain.remove(chunkKey(key, generation, index))) index += 1;
  }

  #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => undefined);
    return result;
  }
}

const chunkKey = (key: string, generation: number, index: number): string =>
  `${key}.${generation}.${index}`;
