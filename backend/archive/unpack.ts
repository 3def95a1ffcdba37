import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Parser, type ReadEntry } from 'tar';
import { ArchiveError, type Manifest, manifestSchema } from './manifest.ts';

const LARGEST_MANIFEST = 64 * 1024 * 1024;

const foreign = () =>
  new ArchiveError('This file is not a Haven Exchange backup, or it is damaged.');

/**
 * Reads an archive that may be damaged or malicious. Accepts only plain files listed in its manifest with matching
 * length and hash. Writes them to `folder`; without a folder it only checks.
 */
export async function unpackArchive(file: string, folder?: string): Promise<Manifest> {
  const reader = new EntryReader(folder);
  const parser = new Parser({ strict: true, onReadEntry: (entry) => reader.take(entry) });
  const sink = new Writable({
    write(chunk, _encoding, done) {
      if (reader.fault) return done(reader.fault);
      if (parser.write(chunk)) return done();
      parser.once('drain', done);
    },
    final: (done) => void parser.end(done),
  });
  const failed = new Promise<never>((_, reject) => {
    parser.on('error', () => reject(foreign()));
    reader.onFault = reject;
  });
  failed.catch(() => {});
  try {
    await Promise.race([pipeline(createReadStream(file), createGunzip(), sink), failed]);
  } catch (error) {
    sink.destroy();
    if (error instanceof ArchiveError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new ArchiveError(`File ${file} not found.`);
    if (code === 'ENOSPC') throw new ArchiveError('The disk is full.');
    throw foreign();
  }
  return reader.finish();
}

class EntryReader {
  readonly #folder: string | undefined;
  #manifest: Manifest | undefined;
  #missing = new Map<string, Manifest['parts'][number]>();
  #last: Promise<void> = Promise.resolve();
  fault: Error | undefined;
  onFault: (fault: Error) => void = () => {};

  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  take(entry: ReadEntry): void {
    this.#last = this.#last
      .then(() => this.#read(entry))
      .catch((error: Error) => {
        this.fault ??= error;
        this.onFault(error);
        entry.resume();
      });
  }

  async finish(): Promise<Manifest> {
    await this.#last;
    if (this.fault) throw this.fault;
    if (!this.#manifest || this.#missing.size > 0) throw foreign();
    return this.#manifest;
  }

  async #read(entry: ReadEntry): Promise<void> {
    if (this.fault) return void entry.resume();
    if (entry.type !== 'File') throw foreign();
    if (!this.#manifest) return this.#readManifest(entry);
    const part = this.#missing.get(entry.path);
    if (!part || part.bytes !== entry.size) throw foreign();
    this.#missing.delete(entry.path);
    const hash = createHash('sha256');
    const hashing = new Transform({
      transform(chunk, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    await pipeline(
      entry as unknown as NodeJS.ReadableStream,
      hashing,
      await this.#target(part.path),
    );
    if (hash.digest('hex') !== part.sha256) throw foreign();
  }

  async #target(path: string): Promise<Writable> {
    if (!this.#folder) return new Writable({ write: (_chunk, _encoding, done) => done() });
    const target = join(this.#folder, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    return createWriteStream(target, { flags: 'wx', mode: 0o600 });
  }

  async #readManifest(entry: ReadEntry): Promise<void> {
    if (entry.path !== 'manifest.json' || entry.size > LARGEST_MANIFEST) throw foreign();
    const chunks: Buffer[] = [];
    for await (const chunk of entry as unknown as AsyncIterable<Buffer>) chunks.push(chunk);
    const manifest = readManifest(Buffer.concat(chunks).toString('utf8'));
    this.#missing = new Map(manifest.parts.map((part) => [part.path, part]));
    await this.#refuseTooLarge(manifest);
    this.#manifest = manifest;
  }

  async #refuseTooLarge({ parts }: Manifest): Promise<void> {
    if (!this.#folder) return;
    const { bavail, bsize } = await statfs(this.#folder);
    const needed = parts.reduce((sum, { bytes }) => sum + bytes, 0);
    if (needed <= bavail * bsize) return;
    throw new ArchiveError(
      `The backup needs ${Math.ceil(needed / 2 ** 20)} MB, more than is free on this disk.`,
    );
  }
}

function readManifest(text: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw foreign();
  }
  const { version } = (value ?? {}) as { version?: unknown };
  if (typeof version === 'number' && version > 1) {
    throw new ArchiveError('This backup was made by a newer version of Haven Exchange.');
  }
  const parsed = manifestSchema.safeParse(value);
  if (!parsed.success) throw foreign();
  return parsed.data;
}
