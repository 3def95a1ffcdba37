import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AI_LIMITS } from '../../../shared/ai/provider/limits.ts';
import { complete } from '../../../supabase/functions/_shared/ai/complete.ts';
import { postModelRequest } from '../../../supabase/functions/_shared/ai/post-model-request.ts';
import type { FunctionEnv } from '../../../supabase/functions/_shared/function-env.ts';
import { internet, localNetwork } from '../../../supabase/functions/_shared/outbound-network.ts';
import { backend } from '../../support/backend.ts';
import { type ModelServer, startModelServer } from '../../support/model-server.ts';
import { queryDatabase } from '../sql.ts';
import { memberOf, type Person, person, subscriber, succeed, tenantOwner } from '../world.ts';

let server: ModelServer;
let owner: Person;
let member: Person;
let stranger: Person;

const KEY = 'sk-test-0123456789';
const settings = (changes: Record<string, unknown> = {}) => ({
  p_scope: 'workspace',
  p_base_url: server.url,
  p_model: 'test-model-2026-01',
  p_key: KEY,
  p_is_enabled: true,
  p_retention: 'Not kept',
  ...changes,
});
const save = (who: Person, changes = {}) => who.client.rpc('save_ai_provider', settings(changes));

const env = (secrets: FunctionEnv['secrets'] = { HAVEN_AI_LOCAL: 'allow' }): FunctionEnv => ({
  SUPABASE_URL: backend().url,
  SUPABASE_PUBLISHABLE_KEY: backend().publishableKey,
  SUPABASE_SECRET_KEY: backend().secretKey,
  secrets,
});
const tokenOf = async (who: Person) =>
  (await who.client.auth.getSession()).data.session?.access_token ?? '';
const ask = async (who: Person, request = {}, at = env()) =>
  await complete(
    at,
    { token: await tokenOf(who) },
    { purpose: 'assistant', messages: [{ role: 'user', text: 'Hello' }], ...request },
  );

beforeAll(async () => {
  server = await startModelServer();
  owner = await tenantOwner();
  const [row] = await queryDatabase(
    `select tenant_id from public.tenant_users where user_id = '${owner.id}' and is_active`,
  );
  member = await memberOf(String(row?.tenant_id));
  stranger = await person('buyer');
});
afterAll(() => server?.close());

describe('a language model', () => {
  it('is off by default, and then nothing is sent', async () => {
    expect(await ask(stranger)).toEqual({ state: 'refused', reason: 'not_configured' });
    expect(server.requests).toEqual([]);
    expect(await succeed(stranger.client.rpc('get_ai_settings'))).toMatchObject({ active: null });
  });

  it('is set only by administrators: of the workspace for theirs, of the installation for all', async () => {
    for (const [who, changes] of [
      [member, {}],
      [stranger, {}],
      [owner, { p_scope: 'installation' }],
      [owner, { p_scope: 'everywhere' }],
    ] as const) {
      expect((await save(who, changes)).error?.code).toBe('42501');
    }
    expect(
      (await member.client.rpc('delete_ai_provider', { p_scope: 'workspace' })).error?.code,
    ).toBe('42501');
  });

  it("streams the pinned model's answers only to members of the workspace", async () => {
    expect((await save(owner)).error).toBeNull();
    server.answers = [{ text: 'An answer in more than one piece.' }];
    const pieces: string[] = [];
    const answer = await ask(member, { onText: (piece: string) => pieces.push(piece) });
    expect(answer).toMatchObject({
      state: 'answered',
      text: 'An answer in more than one piece.',
      inputTokens: 120,
      outputTokens: 30,
    });
    expect(pieces.length).toBeGreaterThan(1);
    expect(server.requests.at(-1)).toMatchObject({
      authorization: `Bearer ${KEY}`,
      body: { model: 'test-model-2026-01', max_tokens: 1000 },
    });
    expect(await ask(stranger)).toEqual({ state: 'refused', reason: 'not_configured' });
  });

  it('shows members where data goes and administrators the settings, but never the key', async () => {
    const mine = await succeed(member.client.rpc('get_ai_settings'));
    expect(mine).toMatchObject({
      active: {
        scope: 'workspace',
        model: 'test-model-2026-01',
        retention: 'Not kept',
        takes_health_data: false,
      },
      installation: null,
      workspace: null,
      usage: { tokens: 150 },
    });
    const theirs = await succeed(owner.client.rpc('get_ai_settings'));
    expect(theirs).toMatchObject({ workspace: { provider: { key_hint: '6789' } } });
    for (const shown of [mine, theirs]) expect(JSON.stringify(shown)).not.toContain(KEY);
    const log = await queryDatabase(
      `select details from public.admin_audit_log where actor_id = '${owner.id}' and details ->> 'setting' = 'ai_provider'`,
    );
    expect(log).toHaveLength(1);
    expect(JSON.stringify(log)).not.toContain(KEY);
  });

  it('shows its key to no user', async () => {
    const begun = await succeed(
      member.client.rpc('begin_ai_call', { p_purpose: 'draft', p_tokens: 10 }),
    );
    const { id } = begun as { id: string };
    expect((await member.client.rpc('claim_ai_call', { p_id: id })).error?.code).toBe('42501');
    expect(
      (
        await member.client.rpc('finish_ai_call', {
          p_id: id,
          p_input_tokens: 0,
          p_output_tokens: 0,
        })
      ).error?.code,
    ).toBe('42501');
  });

  it('never sends a stored key to another address', async () => {
    const moved = await save(owner, { p_base_url: 'https://attacker.example/v1', p_key: '' });
    expect(moved.error?.code).toBe('HXAIK');
    expect((await save(owner, { p_key: '' })).error).toBeNull();
  });

  it('gets no health data without a recorded agreement', async () => {
    const before = server.requests.length;
    const refused = await ask(member, { hasHealthData: true });
    expect(refused).toEqual({ state: 'refused', reason: 'health_data' });
    expect(server.requests).toHaveLength(before);
    const agreement = { p_health_agreement_with: 'Model Co.', p_health_agreement_on: '2026-01-02' };
    expect((await save(owner, { p_health_agreement_with: 'Model Co.' })).error?.code).toBe('HXAIU');
    expect((await save(owner, agreement)).error).toBeNull();
    expect((await ask(member, { hasHealthData: true })).state).toBe('answered');
    expect((await save(owner)).error).toBeNull();
  });

  it.each([
    ['an error', { status: 500 }, 'failed'],
    ['a redirect', { status: 307 }, 'failed'],
  ])('that returns %s counts as a failed call', async (_name, answer, reason) => {
    server.answers = [answer];
    expect(await ask(member)).toEqual({ state: 'refused', reason });
    const [last] = await queryDatabase(
      `select state, error, input_tokens > 0 as counts from private.ai_calls where user_id = '${member.id}' order by created_at desc limit 1`,
    );
    expect(last).toEqual({ state: 'failed', error: reason, counts: true });
  });
});

