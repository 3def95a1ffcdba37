import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { allScopes } from '#shared/api/scopes.ts';
import { type Answer, type ApiKey, callApi, createKey } from '../../support/api.ts';
import { anonymous, newUser, service } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import { type Client, memberOf, type Person, person, succeed, tenantOwner } from '../world.ts';

interface Sandbox {
  readonly id: string;
  readonly is_active: boolean;
  readonly records: Readonly<Record<string, number>>;
}

let owner: Person;
let stranger: Person;
let sandbox: Sandbox;
let key: ApiKey;
/** Real records of the owner and of another tenant. */
const live: { [kind: string]: string } = {};

const refusal = ({ status, body }: Answer) => `${status} ${body?.code}`;
const createSandbox = async ({ client }: { readonly client: Client }) =>
  (await succeed(client.rpc('create_sandbox'))) as unknown as Sandbox;
const readSandbox = async ({ client }: { readonly client: Client }) =>
  (await client.rpc('get_sandbox')).data as unknown as Sandbox | null;
async function createSandboxKey(client: Client, p_account_id: string): Promise<ApiKey> {
  const id = randomUUID();
  const made = { p_id: id, p_name: 'Trial', p_scopes: [...allScopes], p_account_id };
  return { id, secret: await succeed(client.rpc('create_api_key', made)) };
}
const post = (path: string, body: object) => callApi(key, path, { method: 'POST', body });
const idsOf = async (path: string) =>
  (await callApi(key, path)).body.data.map(({ id }: { id: string }) => id) as string[];
const count = async (query: string) =>
  Number((await queryDatabase(`select count(*)::int as n from ${query}`))[0]?.n);
const deleteEnded = async () => {
  for (let steps = 0; steps < 200; steps += 1) {
    const [row] = await queryDatabase('select private.delete_ended_sandboxes() as "isDone"');
    if (row?.isDone !== true) return;
  }
};

beforeAll(async () => {
  [owner, stranger] = await Promise.all([tenantOwner(), tenantOwner()]);
  for (const [name, { client }] of Object.entries({ owner, stranger })) {
    const contact = { name: `Real ${name}`, sharing: 'team' };
    const deal = { name: `Real ${name}`, sharing: 'team' };
    live[`${name}'s contact`] = (
      await succeed(client.from('contacts').insert(contact).select('id').single())
    ).id;
    live[`${name}'s deal`] = (
      await succeed(client.from('deals').insert(deal).select('id').single())
    ).id;
  }
  sandbox = await createSandbox(owner);
  key = await createSandboxKey(owner.client, sandbox.id);
});

describe('a sandbox', () => {
  it('is created once and filled with sample data of every kind that keys write', async () => {
    expect((await createSandbox(owner)).id).toBe(sandbox.id);
    for (const kind of [
      'contacts',
      'companies',
      'leads',
      'events',
      'transactions',
      'tasks',
      'saved_searches',
    ]) {
      expect({ kind, has: (sandbox.records[kind] ?? 0) > 0 }).toEqual({ kind, has: true });
    }
    expect(await idsOf('/contacts')).toHaveLength(sandbox.records.contacts ?? 0);
    expect(sandbox.records.communities).toBe(1);
  });

  it.each(['broker', 'buyer', 'seller', 'investor', 'vendor'] as const)(
    'can be created by a %s',
    async (type) => {
      const someone = await person(type);
      const { id, is_active } = await createSandbox(someone);
      expect(is_active).toBe(true);
      const theirs = await createSandboxKey(someone.client, id);
      expect((await callApi(theirs, '/contacts')).status).toBe(200);
    },
  );

  it('has keys with their own prefix', async () => {
    expect(key.secret).toMatch(/^hvn_test_[0-9a-f]{64}$/);
    expect((await createKey(owner.client)).secret).toMatch(/^hvn_[0-9a-f]{64}$/);
    const rotated = await succeed(
      owner.client.rpc('rotate_api_key', { p_id: key.id, p_overlap_hours: 1 }),
    );
    expect(rotated).toMatch(/^hvn_test_/);
    const asLive = { secret: key.secret.replace('hvn_test_', 'hvn_') };
    expect(refusal(await callApi(asLive, '/contacts'))).toBe('401 invalid_key');
  });

  it('has records that its keys can change, email included', async () => {
    const [id] = await idsOf('/contacts');
    const body = { email: 'someone@people.example' };
    expect((await callApi(key, `/contacts/${id}`, { method: 'PATCH', body })).status).toBe(200);
    expect((await callApi(key, `/contacts/${id}`, { method: 'DELETE' })).status).toBe(204);
  });

  it('can’t be signed in to', async () => {
    const email = `service-${sandbox.id}@service.invalid`;
    const link = await service().auth.admin.generateLink({ type: 'magiclink', email });
    const token_hash = link.data.properties?.hashed_token ?? '';
    const { data } = await anonymous().auth.verifyOtp({ token_hash, type: 'magiclink' });
    expect(data.session).toBeNull();
  });
});

