import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { uploadResumable } from '../support/resumable.ts';
import { readAllRows } from './read-all-rows.ts';
import type { Writer } from './writers.ts';

export const BUCKET = 'kill-test';

type AnyClient = Pick<SupabaseClient, 'storage'>;
type Reach = () => { client: AnyClient; url: string; key: string };

const LARGEST = 1_500_000;
const content = () => randomBytes(randomInt(1, LARGEST));
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function storedHash(client: AnyClient, path: string): Promise<string | undefined> {
  const { data, error } = await client.storage.from(BUCKET).download(path);
  if (error) return undefined;
  return hashOf(new Uint8Array(await data.arrayBuffer()));
}

/** Tracks the acknowledged content of each name and all content ever sent there. */
class Sent {
  readonly #acknowledged = new Map<string, string>();
  readonly #tried = new Map<string, Set<string>>();
  count = 0;

  try(path: string, hash: string): void {
    const attemptedHashes = this.#tried.get(path) ?? new Set();
    this.#tried.set(path, attemptedHashes.add(hash));
  }

  acknowledge(path: string, hash: string): void {
    this.count += 1;
    this.#acknowledged.set(path, hash);
    // Content sent before this one must never reappear.
    this.#tried.set(path, new Set([hash]));
  }

  async findFaults(client: AnyClient, folder: string): Promise<string[]> {
    const names = await readAllRows(async (from, to) => {
      const options = { offset: from, limit: to - from + 1 };
      const { data, error } = await client.storage.from(BUCKET).list(folder, options);
      if (error) throw error;
      return data.map(({ name }) => `${folder}/${name}`);
    });
    const failures: string[] = [];
    for (const path of new Set([...names, ...this.#acknowledged.keys()])) {
      const hash = await storedHash(client, path);
      const isWhole = hash !== undefined && this.#tried.get(path)?.has(hash);
      if (!isWhole) failures.push(`${path} is ${hash ? 'not what was sent' : 'gone'}`);
    }
    return failures;
  }
}

/** Uploads one new file per request. */
export function fileWriter(reach: Reach, folder: string): Writer {
  const sent = new Sent();
  let last = 0;
  return {
    async write() {
      last += 1;
      const path = `${folder}/${last}`;
      const bytes = content();
      sent.try(path, hashOf(bytes));
      const { error } = await reach().client.storage.from(BUCKET).upload(path, bytes);
      if (error) throw error;
      sent.acknowledge(path, hashOf(bytes));
    },
    acknowledged: () => sent.count,
    findFaults: (client) => sent.findFaults(client, folder),
  };
}

/** Replaces the same few files repeatedly. */
export function replacingWriter(reach: Reach, folder: string): Writer {
  const sent = new Sent();
  return {
    async write() {
      const path = `${folder}/${randomInt(3)}`;
      const bytes = content();
      sent.try(path, hashOf(bytes));
      const options = { upsert: true };
      const { error } = await reach().client.storage.from(BUCKET).upload(path, bytes, options);
      if (error) throw error;
      sent.acknowledge(path, hashOf(bytes));
    },
    acknowledged: () => sent.count,
    findFaults: (client) => sent.findFaults(client, folder),
  };
}

/** Uploads in chunks with the TUS client. */
export function resumableWriter(reach: Reach, folder: string): Writer {
  const sent = new Sent();
  let last = 0;
  return {
    async write() {
      last += 1;
      const path = `${folder}/${last}`;
      const bytes = content();
      sent.try(path, hashOf(bytes));
      const { url, key } = reach();
      const where = { bucketName: BUCKET, objectName: path };
      const headers = { authorization: `Bearer ${key}` };
      const { refusal } = await uploadResumable(bytes, where, { url, headers, chunkSize: 300_000 });
      if (refusal) throw new Error(`Refused: ${refusal.status} ${refusal.body}`);
      sent.acknowledge(path, hashOf(bytes));
    },
    acknowledged: () => sent.count,
    findFaults: (client) => sent.findFaults(client, folder),
  };
}
