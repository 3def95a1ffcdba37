import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Json } from '#shared/database.types.ts';
import type { FunctionEnv } from '../../supabase/functions/_shared/function-env.ts';
import { handle } from '../../supabase/functions/run-workflow-models/handler.ts';
import { succeed } from '../security/world.ts';
import {
  type NewUser,
  newUser,
  type SeparateBackend,
  startSeparateBackend,
} from '../support/backend.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';

/** Its own backend, whose schedule may call a model on this machine. */
let own: SeparateBackend;
let server: ModelServer;
let member: NewUser;

const MESSAGE = 'We want to close a 1031 exchange for $4.2 million. Call (512) 555-0142.';

const env = (): FunctionEnv => ({
  SUPABASE_URL: own.url,
  SUPABASE_PUBLISHABLE_KEY: own.publishableKey,
  SUPABASE_SECRET_KEY: own.secretKey,
  secrets: { HAVEN_AI_LOCAL: 'allow' },
});

async function addRule(...acts: readonly Record<string, Json>[]): Promise<string> {
  const rule = { name: 'Read leads', occasion: 'lead_came', whose: 'mine', matches: 'all' };
  const p_id = await succeed(
    member.client.rpc('save_automation', {
      p_rule: { ...rule, conditions: [], acts: [...acts] } as Json,
    }),
  );
  await succeed(member.client.rpc('set_automation_enabled', { p_id, p_on: true }));
  return p_id;
}

const addLead = async (message = MESSAGE) =>
  (
    await succeed(
      member.client.from('leads').insert({ name: 'Ada Lovelace', message }).select('id').single(),
    )
  ).id;

const query = async (sql: string) =>
  await own.database.write('system', (run) => run.unsafe<Record<string, unknown>[]>(sql));

const askModels = async () =>
  await handle(
    new Request('http://function.example', {
      method: 'POST',
      headers: { apikey: env().SUPABASE_SECRET_KEY },
    }),
    env(),
  );

/** Runs due events, asks the model, and writes what it found. The schedule may be doing the same. */
async function work() {
  await query('select private.work_automations()');
  await vi.waitFor(
    async () => {
      expect((await askModels()).status).toBe(200);
      await query('select private.work_automations()');
      expect(await query('select id from private.automation_events')).toEqual([]);
      expect(await query('select id from private.automation_model_steps')).toEqual([]);
    },
    { timeout: 15_000 },
  );
}

interface Step {
  readonly by?: string;
  readonly output?: string;
  readonly refused?: string;
  readonly model?: string;
  readonly cost_micros?: number;
  readonly tokens?: number;
  readonly is_pending?: boolean;
}
async function runOf(automation_id: string) {
  const [run] = await succeed(
    member.client.from('automation_runs').select().match({ automation_id }),
  );
  return { id: run?.id ?? '', steps: (run?.steps ?? []) as unknown as readonly Step[] };
}
const commentsOn = async (record_id: string) =>
  (
    await succeed(
      member.client
        .from('record_comments')
        .select('body')
        .match({ record_id })
        .is('deleted_at', null),
    )
  ).map(({ body }) => body);

beforeAll(async () => {
  own = await startSeparateBackend({ env: { HAVEN_AI_LOCAL: 'allow' } });
  server = await startModelServer();
  member = await newUser({ at: own, userMetadata: { user_type: 'broker' } });
});
afterAll(async () => {
  server?.close();
  await own?.close();
});

beforeEach(async () => {
  for (const { id } of await succeed(member.client.from('automations').select('id'))) {
    await succeed(member.client.rpc('remove_automation', { p_id: id }));
  }
});

describe('a workflow step without a model', () => {
  it('is read by rules at once', async () => {
    const id = await addRule({ do: 'extract', by_model: true });
    await addLead();
    await work();
    expect((await runOf(id)).steps).toMatchObject([{ by: 'rules', cost_cents: 0 }]);
    expect(server.requests).toEqual([]);
  });
});