describe('attacks from a sandbox', () => {
  it('its keys read, change, link, and delete no real record', async () => {
    for (const [name, id] of Object.entries(live)) {
      const kind = name.endsWith('deal') ? 'deals' : 'contacts';
      const path = `/${kind}/${id}`;
      expect(refusal(await callApi(key, path))).toBe('404 not_found');
      const change = await callApi(key, path, { method: 'PATCH', body: { name: 'Taken' } });
      expect(refusal(change)).toBe('404 not_found');
      expect(refusal(await callApi(key, path, { method: 'DELETE' }))).toBe('404 not_found');
      const task = await post('/tasks', { title: 'Spy', kind, record_id: id });
      expect(refusal(task)).toBe('403 not_allowed');
      expect(refusal(await post(`/${kind}`, { id, name: 'Mine' }))).toBe('409 already_exists');
      expect(await idsOf(`/${kind}?limit=200`)).not.toContain(id);
    }
    expect(await count(`public.contacts where name like 'Real %' and deleted_at is null`)).toBe(2);
  });

  it('a task or an event reaches no real person', async () => {
    for (const { id } of [owner, stranger]) {
      const task = await post('/tasks', { title: 'Call me', assignee_id: id });
      expect(task.status).toBeGreaterThanOrEqual(400);
      const event = await post('/events', {
        title: 'Meet me',
        kind: 'meeting',
        time_zone: 'UTC',
        begins_at: '2030-01-01T10:00:00Z',
        ends_at: '2030-01-01T11:00:00Z',
        attendee_ids: [id],
      });
      expect(event.body.attendee_ids).toEqual([]);
      expect(
        await count(
          `public.notifications where user_id = '${id}' and concat(title, message, metadata) ~ 'Call me|Meet me'`,
        ),
      ).toBe(0);
    }
  });

  it('it can’t message anyone or be messaged', async () => {
    const broker = await person('broker');
    const [one, two] = [broker.id, stranger.id].toSorted();
    const [conversation] = await queryDatabase(
      `insert into public.chat_conversations (participants) values ('["${one}", "${two}"]') returning id`,
    );
    const conversation_id = conversation?.id as string;
    const message = await post('/messages', { conversation_id, message_text: 'Hello' });
    expect(message.status).toBeGreaterThanOrEqual(400);
    for (const { client } of [owner, stranger, broker]) {
      const { error } = await client
        .from('chat_conversations')
        .insert({ participants: [sandbox.id, (await client.auth.getUser()).data.user?.id ?? ''] });
      expect(error).not.toBeNull();
    }
    expect(await count(`public.conversation_members where user_id = '${sandbox.id}'`)).toBe(0);
  });

  it('sends no email', async () => {
    const lead = { name: 'Lead', status: 'new', email: 'lead@people.example', source: 'website' };
    expect((await post('/leads', lead)).status).toBe(201);
    expect(
      await count(
        `private.outbox where recipient like '%@service.invalid' or recipient = 'lead@people.example' or facts::text like '%${sandbox.id}%'`,
      ),
    ).toBe(0);
  });

  it('changes no figure of the site or its staff', async () => {
    const [day] = await queryDatabase(`select (now() at time zone 'UTC')::date::text as day`);
    const broker = await person('broker');
    const figures = async () => {
      await queryDatabase(
        `select private.count_figures('${day?.day}'), private.count_funnel('${day?.day}')`,
      );
      return {
        hero: await succeed(anonymous().rpc('hero_statistics')),
        days: await queryDatabase(
          `select measure, place, kind, value, times, amount::text from private.figure_days
           where day = '${day?.day}' and measure in ('sale_new', 'sale_open', 'sale_closed', 'member_new', 'funnel')
             and not is_sample order by 1, 2, 3, 4`,
        ),
      };
    };
    const before = await figures();
    const made = await createSandbox(broker);
    const theirs = await createSandboxKey(broker.client, made.id);
    const body = { property_name: 'Invented', status: 'negotiation', side: 'sell', price: 1e6 };
    expect((await callApi(theirs, '/transactions', { method: 'POST', body })).status).toBe(201);
    expect(await figures()).toEqual(before);
  });

  it('it can’t publish: listings can’t be written, and its sample draft stays a draft', async () => {
    const listing = await post('/listings', { property_name: 'Fake', city: 'Reno', state: 'NV' });
    expect(refusal(listing)).toBe('405 method_not_allowed');
    expect(await count(`public.broker_accounts where user_id = '${sandbox.id}'`)).toBe(0);
  });

  it('has at most 1,000 records of each kind', async () => {
    const someone = await person('broker');
    const { id, records } = await createSandbox(someone);
    const theirs = await createSandboxKey(someone.client, id);
    await queryDatabase(
      `insert into public.companies (owner_id, tenant_id, sharing, name)
       select '${id}', null, 'private', 'Company ' || n from generate_series(1, ${1000 - (records.companies ?? 0)}) n`,
    );
    const more = await callApi(theirs, '/companies', { method: 'POST', body: { name: 'More' } });
    expect(refusal(more)).toBe('409 limit_reached');
  });

  it('shares one rate limit among its keys', async () => {
    const second = await createSandboxKey(owner.client, sandbox.id);
    // A new minute gives a new allowance, so the calls must be in one.
    await vi.waitFor(async () => {
      await queryDatabase(
        `insert into private.api_rates (user_id, window_start, used)
         values ('${sandbox.id}', date_trunc('minute', now()), 600)
         on conflict (user_id) do update set used = 600, window_start = excluded.window_start`,
      );
      const before = refusal(await callApi(second, '/contacts'));
      // A reset gives no new allowance.
      sandbox = (await succeed(owner.client.rpc('reset_sandbox'))) as unknown as Sandbox;
      const after = refusal(await callApi(second, '/contacts'));
      expect([before, after]).toEqual(['429 rate_limited', '429 rate_limited']);
    });
    await queryDatabase(`delete from private.api_rates where user_id = '${sandbox.id}'`);
    expect((await callApi(second, '/contacts')).status).toBe(200);
  });
});

