import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../shared/ai/assistant/answer.ts';
import type { FunctionEnv } from '../../supabase/functions/_shared/function-env.ts';
import { handle } from '../../supabase/functions/assistant/handler.ts';
import { type Person, succeed, tenantOwner } from '../security/world.ts';
import { backend } from '../support/backend.ts';
import { connectModel } from '../support/connect-model.ts';
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
  await connectModel(owner, server);
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

  it('proposes a task that the user asked for', async () => {
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

  const eventsOf = async (response: Response) =>
    (await response.text())
      .split('\n\n')
      .filter((event) => event !== '')
      .map((event) => JSON.parse(event.replace('data: ', '')));

  it('streams sentences, then the verified answer', async () => {
    const text = 'The number is 312-555-0170 [1]. Call in the morning [1].';
    server.answers = [{ text }];
    const events = await eventsOf(await send(QUESTION, 'text/event-stream'));
    expect(events).toMatchObject([
      { step: 'searching' },
      { sentence: 'The number is 312-555-0170 [1].' },
      { answer: { mode: 'model', text } },
    ]);
  });

  it('never streams a sentence with an invented number, source, or link', async () => {
    server.answers = [
      {
        text: 'The number is 312-555-9999 [1]. It is in the file [99]. See https://attacker.example/x now. The end.',
      },
    ];
    const events = await eventsOf(await send(QUESTION, 'text/event-stream'));
    expect(events.filter(({ sentence }) => sentence)).toEqual([{ sentence: 'See  now.' }]);
    expect(events.at(-1)).toMatchObject({ answer: { state: 'unknown' } });
  });

  it('answers from a server that does not stream', async () => {
    server.answers = [{ text: 'The number is 312-555-0170 [1].', isWhole: true }];
    const events = await eventsOf(await send(QUESTION, 'text/event-stream'));
    expect(events.at(-1)).toMatchObject({ answer: { state: 'answered', mode: 'model' } });
  });

  it("doesn't save an answer that the user stopped, but counts its tokens", async () => {
    server.answers = [{ isSilent: true }];
    const asked = server.requests.length;
    const response = await send(QUESTION, 'text/event-stream');
    const reader = response.body?.getReader();
    await reader?.read();
    const turns = async () =>
      (await owner.client.from('ai_turns').select('id', { count: 'exact', head: true })).count;
    const before = await turns();
    await vi.waitFor(() => expect(server.requests.length).toBeGreaterThan(asked));
    await reader?.cancel();
    await vi.waitFor(async () => {
      const { data } = await owner.client.rpc('list_ai_calls', { p_limit: 1 });
      expect(data).toMatchObject([{ state: 'failed', error: 'canceled' }]);
    });
    expect(await turns()).toBe(before);
  });
});
