import { beforeAll, describe, expect, it } from 'vitest';
import { handle } from '../../../supabase/functions/deliver-outbox/handler.ts';
import { backend, clientFor, fetchLocal, newUser } from '../../support/backend.ts';
import { ACTORS, type Actor } from '../expectations.ts';
import { expectRefused } from '../refusal.ts';
import { buildWorld, NO_ID, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await buildWorld();
});

const statusFor = (actor: Actor) => (actor === 'signed out' ? 401 : 403);

describe.each(ACTORS.filter((actor) => actor !== 'service'))(
  '%s cannot act as a worker',
  (actor) => {
    it('by claiming messages, which would expose live links', async () => {
      const { client } = world.actors[actor];
      const claim = client.rpc('claim_outbox', { kinds: ['email', 'sms'], batch: 100 });
      await expectRefused(claim, statusFor(actor));
    });

    it("by reporting or releasing others' messages", async () => {
      const { client } = world.actors[actor];
      const report = { message_id: NO_ID, claim: NO_ID };
      await expectRefused(client.rpc('finish_outbox', report), statusFor(actor));
      await expectRefused(client.rpc('fail_outbox', { ...report, fault: 'x' }), statusFor(actor));
      await expectRefused(client.rpc('release_outbox', { claim: NO_ID }), statusFor(actor));
    });
  },
);

describe.each(ACTORS.filter((actor) => actor !== 'admin'))('%s', (actor) => {
  it("can't read or retry dead letters", async () => {
    const { client } = world.actors[actor];
    await expectRefused(client.rpc('dead_letters'), statusFor(actor));
    await expectRefused(client.rpc('retry_dead_letter', { id: NO_ID }), statusFor(actor));
  });
});

it('a guessed claim reports nothing, even with the secret key', async () => {
  const report = { message_id: NO_ID, claim: NO_ID };
  expect((await world.service.rpc('finish_outbox', report)).data).toBe(false);
  expect((await world.service.rpc('release_outbox', { claim: NO_ID })).data).toBe(0);
});

it('the outbox is not part of the API, and no one can queue through it', async () => {
  for (const key of [backend().publishableKey, backend().secretKey]) {
    const client = clientFor(backend(), key);
    const table = await client.from('outbox' as never).select();
    expect(table.error).not.toBeNull();
    const call = await client.rpc('queue_message' as never, { p_kind: 'email' } as never);
    expect(call.error).not.toBeNull();
    const hidden = await client
      .schema('private' as never)
      .from('outbox' as never)
      .select();
    expect(hidden.status).toBe(406);
  }
});

describe('delivery function without its key', () => {
  const call = (headers: Record<string, string>) =>
    fetch(`${backend().url}/functions/v1/deliver-outbox`, { method: 'POST', headers });

  it('is rejected: no key, a guessed one, the publishable one', async () => {
    expect((await call({})).status).toBe(401);
    expect((await call({ apikey: 'sb_secret_guessed' })).status).toBe(401);
    expect((await call({ apikey: backend().publishableKey })).status).toBe(401);
  });

  it("is rejected: a user's token, an administrator's token, the secret key in the wrong place", async () => {
    const { client } = await newUser();
    for (const holder of [client, world.actors.admin.client]) {
      const { data } = await holder.auth.getSession();
      const bearer = `Bearer ${data.session?.access_token}`;
      const response = await call({ apikey: backend().publishableKey, authorization: bearer });
      expect(response.status).toBe(401);
    }
    const misplaced = `Bearer ${backend().secretKey}`;
    const answer = await call({ apikey: backend().publishableKey, authorization: misplaced });
    expect(answer.status).toBe(401);
  });

  it('works for the server itself', async () => {
    const response = await call({ apikey: backend().secretKey });
    expect([response.status, await response.json()]).toEqual([
      200,
      { delivered: expect.any(Number), failed: 0 },
    ]);
  });
});

describe('delivery function on a hosted project, guarded only by its handler', () => {
  const callHandler = (headers: Record<string, string>, secrets: Record<string, string> = {}) =>
    handle(new Request('https://project.example/', { method: 'POST', headers }), {
      SUPABASE_URL: 'https://project.example',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
      SUPABASE_SECRET_KEY: 'sb_secret_0123456789abcdef',
      secrets,
      fetch: () => Promise.reject(new Error('nothing may be asked for')),
    });

  it.each([
    ['no key', {}],
    ['an empty key', { apikey: '' }],
    ['the publishable key', { apikey: 'sb_publishable_0123456789' }],
    ['a beginning of the secret key', { apikey: 'sb_secret_0123456789abcde' }],
    ['the secret key as a bearer', { authorization: 'Bearer sb_secret_0123456789abcdef' }],
  ])('refuses %s', async (_what, headers) => {
    expect((await callHandler(headers)).status).toBe(401);
  });

  it('rejects all calls if its own key is missing or too short', async () => {
    expect((await callHandler({ apikey: '' }, { HAVEN_OUTBOX_KEY: '' })).status).toBe(401);
    expect((await callHandler({ apikey: 'short' }, { HAVEN_OUTBOX_KEY: 'short' })).status).toBe(
      401,
    );
  });

  it('claims nothing without a configured provider', async () => {
    const response = await callHandler({ apikey: 'sb_secret_0123456789abcdef' });
    expect(response.status).toBe(503);
  });

  it('rejects other methods', async () => {
    const request = new Request('https://project.example/');
    const env = {
      SUPABASE_URL: '',
      SUPABASE_PUBLISHABLE_KEY: '',
      SUPABASE_SECRET_KEY: 'sb_secret_0123456789abcdef',
    };
    expect((await handle(request, env)).status).toBe(405);
  });
});

describe('the templates at /_local', () => {
  const get = (path: string) => fetchLocal(`${backend().url}/_local/mail/templates${path}`);

  it('are listed and shown under a CSP that runs and loads nothing', async () => {
    const list = await get('');
    expect(await list.text()).toContain('href="templates/account_approved"');
    const page = await get('/account_approved');
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'self';/,
    );
    expect(await page.text()).toContain('<iframe src="account_approved/html"');
    const preview = await get('/account_approved/html');
    const policy = preview.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/sandbox$/);
    expect(policy).not.toContain('script-src');
    expect(await preview.text()).toContain('Open my dashboard');
  });

  it("don't include templates requested under an unknown name", async () => {
    for (const name of ['constructor', '__proto__', '%3Cscript%3E']) {
      expect((await get(`/${name}`)).status).toBe(404);
      expect((await get(`/${name}/html`)).status).toBe(404);
    }
  });
});