describe('cost', () => {
  it("stops at the plan's token limit before anything is sent", async () => {
    const before = server.requests.length;
    const spender = owner;
    await queryDatabase(
      `insert into private.ai_calls (user_id, purpose, reserved_tokens, state, input_tokens, finished_at)
       values ('${spender.id}', 'draft', 1, 'done', 10000000, now())`,
    );
    expect(await ask(spender)).toEqual({ state: 'refused', reason: 'limit_reached' });
    expect(server.requests).toHaveLength(before);
    await queryDatabase(`delete from private.ai_calls where user_id = '${spender.id}'`);
  });

  it('is reserved first, so parallel calls stay below the limit together', async () => {
    const settings = await succeed(owner.client.rpc('get_ai_settings'));
    const most = (settings as { usage: { calls_per_hour: number } }).usage.calls_per_hour;
    const count = async () => {
      const [row] = await queryDatabase(
        `select count(*)::int as n from private.ai_calls where user_id = '${owner.id}'`,
      );
      return row?.n;
    };
    await queryDatabase(`delete from private.ai_calls where user_id = '${owner.id}'`);
    await queryDatabase(
      `insert into private.ai_calls (user_id, purpose, reserved_tokens)
       select '${owner.id}', 'draft', 1 from generate_series(1, ${most - 5})`,
    );
    const call = { p_purpose: 'draft', p_tokens: 200 };
    await Promise.all(Array.from({ length: 12 }, () => owner.client.rpc('begin_ai_call', call)));
    expect(await count()).toBe(most);
    await queryDatabase(`delete from private.ai_calls where user_id = '${owner.id}'`);
  });

  it('is in dollars by the prices at the time of the call, and in tokens without prices', async () => {
    const prices = { p_input_price: 2.5, p_output_price: 10 };
    server.answers = [{ text: 'Yes' }];
    expect((await save(owner)).error).toBeNull();
    expect((await ask(member)).state).toBe('answered');
    expect((await save(owner, prices)).error).toBeNull();
    expect((await ask(member)).state).toBe('answered');
    expect((await save(owner, { p_input_price: 9, p_output_price: 9 })).error).toBeNull();
    const calls = await succeed(member.client.rpc('list_ai_calls', { p_limit: 2 }));
    // 120 × $2.50 and 30 × $10 per million tokens.
    expect(calls).toMatchObject([
      { cost_micros: 600, input_tokens: 120, output_tokens: 30, model: 'test-model-2026-01' },
      { cost_micros: null, input_tokens: 120, output_tokens: 30 },
    ]);
    const mine = await succeed(member.client.rpc('get_ai_settings'));
    expect(mine).toMatchObject({ usage: { cost_micros: 600 } });
    const { usage } = mine as { usage: { unpriced_tokens: number } };
    expect(usage.unpriced_tokens).toBeGreaterThanOrEqual(150);
  });

  it('of a call is visible only to the user who made it', async () => {
    const before = await succeed(stranger.client.rpc('list_ai_calls'));
    expect(before).toEqual([]);
  });

  it('stops at the monthly budget that everyone shares, before anything is sent', async () => {
    const prices = { p_input_price: 2.5, p_output_price: 10 };
    expect((await save(owner, { p_monthly_budget: 1 })).error?.code).toBe('HXAIU');
    expect((await save(owner, { ...prices, p_monthly_budget: 1 })).error).toBeNull();
    await queryDatabase(
      `insert into private.ai_calls (user_id, provider_id, purpose, reserved_tokens, state, cost_micros, finished_at)
       select '${owner.id}', p.id, 'draft', 1, 'done', 999000, now()
       from private.ai_providers p join public.tenant_users u on u.tenant_id = p.tenant_id where u.user_id = '${owner.id}'`,
    );
    const before = server.requests.length;
    expect(await ask(member)).toEqual({ state: 'refused', reason: 'budget_reached' });
    expect(server.requests).toHaveLength(before);
    expect(await succeed(owner.client.rpc('get_ai_settings'))).toMatchObject({
      workspace: { provider: { monthly_budget: 1, input_price: 2.5 } },
    });
    await queryDatabase(`delete from private.ai_calls where user_id = '${owner.id}'`);
    expect((await save(owner)).error).toBeNull();
  });

  it.each([
    ['one price', { p_input_price: 1 }],
    ['a price out of range', { p_input_price: 10_001, p_output_price: 1 }],
    ['a budget out of range', { p_input_price: 1, p_output_price: 1, p_monthly_budget: 1_000_001 }],
  ])('is not known with %s', async (_name, changes) => {
    expect((await save(owner, changes)).error?.code).toBe('HXAIU');
  });

  it('limits are the same in the database and in shared', async () => {
    const rows = await queryDatabase('select * from private.list_ai_limits()');
    expect(rows).toEqual(
      Object.entries(AI_LIMITS).map(([plan, limit]) => ({
        plan,
        tokens_per_month: limit.tokensPerMonth,
        calls_per_hour: limit.callsPerHour,
      })),
    );
  });

  it('of an overlong prompt is zero, because nothing is requested', async () => {
    const before = server.requests.length;
    const messages = [{ role: 'user', text: 'a'.repeat(130_000) }];
    expect(await ask(member, { messages })).toEqual({ state: 'refused', reason: 'too_long' });
    expect(server.requests).toHaveLength(before);
  });
});

