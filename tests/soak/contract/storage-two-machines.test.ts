import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Client, clientFor } from '../../support/backend.ts';
import { startResumableUpload, uploadResumable } from '../../support/resumable.ts';
import { type S3Server, startS3Server } from '../../support/s3-server.ts';
import { startTwoMachines, type TwoProcesses } from '../../support/two-processes.ts';

const PIECE = 100_000;

let s3: S3Server;
let machines: TwoProcesses;
let service: Client;
beforeAll(async () => {
  s3 = await startS3Server();
  machines = await startTwoMachines({ env: s3.env });
  service = clientFor(machines.first, machines.first.secretKey);
  await service.storage.createBucket('uploads');
});
afterAll(async () => {
  await machines?.close();
  await s3?.close();
});

const headers = () => ({
  authorization: `Bearer ${machines.first.secretKey}`,
  'tus-resumable': '1.0.0',
});
const idOf = (url: string) => url.split('/').at(-1) ?? '';
const at = (url: string, machine: { url: string }) =>
  `${machine.url}/storage/v1/upload/resumable/${idOf(url)}`;
const copyAt = ({ dataDir }: { dataDir: string }, url: string) =>
  join(dataDir, 'storage', 'resumable', `${idOf(url)}.part`);

async function startAtFirst(content: Buffer, objectName: string): Promise<string> {
  const place = { bucketName: 'uploads', objectName };
  const options = { url: machines.first.url, headers: headers(), chunkSize: PIECE };
  return startResumableUpload(content, place, options);
}

/** Sends one piece and returns the status. */
async function sendPiece(
  url: string,
  machine: { url: string },
  content: Buffer,
  from: number,
  more: Record<string, string> = {},
): Promise<number> {
  const { status } = await fetch(at(url, machine), {
    method: 'PATCH',
    headers: {
      ...headers(),
      'upload-offset': String(from),
      'content-type': 'application/offset+octet-stream',
      ...more,
    },
    body: new Uint8Array(content.subarray(from, from + PIECE)),
  });
  return status;
}

const offsetAt = async (url: string, machine: { url: string }) => {
  const response = await fetch(at(url, machine), { method: 'HEAD', headers: headers() });
  return response.headers.get('upload-offset');
};

async function contentOf(name: string): Promise<Buffer> {
  const { data } = await service.storage.from('uploads').download(name);
  return Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer());
}

describe('two machines with one S3 store', () => {
  test('can each receive chunks of one upload', async () => {
    const content = randomBytes(4 * PIECE + 1);
    const name = randomUUID();
    const url = await startAtFirst(content, name);
    const { first, second } = machines;
    for (const [piece, machine] of [second, first, second, first].entries()) {
      expect(await offsetAt(url, machine)).toBe(String((piece + 1) * PIECE));
      expect(await sendPiece(url, machine, content, (piece + 1) * PIECE)).toBe(204);
    }
    expect(await contentOf(name)).toEqual(content);
    expect(await offsetAt(url, second)).toBe(String(content.length));
    await vi.waitFor(() => expect(existsSync(copyAt(second, url))).toBe(false));
    expect(s3.keys('uploads').filter((key) => key.includes(idOf(url)))).toEqual([
      `${idOf(url)}/state`,
    ]);
  });

  test('continue an upload from a machine that lost its folder', async () => {
    const content = randomBytes(3 * PIECE);
    const name = randomUUID();
    const url = await startAtFirst(content, name);
    const folder = join(machines.first.dataDir, 'storage', 'resumable');
    for (const file of readdirSync(folder)) rmSync(join(folder, file));
    const { refusal } = await uploadResumable(
      content,
      { bucketName: 'uploads', objectName: name },
      { headers: headers(), chunkSize: PIECE, uploadUrl: at(url, machines.second) },
    );
    expect(refusal).toBeUndefined();
    expect(await contentOf(name)).toEqual(content);
  });

  test("reject another account's upload on either machine", async () => {
    const content = randomBytes(3 * PIECE);
    const url = await startAtFirst(content, randomUUID());
    const stranger = { authorization: `Bearer ${machines.first.publishableKey}` };
    for (const machine of [machines.first, machines.second]) {
      expect(await sendPiece(url, machine, content, PIECE, stranger)).toBe(404);
      expect(await offsetAt(url, machine)).toBe(String(PIECE));
    }
  });

  test('keep no trace of an upload its owner deletes on the other machine', async () => {
    const url = await startAtFirst(randomBytes(3 * PIECE), randomUUID());
    const deleted = await fetch(at(url, machines.second), { method: 'DELETE', headers: headers() });
    expect(deleted.status).toBe(204);
    expect(s3.keys('uploads').filter((key) => key.includes(idOf(url)))).toEqual([]);
    expect(await offsetAt(url, machines.first)).toBeNull();
  });

  test('count only what the store has accepted', async () => {
    const content = randomBytes(3 * PIECE);
    const name = randomUUID();
    const url = await startAtFirst(content, name);
    await s3.halt();
    expect(await sendPiece(url, machines.first, content, PIECE)).toBe(503);
    await s3.resume();
    for (const machine of [machines.second, machines.first]) {
      expect(await offsetAt(url, machine)).toBe(String(PIECE));
    }
    for (const [from, machine] of [
      [PIECE, machines.first],
      [2 * PIECE, machines.second],
    ] as const) {
      expect(await sendPiece(url, machine, content, from)).toBe(204);
    }
    expect(await contentOf(name)).toEqual(content);
  });
});