describe('attacks on a sandbox', () => {
  it('only its owner manages it, its keys, and its endpoints', async () => {
    const member = await memberOf(owner.tenantId);
    const p_id = randomUUID();
    const endpoint = {
      p_id,
      p_url: 'https://hooks.receiver.example/in',
      p_event_types: ['contact.created'],
      p_account_id: sandbox.id,
    };
    await succeed(owner.client.rpc('save_webhook_endpoint', endpoint));
    for (const { client } of [member, stranger]) {
      expect((await client.rpc('get_sandbox')).data).toBeNull();
      expect((await client.rpc('reset_sandbox')).error?.code).toBe('HXSBN');
      expect((await client.rpc('delete_sandbox')).error?.code).toBe('HXSBN');
      const made = await client.rpc('create_api_key', {
        p_id: randomUUID(),
        p_name: 'Thief',
        p_scopes: ['contacts:read'],
        p_account_id: sandbox.id,
      });
      expect(made.error?.code).toBe('HXSVF');
      expect(await succeed(client.from('api_keys').select('id').eq('id', key.id))).toEqual([]);
      const taken = await client.rpc('save_webhook_endpoint', { ...endpoint, p_id: randomUUID() });
      expect(taken.error?.code).toBe('HXSBN');
      const { error } = await client.rpc('rotate_webhook_secret', { p_id });
      expect(error?.code).toBe('HXWHN');
      expect(await succeed(client.from('webhook_endpoints').select('id').eq('id', p_id))).toEqual(
        [],
      );
    }
    const mine = owner.client.from('webhook_endpoints').select('id, user_id').eq('id', p_id);
    expect(await succeed(mine)).toEqual([{ id: p_id, user_id: sandbox.id }]);
    expect(await count(`private.service_accounts where user_id = '${sandbox.id}'`)).toBe(1);
  });

  it('an endpoint of the sandbox gets only its events, even after being turned off and on', async () => {
    const p_id = randomUUID();
    const addEndpoint = (account: object, id: string) =>
      owner.client.rpc('save_webhook_endpoint', {
        p_id: id,
        p_url: 'https://hooks.receiver.example/in',
        p_event_types: ['contact.created'],
        ...account,
      });
    const liveEndpoint = randomUUID();
    await succeed(addEndpoint({ p_account_id: sandbox.id }, p_id));
    await succeed(addEndpoint({}, liveEndpoint));
    await owner.client.rpc('set_webhook_enabled', { p_id, p_is_enabled: false });
    await owner.client.rpc('set_webhook_enabled', { p_id, p_is_enabled: true });
    const real = { name: 'Real event', sharing: 'team' };
    const { id } = await succeed(owner.client.from('contacts').insert(real).select('id').single());
    const tried = (await post('/contacts', { name: 'Sandbox event' })).body.id;
    const queued = async (endpoint: string) =>
      (
        await queryDatabase(
          `select record_id from public.webhook_deliveries where endpoint_id = '${endpoint}'`,
        )
      ).map(({ record_id }) => record_id);
    expect(await queued(p_id)).toEqual([tried]);
    expect(await queued(liveEndpoint)).toEqual([id]);
  });

  it('is denied while its owner is suspended or has lost its role', async () => {
    const account = await newUser({ userMetadata: { user_type: 'broker' } });
    const theirs = await createSandboxKey(account.client, (await createSandbox(account)).id);
    const setSuspended = (suspended_at: string | null) =>
      succeed(service().from('profiles').update({ suspended_at }).eq('id', account.id).select());
    await setSuspended(new Date().toISOString());
    expect(refusal(await callApi(theirs, '/contacts'))).toBe('403 account_not_active');
    await setSuspended(null);
    expect((await callApi(theirs, '/contacts')).status).toBe(200);
    const setRole = (is_active: boolean) =>
      succeed(
        service()
          .from('user_roles')
          .update({ is_active })
          .match({ user_id: account.id, role: 'broker' })
          .select(),
      );
    await setRole(false);
    expect(refusal(await callApi(theirs, '/contacts'))).toBe('403 account_not_active');
    await setRole(true);
    const password = 'Another-pass-1234';
    const changed = await service().auth.admin.updateUserById(account.id, { password });
    expect(changed.error).toBeNull();
    expect(refusal(await callApi(theirs, '/contacts'))).toBe('401 invalid_key');
  });

  it('ends with its owner’s account', async () => {
    const account = await newUser({ userMetadata: { user_type: 'broker' } });
    const { id } = await createSandbox(account);
    const theirs = await createSandboxKey(account.client, id);
    await service().auth.admin.deleteUser(account.id);
    expect((await callApi(theirs, '/contacts')).status).toBeGreaterThanOrEqual(401);
    await deleteEnded();
    expect(refusal(await callApi(theirs, '/contacts'))).toBe('401 invalid_key');
    expect(await count(`auth.users where id = '${id}'`)).toBe(0);
  });
});