describe('a workflow step with a recorded model', () => {
  beforeAll(() =>
    query(
      `insert into private.ai_providers (base_url, model, api_key, is_enabled, retention, input_price, output_price, updated_by)
       values ('${server.url}', 'recorded-2026-01', 'sk-test-0123456789', true, 'Not kept', 2.5, 10, 'Test')`,
    ),
  );

  it('sends nothing unless its owner lets a model read', async () => {
    const before = server.requests.length;
    const id = await addRule({ do: 'extract' });
    await addLead();
    await work();
    expect((await runOf(id)).steps).toMatchObject([{ by: 'rules' }]);
    expect(server.requests).toHaveLength(before);
  });

  it('writes a value from the record, with model, tokens, and cost, and can be undone', async () => {
    server.answers = [
      {
        text: JSON.stringify({
          values: [
            { label: 'Phone', value: '(512) 555-0142' },
            { label: 'Amount', value: '$9.9 million' },
          ],
        }),
      },
    ];
    const id = await addRule({ do: 'extract', by_model: true });
    const lead = await addLead();
    await work();
    const run = await runOf(id);
    expect(run.steps).toMatchObject([
      {
        by: 'model',
        model: 'recorded-2026-01',
        tokens: 150,
        cost_micros: 600,
        output: 'Phone: (512) 555-0142',
      },
    ]);
    expect(run.steps[0]).not.toHaveProperty('is_pending');
    expect(await commentsOn(lead)).toEqual(['Found by a language model:\nPhone: (512) 555-0142']);
    await succeed(member.client.rpc('undo_automation_run', { p_id: run.id }));
    expect(await commentsOn(lead)).toEqual([]);
  });

  it('adds the tag only for words that the record has', async () => {
    server.answers = [{ text: JSON.stringify({ quote: '1031 exchange' }) }];
    const id = await addRule({
      do: 'classify',
      words: 'tax deferral',
      tag: 'urgent',
      by_model: true,
    });
    const lead = await addLead();
    await work();
    expect((await runOf(id)).steps).toMatchObject([{ by: 'model', output: '1031 exchange' }]);
    const row = await succeed(member.client.from('leads').select('tags').eq('id', lead).single());
    expect(row.tags).toEqual(['urgent']);
    const { id: p_id } = await runOf(id);
    await succeed(member.client.rpc('undo_automation_run', { p_id }));
    const undone = await succeed(
      member.client.from('leads').select('tags').eq('id', lead).single(),
    );
    expect(undone.tags).toEqual([]);
  });

  it.each([
    ['an invented figure', 'draft', { text: 'We offer $7 million.' }],
    ['an invented figure', 'summarize', { text: 'It has 80 beds.' }],
    ['a quote that is not in the record', 'classify', { quote: 'hospital' }],
    ['another shape', 'extract', { rows: [] }],
  ])('is read by rules after %s (%#)', async (_name, act, recorded) => {
    server.answers = [{ text: JSON.stringify(recorded) }];
    const more: Record<string, Json> =
      act === 'draft'
        ? { words: 'Thank you, {record}.' }
        : act === 'classify'
          ? { words: '1031', tag: 'urgent' }
          : {};
    const id = await addRule({ do: act, by_model: true, ...more });
    await addLead();
    await work();
    expect((await runOf(id)).steps).toMatchObject([{ by: 'rules', refused: 'failed' }]);
  });

  it('with health data is read by rules without an agreement', async () => {
    const before = server.requests.length;
    const id = await addRule({ do: 'summarize', by_model: true });
    await addLead('Mother, DOB 1/2/1940, diagnosis: dementia, needs a room.');
    await work();
    expect((await runOf(id)).steps).toMatchObject([{ by: 'rules', refused: 'health_data' }]);
    expect(server.requests).toHaveLength(before);
  });

  it('that was undone while it waited writes nothing', async () => {
    let release: () => void = () => undefined;
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.answers = [{ text: JSON.stringify({ text: 'A lead.' }), until }];
    const id = await addRule({ do: 'summarize', by_model: true });
    const lead = await addLead();
    await vi.waitFor(
      async () => {
        await query('select private.work_automations()');
        expect((await runOf(id)).steps).toMatchObject([{ is_pending: true }]);
      },
      { timeout: 15_000 },
    );
    const run = await runOf(id);
    await succeed(member.client.rpc('undo_automation_run', { p_id: run.id }));
    release();
    await work();
    expect(await commentsOn(lead)).toEqual([]);
  });

  it('shows its text to no user', async () => {
    for (const call of [
      member.client.rpc('claim_automation_model_steps'),
      member.client.rpc('reserve_automation_model_step', {
        p_id: member.id,
        p_tokens: 1,
        p_has_health_data: false,
      }),
      member.client.rpc('answer_automation_model_step', {
        p_id: member.id,
        p_call_id: member.id,
        p_output: 'x',
      }),
    ]) {
      expect((await call).error?.code).toBe('42501');
    }
  });

  it('runs only on schedule', async () => {
    const request = new Request('http://function.example', { method: 'POST' });
    expect((await handle(request, env())).status).toBe(401);
  });
});
