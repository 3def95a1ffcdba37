import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../settings.ts';
import { FileMissingError } from './file-store.ts';
import { StorageError } from './storage-error.ts';

const ANSWER_MS = 15_000;
const PUT_MS = 5 * 60_000;
const RETRIES = 2;

const unavailable = () =>
  new StorageError('unavailable', 'The file store is not responding. Try again in a minute.');

export interface ListedObject {
  key: string;
  modifiedAt: number;
}

/** Sends the requests to one bucket of an S3-compatible store, which is addressed by path. */
export class S3Bucket {
  readonly #client: AwsClient;
  readonly #url: string;

  constructor({ url, bucket, region, accessKeyId, secretAccessKey }: S3Settings) {
    this.#client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      retries: RETRIES,
    });
    this.#url = `${url.replace(/\/$/, '')}/${bucket}`;
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

  head(key: string): Promise<Response> {
    return this.#send(`${this.#url}/${key}`, { method: 'HEAD' });
  }

  /** Throws a `FileMissingError` if there is no such object. */
  async read(key: string, headers: Record<string, string> = {}): Promise<ReadableStream> {
    const { body } = await this.#send(`${this.#url}/${key}`, { headers });
    if (!body) throw unavailable();
    return body;
  }

  /** The store compares the content with its hash, which is signed. */
  async put(key: string, body: Blob | string, sha256: string): Promise<void> {
    const headers = { 'x-amz-content-sha256': sha256, 'content-type': 'application/octet-stream' };
    await this.#send(`${this.#url}/${key}`, { method: 'PUT', body, headers }, PUT_MS);
  }

  async remove(key: string): Promise<void> {
    await this.#send(`${this.#url}/${key}`, { method: 'DELETE' }).catch((error) => {
      if (!(error instanceof FileMissingError)) throw error;
    });
  }

  /** Lists the objects with a prefix, by pages, with the time by the store's own clock. */
  async *list(prefix: string): AsyncGenerator<{ objects: ListedObject[]; now: number }> {
    for (let marker = ''; ; ) {
      const query = new URLSearchParams({ prefix, marker });
      const response = await this.#send(`${this.#url}?${query}`);
      const now = Date.parse(response.headers.get('date') ?? '');
      const text = await response.text();
      const objects = readPage(text);
      yield { objects, now };
      const last = objects.at(-1);
      if (!last || !/<IsTruncated>true</.test(text)) return;
      marker = last.key;
    }
  }

  /** Returns an address of an object that works without our key for some seconds. */
  async signedUrl(
    key: string,
    seconds: number,
    response: Record<string, string | null>,
  ): Promise<string> {
    const url = new URL(`${this.#url}/${key}`);
    url.searchParams.set('X-Amz-Expires', String(seconds));
    for (const [name, value] of Object.entries(response)) {
      if (value !== null) url.searchParams.set(`response-${name}`, value);
    }
    return (await this.#client.sign(url, { aws: { signQuery: true } })).url;
  }
}

/** Our keys contain no character that XML escapes. */
function readPage(xml: string): ListedObject[] {
  return xml
    .split('<Contents>')
    .slice(1)
    .map((entry) => ({
      key: textOf(entry, 'Key'),
      modifiedAt: Date.parse(textOf(entry, 'LastModified')),
    }));
}

function textOf(xml: string, name: string): string {
  const start = xml.indexOf(`<${name}>`);
  const end = xml.indexOf(`</${name}>`, start);
  return start < 0 || end < 0 ? '' : xml.slice(start + name.length + 2, end);
}