describe('resetting and deleting', () => {
  it('a reset replaces every record in one step and keeps keys and endpoints', async () => {
    const someone = await person('broker');
    const first = await createSandbox(someone);
    const theirs = await createSandboxKey(someone.client, first.id);
    for (const path of ['contacts', 'companies']) {
      await callApi(theirs, `/${path}`, { method: 'POST', body: { name: 'Made by a key' } });
    }
    await callApi(theirs, '/transactions', {
      method: 'POST',
      body: { property_name: 'Made by a key', status: 'negotiation', side: 'sell' },
    });
    const replay = { method: 'POST', headers: { 'idempotency-key': 'once' } };
    const body = { name: 'Made once' };
    const made = await callApi(theirs, '/deals', { ...replay, body: { ...body, stage: 'lead' } });
    const endpoint = randomUUID();
    await succeed(
      someone.client.rpc('save_webhook_endpoint', {
        p_id: endpoint,
        p_url: 'https://hooks.receiver.example/in',
        p_event_types: ['contact.created'],
        p_account_id: first.id,
      }),
    );

    const second = (await succeed(someone.client.rpc('reset_sandbox'))) as unknown as Sandbox;
    expect(second.id).not.toBe(first.id);
    expect(second.records).toEqual(first.records);
    const names = (await callApi(theirs, '/contacts')).body.data.map(
      ({ name }: { name: string }) => name,
    );
    expect(names).not.toContain('Made by a key');
    expect((await callApi(theirs, `/deals/${made.body?.id}`)).status).toBe(404);
    expect(
      await succeed(someone.client.from('webhook_endpoints').select('user_id').eq('id', endpoint)),
    ).toEqual([{ user_id: second.id }]);
    expect(
      (await succeed(someone.client.from('api_requests').select('id').eq('key_id', theirs.id)))
        .length,
    ).toBeGreaterThan(4);
    await deleteEnded();
    expect(await count(`auth.users where id = '${first.id}'`)).toBe(0);
    for (const table of ['contacts', 'companies', 'deals', 'transactions', 'record_changes']) {
      expect({
        table,
        rows: await count(`public.${table} where workspace_id = '${first.id}'`),
      }).toEqual({ table, rows: 0 });
    }
    expect((await readSandbox(someone))?.records).toEqual(second.records);
  });

  it('resets at the same time leave one sandbox', async () => {
    const someone = await person('broker');
    const { records } = await createSandbox(someone);
    await Promise.all([1, 2, 3].map(() => someone.client.rpc('reset_sandbox')));
    expect(await count(`private.service_accounts where sandbox_of = '${someone.id}'`)).toBe(1);
    expect((await readSandbox(someone))?.records).toEqual(records);
  });

  it('deleting it ends its keys at the next request', async () => {
    const someone = await person('operator');
    const { id } = await createSandbox(someone);
    const theirs = await createSandboxKey(someone.client, id);
    expect((await callApi(theirs, '/communities')).body.data).toHaveLength(1);
    await succeed(someone.client.rpc('delete_sandbox').then((answer) => ({ ...answer, data: 1 })));
    expect(refusal(await callApi(theirs, '/communities'))).toBe('401 invalid_key');
    expect(await readSandbox(someone)).toBeNull();
    await deleteEnded();
    expect(await count(`auth.users where id = '${id}'`)).toBe(0);
    const again = await createSandbox(someone);
    expect(again.id).not.toBe(id);
  });
});
