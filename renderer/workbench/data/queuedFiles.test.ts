import { expect, it, vi } from 'vitest';
import type { DataClient } from '../../data/api/dataClient.ts';
import type { QueuedMutation } from './offlineQueue.ts';
import { fileOfCall, replayFileCall, uploadAndCall } from './queuedFiles.ts';

const FILE = { path: 'ada/inspections/one/photo', type: 'image/png' };
const PICTURE = new Blob(['picture'], { type: FILE.type });
const CALL = ['add_inspection_photo', { p_id: 'photo' }] as const;

function clientWith(error: object | null) {
  const rpc = vi.fn(async () => ({ data: null, error: null, status: 204 }));
  const upload = vi.fn(async () => ({ data: null, error }));
  const client = { rpc, storage: { from: () => ({ upload }) } };
  return { client: client as unknown as DataClient, rpc };
}

it('attaches a picture after its upload, even if it was already uploaded', async () => {
  for (const error of [null, { message: 'Duplicate', status: 400, statusCode: '409' }]) {
    const { client, rpc } = clientWith(error);
    expect((await uploadAndCall(client, FILE, PICTURE, ...CALL)).error).toBeNull();
    expect(rpc).toHaveBeenCalledWith(...CALL);
  }
});

it('distinguishes a lost connection from a rejected upload', async () => {
  const lost = clientWith({ message: 'Failed to fetch' });
  expect((await uploadAndCall(lost.client, FILE, PICTURE, ...CALL)).status).toBe(0);
  const refused = clientWith({ message: 'Denied', status: 403, statusCode: '403' });
  expect(await uploadAndCall(refused.client, FILE, PICTURE, ...CALL)).toMatchObject({
    status: 403,
    error: { code: 'HTTP' },
  });
  for (const { rpc } of [lost, refused]) expect(rpc).not.toHaveBeenCalled();
});

it('rejects a queued call whose picture is missing', async () => {
  const entry = { kind: CALL[0], values: CALL[1], before: { file: FILE } };
  const queued = entry as unknown as QueuedMutation;
  expect(fileOfCall(queued)).toEqual(FILE);
  const { client, rpc } = clientWith(null);
  expect((await replayFileCall(client, queued, FILE)).status).toBe(410);
  expect(rpc).not.toHaveBeenCalled();
});
