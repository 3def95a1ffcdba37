import { createHash } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { open, truncate } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { hashFile } from '../../hash-file.ts';
import { FileMissingError } from '../file-store.ts';
import type { S3Bucket } from '../s3-bucket.ts';
import { UPLOAD_LIFETIME_MS, type UploadState, uploadStateSchema } from './upload-state.ts';

const PREFIX = 'uploads/';
const stateKey = (id: string): string => `${PREFIX}${id}/state`;
const pieceKey = (id: string, start: number): string => `${PREFIX}${id}/${start}`;

/**
 * Unfinished uploads in the bucket of the files, so that any machine continues them: a state and the pieces that each
 * request added. What is here counts; a machine's own file is a copy.
 */
export class SharedUploads {
  readonly #bucket: S3Bucket;

  constructor(bucket: S3Bucket) {
    this.#bucket = bucket;
  }

  async load(id: string): Promise<UploadState | undefined> {
    try {
      const content = await text((await this.#bucket.read(stateKey(id))) as never);
      return uploadStateSchema.parse(JSON.parse(content));
    } catch (error) {
      if (error instanceof FileMissingError) return undefined;
      throw error;
    }
  }

  /** Adds what the file has gained, then the state, which makes it count. */
  async save(state: UploadState, path: string): Promise<void> {
    const { id, offset, shared } = state;
    if (offset > shared && !state.isFinished) {
      const { sha256 } = await hashFile(path, { start: shared, end: offset });
      const added = (await openAsBlob(path)).slice(shared, offset);
      await this.#bucket.put(pieceKey(id, shared), added, sha256);
      state.pieces.push(shared);
      state.shared = offset;
    }
    const content = JSON.stringify(state);
    const sha256 = createHash('sha256').update(content).digest('hex');
    await this.#bucket.put(stateKey(id), content, sha256);
  }

  /** Completes a machine's file, of which the first `present` bytes are here already. */
  async copyOut({ id, pieces, offset }: UploadState, path: string, present: number): Promise<void> {
    await (await open(path, 'a', 0o600)).close();
    let end = present;
    for (const [index, start] of pieces.entries()) {
      const pieceEnd = pieces[index + 1] ?? offset;
      if (pieceEnd <= present) continue;
      await truncate(path, start);
      const content = Readable.fromWeb((await this.#bucket.read(pieceKey(id, start))) as never);
      await pipeline(content, createWriteStream(path, { flags: 'r+', start }));
      end = pieceEnd;
    }
    await truncate(path, end);
    const file = await open(path, 'r+');
    await file.sync().finally(() => file.close());
  }

  /** Deletes the pieces of a finished upload; its state answers repeated requests. */
  async removePieces({ id, pieces }: UploadState): Promise<void> {
    for (const start of pieces) await this.#bucket.remove(pieceKey(id, start));
  }

  async remove(state: UploadState): Promise<void> {
    await this.#bucket.remove(stateKey(state.id));
    await this.removePieces(state);
  }

  /** Deletes uploads of machines that never returned. */
  async removeExpired(): Promise<void> {
    for await (const { objects, now } of this.#bucket.list(PREFIX)) {
      for (const { key, modifiedAt } of objects) {
        if (modifiedAt < now - 2 * UPLOAD_LIFETIME_MS) await this.#bucket.remove(key);
      }
    }
  }
}
