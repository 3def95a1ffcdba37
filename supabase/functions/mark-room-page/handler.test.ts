import { expect, it } from 'vitest';
import { dataErrorMessage } from '../../../shared/texts/messages.ts';
import { TEST_PROJECT } from '../_shared/testing.ts';
import '../../../shared/texts/rooms.ts';
import { CanvasUnavailable } from '../_shared/documents/document-processor.ts';
import { rasterize } from '../_shared/documents/raster.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { handle } from './handler.ts';

const TICKET = { path: 'a/b', type: 'application/pdf', page: 1, who: 'Ada', address: null, at: '' };
const RPC_RESULTS: Record<string, unknown> = {
  activate_room_ticket: true,
  redeem_room_ticket: TICKET,
};

const env: FunctionEnv = {
  ...TEST_PROJECT,
  fetch: async (input) => {
    const name = new URL(String(input)).pathname.split('/').at(-1) ?? '';
    return name in RPC_RESULTS ? Response.json(RPC_RESULTS[name]) : new Response('%PDF-');
  },
};

const markPage = (markDocument: Required<FunctionEnv>['papers']['mark']) =>
  handle(
    new Request('http://functions.example/mark-room-page', {
      method: 'POST',
      headers: { authorization: 'Bearer token' },
      body: JSON.stringify({ ticket: '3f0b8e0e-6a51-4f0c-9d8e-2b6d1b1f0a01' }),
    }),
    {
      ...env,
      papers: { mark: markDocument, read: () => Promise.reject(new Error('Not read here')) },
    },
  );

it("returns an error message if the canvas can't be loaded", async () => {
  const withoutCanvas = () =>
    rasterize(new Uint8Array(), () => Promise.reject(new Error('no native binding')));
  await expect(withoutCanvas()).rejects.toBeInstanceOf(CanvasUnavailable);
  const response = await markPage(withoutCanvas);
  expect(response.status).toBe(501);
  const { code } = (await response.json()) as { code: string };
  expect(dataErrorMessage({ status: 501, code })).toMatch(/can't watermark pages/);
});

it('returns 502 if a page could not be drawn for another reason', async () => {
  expect((await markPage(() => Promise.reject(new Error('A broken document')))).status).toBe(502);
});