describe('the address of a model', () => {
  it.each([
    'http://model.example/v1',
    'ftp://model.example/v1',
    'https://user:password@model.example/v1',
    'https://model.example/v1?to=me',
    'https://model.example/v1#here',
    'https://',
    'file:///etc/passwd',
  ])("can't be %s", async (p_base_url) => {
    expect((await save(owner, { p_base_url })).error?.code).toBe('HXAIU');
  });

  it.each([
    'http://127.0.0.1:9/v1',
    'https://127.0.0.1/v1',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/v1',
    'https://[::ffff:10.0.0.1]/v1',
    'https://10.0.0.8/v1',
    'https://2130706433/v1',
    'http://8.8.8.8/v1',
  ])('is not called at %s', async (url) => {
    const call = postModelRequest({ url, key: KEY, body: {} }, internet);
    await expect(call).rejects.toMatchObject({ reason: 'address_not_allowed' });
  });

  it.each([[['10.0.0.5']], [['93.184.216.34', '127.0.0.1']], [['fd00::1']]])(
    'is not called if its name points to %j',
    async (addresses) => {
      const network = { ...internet, resolve: async () => addresses };
      const call = postModelRequest(
        { url: 'https://model.example/v1', key: KEY, body: {} },
        network,
      );
      await expect(call).rejects.toMatchObject({ reason: 'address_not_allowed' });
    },
  );

  it('on this machine is called only if the installation allows that', async () => {
    expect(await ask(member, {}, env({}))).toEqual({
      state: 'refused',
      reason: 'address_not_allowed',
    });
    const network = { ...localNetwork, resolve: async () => ['192.168.1.4'] };
    const call = postModelRequest({ url: 'https://model.example/v1', key: KEY, body: {} }, network);
    await expect(call).rejects.toMatchObject({ reason: 'address_not_allowed' });
  });
});

it('a plan with more tokens is recognized', async () => {
  const payer = await subscriber('professional');
  expect(await succeed(payer.client.rpc('get_ai_settings'))).toMatchObject({
    usage: { plan: 'professional', tokens_per_month: 2_000_000 },
  });
});
