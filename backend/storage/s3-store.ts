import { createWriteStream, openAsBlob } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hashFile } from '../hash-file.ts';
import { REQUEST_TIMEOUTS } from '../request-limits.ts';
import {
  type DirectHeaders,
  FileMissingError,
  type FileStore,
  isVersion,
  type OpenFile,
} from './file-store.ts';
import type { S3Bucket } from './s3-bucket.ts';

const PREFIX = 'files/';
/** Twice the time limit of an upload. Younger objects may belong to a row that is being committed. */
const SETTLED_AFTER_MS = 2 * REQUEST_TIMEOUTS.uploadMs;
const DIRECT_SECONDS = 60;

/** Keeps content in a bucket of an S3-compatible store, one object per version. */
export class S3Store implements FileStore {
  readonly #bucket: S3Bucket;
  readonly directUrl: FileStore['directUrl'];

  /** With `isDirect`, browsers may load files from the store itself. */
  constructor(bucket: S3Bucket, isDirect = false) {
    this.#bucket = bucket;
    if (isDirect) this.directUrl = (version, headers) => this.#directUrl(version, headers);
  }

  async has(version: string): Promise<boolean> {
    try {
      await this.#bucket.head(keyOf(version));
      return true;
    } catch (error) {
      if (error instanceof FileMissingError) return false;
      throw error;
    }
  }

  async put(version: string, path: string): Promise<void> {
    await this.copyIn(version, path);
    await rm(path, { force: true });
  }

  async copyIn(version: string, path: string): Promise<void> {
    const { sha256 } = await hashFile(path);
    await this.#bucket.put(keyOf(version), await openAsBlob(path), sha256);
  }

  async open(version: string): Promise<OpenFile> {
    const { headers } = await this.#bucket.head(keyOf(version));
    return {
      size: Number(headers.get('content-length')),
      read: ({ start, end }) =>
        this.#bucket.read(keyOf(version), { range: `bytes=${start}-${end}` }),
      close: async () => {},
    };
  }

  async copyOut(version: string, path: string): Promise<void> {
    const content = Readable.fromWeb((await this.#bucket.read(keyOf(version))) as never);
    try {
      await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      const file = await open(path, 'r+');
      await file.sync().finally(() => file.close());
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  lend(version: string, path: string): Promise<void> {
    return this.copyOut(version, path);
  }

  async remove(version: string): Promise<void> {
    await this.#bucket.remove(keyOf(version));
  }

  /** Skips objects of others that are in the bucket. */
  async list({ isForSweep = false } = {}): Promise<string[]> {
    const versions: string[] = [];
    for await (const { objects, now } of this.#bucket.list(PREFIX)) {
      for (const { key, modifiedAt } of objects) {
        const version = key.slice(PREFIX.length);
        const isListed = !isForSweep || modifiedAt < now - SETTLED_AFTER_MS;
        if (isVersion(version) && isListed) versions.push(version);
      }
    }
    return versions;
  }

  #directUrl(version: string, { type, disposition }: DirectHeaders): Promise<string> {
    return this.#bucket.signedUrl(keyOf(version), DIRECT_SECONDS, {
      'content-type': type,
      'cache-control': 'private, no-cache',
      'content-disposition': disposition,
    });
  }
}

function keyOf(version: string): string {
  if (!isVersion(version)) throw new Error('Not a version');
  return PREFIX + version;
}
