import { createWriteStream, openAsBlob } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import { hashFile } from '../hash-file.ts';
import { REQUEST_TIMEOUTS } from '../request-limits.ts';
import type { S3Settings } from '../settings.ts';
import {
  type DirectHeaders,
  FileMissingError,
  type FileStore,
  isVersion,
  type OpenFile,
} from './file-store.ts';
import { StorageError } from './storage-error.ts';

const PREFIX = 'files/';
const ANSWER_MS = 15_000;
const RETRIES = 2;
/** Twice the time limit of an upload. Younger objects may belong to a row that is being committed. */
const SETTLED_AFTER_MS = 2 * REQUEST_TIMEOUTS.uploadMs;
const DIRECT_SECONDS = 60;
const PUT_MS = 5 * 60_000;

const unavailable = () =>
  new StorageError('unavailable', 'The file store is not responding. Try again in a minute.');

interface Listed {
  version: string;
  key: string;
  modifiedAt: number;
}

/** Keeps content in a bucket of an S3-compatible store, one object per version, addressed by path. */
export class S3Store implements FileStore {
  readonly #client: AwsClient;
  readonly #bucketUrl: string;
  readonly directUrl: FileStore['directUrl'];

  constructor({ url, bucket, region, accessKeyId, secretAccessKey, isDirect }: S3Settings) {
    this.#client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      retries: RETRIES,
    });
    this.#bucketUrl = `${url.replace(/\/$/, '')}/${bucket}`;
    if (isDirect) this.directUrl = (version, headers) => this.#directUrl(version, headers);
  }

  #url(version: string): string {
    if (!isVersion(version)) throw new Error('Not a version');
    return `${this.#bucketUrl}/${PREFIX}${version}`;
  }

  /** Sends a request. The time limit ends with the answer's headers, unless the body is sent or read as a whole. */
  async #send(url: string, init: RequestInit = {}, limitMs = ANSWER_MS): Promise<Response> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), limitMs);
    let response: Response;
    try {
      response = await this.#client.fetch(url, { ...init, signal: limit.signal });
    } catch {
      throw unavailable();
    } finally {
      clearTimeout(timer);
    }
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404) throw new FileMissingError('The store has no such object.');
    if (response.status >= 500 || response.status === 429) throw unavailable();
    throw new Error(`The file store answered ${init.method ?? 'GET'} with ${response.status}.`);
  }

  async has(version: string): Promise<boolean> {
    try {
      await this.#send(this.#url(version), { method: 'HEAD' });
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

  /** The store compares the content with its signed hash. */
  async copyIn(version: string, path: string): Promise<void> {
    const { sha256 } = await hashFile(path);
    const init = {
      method: 'PUT',
      body: await openAsBlob(path),
      headers: { 'x-amz-content-sha256': sha256, 'content-type': 'application/octet-stream' },
    };
    await this.#send(this.#url(version), init, PUT_MS);
  }

  async open(version: string): Promise<OpenFile> {
    const url = this.#url(version);
    const { headers } = await this.#send(url, { method: 'HEAD' });
    return {
      size: Number(headers.get('content-length')),
      read: async ({ start, end }) => {
        const { body } = await this.#send(url, { headers: { range: `bytes=${start}-${end}` } });
        if (!body) throw unavailable();
        return body;
      },
      close: async () => {},
    };
  }

  async copyOut(version: string, path: string): Promise<void> {
    const { body } = await this.#send(this.#url(version));
    const content = body ? Readable.fromWeb(body as never) : Readable.from([]);
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
    await this.#send(this.#url(version), { method: 'DELETE' }).catch((error) => {
      if (!(error instanceof FileMissingError)) throw error;
    });
  }

  async list({ isForSweep = false } = {}): Promise<string[]> {
    const versions: string[] = [];
    for (let marker = ''; ; ) {
      const query = new URLSearchParams({ prefix: PREFIX, marker });
      const response = await this.#send(`${this.#bucketUrl}?${query}`);
      // By the store's own clock.
      const latest = Date.parse(response.headers.get('date') ?? '') - SETTLED_AFTER_MS;
      const text = await response.text();
      const page = readPage(text);
      for (const { version, modifiedAt } of page) {
        if (isVersion(version) && (!isForSweep || modifiedAt < latest)) versions.push(version);
      }
      const last = page.at(-1);
      if (!last || !/<IsTruncated>true</.test(text)) return versions;
      marker = last.key;
    }
  }

  async #directUrl(version: string, { type, disposition }: DirectHeaders): Promise<string> {
    const url = new URL(this.#url(version));
    url.searchParams.set('X-Amz-Expires', String(DIRECT_SECONDS));
    url.searchParams.set('response-content-type', type);
    url.searchParams.set('response-cache-control', 'private, no-cache');
    if (disposition) url.searchParams.set('response-content-disposition', disposition);
    return (await this.#client.sign(url, { aws: { signQuery: true } })).url;
  }
}

/** Our keys contain no character that XML escapes; others of the bucket are skipped. */
function readPage(xml: string): Listed[] {
  return xml
    .split('<Contents>')
    .slice(1)
    .map((entry) => {
      const key = textOf(entry, 'Key');
      const modifiedAt = Date.parse(textOf(entry, 'LastModified'));
      return { key, version: key.slice(PREFIX.length), modifiedAt };
    });
}

function textOf(xml: string, name: string): string {
  const start = xml.indexOf(`<${name}>`);
  const end = xml.indexOf(`</${name}>`, start);
  return start < 0 || end < 0 ? '' : xml.slice(start + name.length + 2, end);
}
