import { StorageFailure } from './failure.ts';

/** A part's name and headers, and its content as it arrives. */
export interface Part {
  name: string;
  isFile: boolean;
  contentType: string | undefined;
  body: AsyncGenerator<Buffer, void>;
}

const MAX_HEADER_BYTES = 8 * 1024;
const MAX_PARTS = 32;

const malformed = () => new StorageFailure('invalidRequest', 'The form could not be read');

/** The boundary that a multipart content type names; undefined for any other type. */
export function boundaryOf(contentType: string | null): string | undefined {
  if (!/^multipart\/form-data\s*;/i.test(contentType ?? '')) return undefined;
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^;\s"]{1,70}))/i.exec(contentType ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) throw malformed();
  return boundary;
}

/**
 * Reads a form part by part, holding no more than a chunk and a delimiter in memory: the platform's
 * own `formData()` would hold a whole upload. Each part's body must be read before the next part.
 */
export async function* readParts(
  source: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<Part, void> {
  // The first delimiter has no line break before it; with one put in front, all are alike.
  const reader = new Reader(source, Buffer.from('\r\n'));
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  for await (const _preamble of reader.until(delimiter));
  for (let count = 0; count < MAX_PARTS; count += 1) {
    const rest = await reader.take(2);
    if (rest === '--') return;
    if (rest !== '\r\n') throw malformed();
    const headers = await reader.headers();
    const disposition = headers.get('content-disposition') ?? '';
    const body = reader.until(delimiter);
    yield {
      name: /;\s*name="([^"]*)"/i.exec(disposition)?.[1] ?? '',
      isFile: /;\s*filename\*?=/i.test(disposition),
      contentType: headers.get('content-type'),
      body,
    };
    for await (const _unread of body);
  }
  throw malformed();
}

/** The text of a small part. */
export async function readText(part: Part, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.body) {
    size += chunk.length;
    if (size > limit) throw malformed();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

class Reader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #held: Buffer;

  constructor(source: AsyncIterable<Uint8Array>, held: Buffer) {
    this.#chunks = source[Symbol.asyncIterator]();
    this.#held = held;
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#chunks.next();
    if (done) throw malformed();
    const chunk = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    this.#held = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
  }

  /** Everything before the delimiter, which is read away. */
  async *until(delimiter: Buffer): AsyncGenerator<Buffer, void> {
    for (;;) {
      const at = this.#held.indexOf(delimiter);
      const safe = at >= 0 ? at : this.#held.length - delimiter.length + 1;
      if (safe > 0) {
        const content = this.#held.subarray(0, safe);
        this.#held = this.#held.subarray(safe);
        yield content;
      }
      if (at >= 0) {
        this.#held = this.#held.subarray(delimiter.length);
        return;
      }
      await this.#more();
    }
  }

  async take(bytes: number): Promise<string> {
    while (this.#held.length < bytes) await this.#more();
    const taken = this.#held.toString('latin1', 0, bytes);
    this.#held = this.#held.subarray(bytes);
    return taken;
  }

  async headers(): Promise<Map<string, string>> {
    while (!this.#held.includes('\r\n\r\n')) {
      if (this.#held.length > MAX_HEADER_BYTES) throw malformed();
      await this.#more();
    }
    const text = await this.take(this.#held.indexOf('\r\n\r\n') + 4);
    return new Map(
      text
        .split('\r\n')
        .filter((line) => line.includes(':'))
        .map((line) => [
          line.slice(0, line.indexOf(':')).trim().toLowerCase(),
          line.slice(line.indexOf(':') + 1).trim(),
        ]),
    );
  }
}
