import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../shared/ai/assistant/answer.ts';
import type { FunctionEnv } from '../../supabase/functions/_shared/function-env.ts';
import { handle } from '../../supabase/functions/assistant/handler.ts';
import { type Person, succeed, tenantOwner } from '../security/world.ts';
import { backend } from '../support/backend.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';

let server: ModelServer;
let owner: Person;
const QUESTION = 'What is the phone number of Ottoline Vance?';

const env = (): FunctionEnv => ({
  SUPABASE_URL: backend().url,
  SUPABASE_PUBLISHABLE_KEY: backend().publishableKey,
  SUPABASE_SECRET_KEY: backend().secretKey,
  secrets: { HAVEN_AI_LOCAL: 'allow' },
});

async function send(question: string, accept = 'application/json'): Promise<Response> {
  const token = (await owner.client.auth.getSession()).data.session?.access_token ?? '';
  const body = JSON.stringify({ id: randomUUID(), conversation_id: randomUUID(), question });
  const headers = { authorization: `Bearer ${token}`, accept, 'content-type': 'application/json' };
  const request = new Request('http://function.example', { method: 'POST', headers, body });
  return await handle(request, env());
}
const ask = async (question: string): Promise<Answer> =>
  (await (await send(question)).json()).answer;

beforeAll(async () => {
  server = await startModelServer();
  owner = await tenantOwner();
  await succeed(
    owner.client
      .from('contacts')
      .insert({ name: 'Ottoline Vance', phone: '312-555-0170' })
      .select('id')
      .single(),
  );
  const saved = await owner.client.rpc('save_ai_provider', {
    p_scope: 'workspace',
    p_base_url: server.url,
    p_model: 'recorded-2026-01',
    p_key: 'sk-test-0123456789',
    p_is_enabled: true,
    p_retention: 'Not kept',
  });
  expect(saved.error).toBeNull();
});
afterAll(() => server?.close());

describe('the assistant with a recorded model', () => {
  it('answers with the sources it was given, and names the model', async () => {
    server.answers = [{ text: 'The number is 312-555-0170 [1].' }];
    expect(await ask(QUESTION)).toMatchObject({
      state: 'answered',
      mode: 'model',
      model: 'recorded-2026-01',
      text: 'The number is 312-555-0170 [1].',
      citations: [{ kind: 'record', title: 'Ottoline Vance' }],
    });
    expect(server.requests.at(-1)?.body.messages[1]?.content).toContain('312-555-0170');
  });

  it('calculates with the engine when the model calls the tool', async () => {
    server.answers = [
      {
        toolCalls: [
          { name: 'calculate', input: { name: 'cap rate', noi: 1_450_000, price: 18_000_000 } },
        ],
      },
      { text: 'The cap rate is 8.06% [1].' },
    ];
    expect(await ask('Qqzx 18000000 wwvu 1450000')).toMatchObject({
      state: 'answered',
      citations: [{ kind: 'calculation' }],
    });
  });

  it('counts an invented number as unknown', async () => {
    server.answers = [{ text: 'The number is 312-555-9999 [1].' }];
    expect(await ask(QUESTION)).toMatchObject({ state: 'unknown', citations: [] });
  });

  it('proposes a task that the person asked for', async () => {
    server.answers = [
      {
        toolCalls: [
          { name: 'propose_task', input: { title: 'Call Ottoline', due_on: '2027-02-01' } },
        ],
      },
      { text: 'Proposed.' },
    ];
    const { state, proposal_id } = await ask(
      'Could you schedule a call with Ottoline on February 1?',
    );
    expect(state).toBe('proposal');
    const change = await owner.client
      .from('ai_changes')
      .select('state, after')
      .eq('id', proposal_id ?? '');
    expect(change.data).toEqual([
      { state: 'proposed', after: { title: 'Call Ottoline', due_on: '2027-02-01' } },
    ]);
  });

  it('falls back to rules and says so when the server fails', async () => {
    server.answers = [{ status: 500 }];
    const answer = await ask(QUESTION);
    expect(answer).toMatchObject({ state: 'answered', mode: 'rules' });
    expect(answer.notice).toContain('failed');
  });

  it('streams its steps, then the answer', async () => {
    server.answers = [{ text: 'The number is 312-555-0170 [1].' }];
    const response = await send(QUESTION, 'text/event-stream');
    const events = (await response.text())
      .split('\n\n')
      .filter((event) => event !== '')
      .map((event) => JSON.parse(event.replace('data: ', '')));
    expect(events.map(({ step }) => step)).toEqual(['searching', 'writing', undefined]);
    expect(events.at(-1)).toMatchObject({ answer: { mode: 'model' } });
  });
});
