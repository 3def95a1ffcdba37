import { beforeAll, describe, expect, it } from 'vitest';
import type { DocumentProcessor } from '../../supabase/functions/_shared/documents/document-processor.ts';
import type { FunctionEnv } from '../../supabase/functions/_shared/function-env.ts';
import { handle } from '../../supabase/functions/recognize-page/handler.ts';
import { type Person, person, succeed } from '../security/world.ts';
import { backend, service } from '../support/backend.ts';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const WORD = { text: 'beds', confidence: 0.9, left: 0.1, top: 0.2, width: 0.3, height: 0.01 };

let reader: Person;
let read = 0;

const papers: DocumentProcessor = {
  read: () => Promise.reject(new Error('Not read here')),
  mark: () => Promise.reject(new Error('Not marked here')),
  locate: async () => {
    read += 1;
    return [WORD];
  },
};

const env = (changes: Partial<FunctionEnv> = {}): FunctionEnv => ({
  SUPABASE_URL: backend().url,
  SUPABASE_PUBLISHABLE_KEY: backend().publishableKey,
  SUPABASE_SECRET_KEY: backend().secretKey,
  papers,
  ...changes,
});

async function send(bytes: Uint8Array<ArrayBuffer>, at = env(), who: Person | null = reader) {
  const session = await who?.client.auth.getSession();
  const token = session?.data.session?.access_token;
  const request = new Request('http://function.example', {
    method: 'POST',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    body: bytes,
  });
  const response = await handle(request, at);
  return { status: response.status, body: await response.json() };
}

beforeAll(async () => {
  reader = await person('buyer');
});

describe('a scanned page', () => {
  it('is read with the positions of its words', async () => {
    expect(await send(JPEG)).toEqual({ status: 200, body: { words: [WORD] } });
  });

  it('is rejected with instructions if no OCR program is installed', async () => {
    const { locate: _locate, ...without } = papers;
    expect(await send(JPEG, env({ papers: without }))).toMatchObject({
      status: 501,
      body: { code: 'HXDXO' },
    });
  });

  it.each([
    ['no image', new Uint8Array([1, 2, 3, 4])],
    ['nothing', new Uint8Array()],
    ['more than a megabyte', new Uint8Array(1_000_001).fill(0xff)],
  ])('is rejected with %s', async (_name, bytes) => {
    expect(await send(bytes)).toMatchObject({ status: 400, body: { code: 'HXDXG' } });
  });

  it('is denied to a visitor and an account without access before it is read', async () => {
    const before = read;
    expect((await send(JPEG, env(), null)).status).toBe(401);
    const pending = await person('broker');
    await succeed(
      service()
        .from('profiles')
        .update({ requires_approval: true, approval_status: 'pending' })
        .eq('id', pending.id)
        .select('id'),
    );
    expect((await send(JPEG, env(), pending)).status).toBe(403);
    expect(read).toBe(before);
  });

  it("is rejected if the image can't be read", async () => {
    const broken = { ...papers, locate: () => Promise.reject(new Error('Damaged')) };
    expect(await send(JPEG, env({ papers: broken }))).toMatchObject({
      status: 422,
      body: { code: 'HXDXG' },
    });
  });
});
