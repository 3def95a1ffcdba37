import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_HEALTH_CONSENT, RECORDING_CONSENT } from '../../shared/ai/provider/recordings.ts';
import type { FunctionEnv } from '../../supabase/functions/_shared/function-env.ts';
import { handle } from '../../supabase/functions/transcribe-recording/handler.ts';
import { queryDatabase } from '../security/sql.ts';
import { type Person, person, tenantOwner } from '../security/world.ts';
import { backend } from '../support/backend.ts';
import { connectModel } from '../support/connect-model.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';

const MP3 = new Uint8Array([...Buffer.from('ID3'), ...new Uint8Array(8_000)]);

let owner: Person;
let server: ModelServer;

beforeAll(async () => {
  [owner, server] = await Promise.all([tenantOwner(), startModelServer()]);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.requests.length = 0;
  server.answers = [{ text: 'The roof was replaced in May.', seconds: 90 }];
  await connectModel(owner, server, { p_speech_model: 'speech-2026-01', p_speech_price: 0.006 });
});

const env = (): FunctionEnv => ({
  SUPABASE_URL: backend().url,
  SUPABASE_PUBLISHABLE_KEY: backend().publishableKey,
  SUPABASE_SECRET_KEY: backend().secretKey,
  secrets: { HAVEN_AI_LOCAL: 'allow' },
});

async function send(
  bytes: Uint8Array<ArrayBuffer>,
  { who = owner, consent = 'no-health' }: { who?: Person | null; consent?: string } = {},
) {
  const session = await who?.client.auth.getSession();
  const token = session?.data.session?.access_token;
  const response = await handle(
    new Request(`http://function.example/?consent=${consent}`, {
      method: 'POST',
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      body: bytes,
    }),
    env(),
  );
  return { status: response.status, body: await response.json() };
}

const callsOf = (who: Person) =>
  queryDatabase(
    `select purpose, model, consent, seconds, cost_micros::int as cost, error from private.ai_calls where user_id = '${who.id}' order by created_at desc limit 1`,
  );

describe('a recording', () => {
  it('is transcribed by the speech model, with consent and cost on record', async () => {
    expect(await send(MP3)).toEqual({
      status: 200,
      body: { text: 'The roof was replaced in May.', model: 'speech-2026-01' },
    });
    expect(server.requests).toMatchObject([
      { path: '/v1/audio/transcriptions', authorization: 'Bearer sk-test-0123456789' },
    ]);
    expect(server.requests[0]?.form).toContain('speech-2026-01');
    expect(server.requests[0]?.form).toContain('filename="recording.mp3"');
    expect(await callsOf(owner)).toEqual([
      {
        purpose: 'transcribe',
        model: 'speech-2026-01',
        consent: `${RECORDING_CONSENT} ${NO_HEALTH_CONSENT}`,
        seconds: 90,
        cost: 9_000,
        error: null,
      },
    ]);
  });

  it('has no cost on record if the provider reports no length', async () => {
    server.answers = [{ text: 'Short.' }];
    expect((await send(MP3)).status).toBe(200);
    expect(await callsOf(owner)).toMatchObject([{ seconds: null, cost: null }]);
  });

  it('returns plain text without links', async () => {
    server.answers = [{ text: 'See ![x](https://evil.example/?q=1) www.evil.example now.' }];
    const { body } = await send(MP3);
    expect(body.text).not.toMatch(/evil|http/);
  });

  it.each([
    ['without consent', 'maybe', 'HXAIC'],
    ['with health information and no agreement', 'yes', 'HXAIH'],
  ])('is not sent %s', async (_case, consent, code) => {
    expect((await send(MP3, { consent })).body).toMatchObject({ code });
    expect(server.requests).toEqual([]);
  });

  it('is not sent if it is another kind of file, or too large', async () => {
    const page = new Uint8Array(Buffer.from('<html>not a recording</html>'));
    expect((await send(page)).body).toMatchObject({ code: 'HXAIB' });
    const large = new Uint8Array(8 * 1024 * 1024 + 1);
    large.set(MP3);
    expect((await send(large)).body).toMatchObject({ code: 'HXAIB' });
    expect(server.requests).toEqual([]);
  });

  it('is not sent by someone whose workspace has no speech model, or who is not signed in', async () => {
    const stranger = await person('buyer');
    expect((await send(MP3, { who: stranger })).body).toMatchObject({ code: 'HXAIA' });
    expect((await send(MP3, { who: null })).status).toBe(401);
    await connectModel(owner, server);
    expect((await send(MP3)).body).toMatchObject({ code: 'HXAIA' });
    expect(server.requests).toEqual([]);
  });

  it('stops at the budget, which requires a known price', async () => {
    const priced = { p_input_price: 1, p_output_price: 1, p_monthly_budget: 1 };
    const { error } = await owner.client.rpc('save_ai_provider', {
      p_scope: 'workspace',
      p_base_url: server.url,
      p_model: 'recorded-2026-01',
      p_key: '',
      p_is_enabled: true,
      p_retention: 'Not kept',
      ...priced,
      p_speech_model: 'speech-2026-01',
    });
    expect(error?.code).toBe('HXAIU');
    await connectModel(owner, server, {
      ...priced,
      p_speech_model: 'speech-2026-01',
      p_speech_price: 900,
    });
    expect((await send(MP3)).body).toMatchObject({ code: 'HXAIG' });
    expect(server.requests).toEqual([]);
  });

  it('is reported as failed if the provider fails, and counts as an attempt', async () => {
    server.answers = [{ status: 500 }];
    expect((await send(MP3)).body).toMatchObject({ code: 'HXAIE' });
    expect(await callsOf(owner)).toMatchObject([{ error: 'failed' }]);
  });

  it('requires consent in the database too', async () => {
    const begin = (args: object) =>
      owner.client.rpc('begin_ai_call', { p_purpose: 'transcribe', p_tokens: 10, ...args });
    expect((await begin({})).error?.code).toBe('22023');
    const { data } = await begin({ p_consent: RECORDING_CONSENT, p_has_health_data: false });
    expect(data).toMatchObject({ id: expect.any(String) });
  });
});
