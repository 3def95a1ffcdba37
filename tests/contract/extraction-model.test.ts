import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FunctionEnv } from '../../supabase/functions/_shared/function-env.ts';
import { handle } from '../../supabase/functions/read-extraction/handler.ts';
import { type Person, person, tenantOwner } from '../security/world.ts';
import { backend } from '../support/backend.ts';
import { connectModel } from '../support/connect-model.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';

let server: ModelServer;
let owner: Person;

const env = (): FunctionEnv => ({
  SUPABASE_URL: backend().url,
  SUPABASE_PUBLISHABLE_KEY: backend().publishableKey,
  SUPABASE_SECRET_KEY: backend().secretKey,
  secrets: { HAVEN_AI_LOCAL: 'allow' },
});

const LINES = ['State license', 'Residence  Quillwood Manor', 'Approved for 68 beds'];

async function read(who: Person | null, body: object) {
  const token =
    who === null ? '' : ((await who.client.auth.getSession()).data.session?.access_token ?? '');
  const headers = {
    'content-type': 'application/json',
    ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
  };
  const request = new Request('http://function.example', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const response = await handle(request, env());
  return { status: response.status, body: await response.json() };
}

const answer = (kind: string, ...fields: readonly object[]) => {
  server.answers = [{ text: JSON.stringify({ kind, fields }) }];
};

beforeAll(async () => {
  server = await startModelServer();
  owner = await tenantOwner();
});
afterAll(() => server?.close());

describe('a document read by a recorded model', () => {
  it('is not sent anywhere until a model is turned on', async () => {
    expect(await read(owner, { kind: null, lines: LINES })).toEqual({
      status: 200,
      body: { refused: 'not_configured' },
    });
    expect(server.requests).toEqual([]);
    await connectModel(owner, server);
  });

  it('returns the values that its lines state, and drops invented ones', async () => {
    answer(
      'license',
      { name: 'facility_name', line: 2, text: 'Quillwood Manor' },
      { name: 'capacity', line: 3, text: '68 beds' },
      { name: 'license_number', line: 3, text: 'ALF-9999' },
      { name: 'capacity' },
    );
    expect(await read(owner, { kind: null, lines: LINES })).toMatchObject({
      status: 200,
      body: {
        kind: 'license',
        model: 'recorded-2026-01',
        dropped: 2,
        fields: [
          { name: 'facility_name', value: 'Quillwood Manor', line: 2 },
          { name: 'capacity', value: '68', line: 3 },
        ],
      },
    });
    expect(server.requests.at(-1)?.body.response_format).toEqual({ type: 'json_object' });
  });

  it('keeps the kind that the user chose', async () => {
    answer('lease', { name: 'capacity', line: 3, text: '68 beds' });
    expect((await read(owner, { kind: 'license', lines: LINES })).body).toMatchObject({
      kind: 'license',
      fields: [{ name: 'capacity' }],
    });
  });

  it('with personal data is rejected without an agreement, and masked with one', async () => {
    const lines = [...LINES, 'Resident SSN 123-45-6789, diagnosis: dementia'];
    const before = server.requests.length;
    expect((await read(owner, { kind: 'license', lines })).body).toEqual({
      refused: 'health_data',
    });
    expect(server.requests).toHaveLength(before);
    await connectModel(owner, server, {
      p_health_agreement_with: 'Model Co.',
      p_health_agreement_on: '2026-01-02',
    });
    answer('license', { name: 'facility_name', line: 4, text: '123-45-6789' });
    expect((await read(owner, { kind: 'license', lines })).body).toMatchObject({ fields: [] });
    const sent = JSON.stringify(server.requests.at(-1)?.body);
    expect(sent).not.toContain('123-45-6789');
    expect(sent).not.toContain('dementia');
    await connectModel(owner, server);
  });

  it.each([
    ['no JSON', { text: 'I can not.' }, 'failed'],
    ['a list', { text: '[1, 2]' }, 'failed'],
    ['an error', { status: 500 }, 'failed'],
  ])('falls back to the rules if the model returns %s', async (_name, recorded, reason) => {
    server.answers = [recorded];
    expect((await read(owner, { kind: 'license', lines: LINES })).body).toEqual({
      refused: reason,
    });
  });

  it('is recorded with its tokens and price', async () => {
    await connectModel(owner, server, { p_input_price: 2.5, p_output_price: 10 });
    answer('license');
    await read(owner, { kind: 'license', lines: LINES });
    const { data } = await owner.client.rpc('list_ai_calls', { p_limit: 1 });
    expect(data).toMatchObject([
      {
        purpose: 'extract',
        state: 'done',
        model: 'recorded-2026-01',
        input_tokens: 120,
        output_tokens: 30,
        // 120 × $2.50 and 30 × $10 per million.
        cost_micros: 600,
      },
    ]);
  });

  it.each([
    ['an unknown kind', { kind: 'passport', lines: LINES }],
    ['no lines', { kind: null, lines: [] }],
    ['a line that is no text', { kind: null, lines: [5] }],
    ['a line without end', { kind: null, lines: ['a'.repeat(2_001)] }],
    ['too many lines', { kind: null, lines: Array.from({ length: 5_001 }, () => 'a') }],
  ])('is rejected with %s', async (_name, body) => {
    expect((await read(owner, body)).status).toBe(400);
  });

  it("is denied to a visitor, and never uses another workspace's model", async () => {
    expect((await read(null, { kind: null, lines: LINES })).status).toBe(401);
    expect((await read(await person('buyer'), { kind: null, lines: LINES })).body).toEqual({
      refused: 'not_configured',
    });
  });
});
