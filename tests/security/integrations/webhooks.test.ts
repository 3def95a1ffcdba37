import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutboundNetwork } from '../../../supabase/functions/_shared/outbound-network.ts';
import { postWebhook } from '../../../supabase/functions/deliver-webhooks/post-webhook.ts';
import { anonymous, backend, service } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import { memberOf, type Person, succeed, tenantOwner } from '../world.ts';

let owner: Person;
let stranger: Person;
let requests = 0;
const server = createServer((_request, response) => {
  requests += 1;
  response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
});
let port: number;

const URL_OUTSIDE = 'https://hooks.receiver.example/in';
const addEndpoint = async (who: Person, url = URL_OUTSIDE, changes = {}) => {
  const p_id = randomUUID();
  const p_event_types = ['contact.created', 'contact.updated', 'task.created'];
  await succeed(
    who.client.rpc('save_webhook_endpoint', { p_id, p_url: url, p_event_types, ...changes }),
  );
  return p_id;
};
const addContact = async (who: Person, values = {}) =>
  (
    await succeed(
      who.client
        .from('contacts')
        .insert({ name: 'Ada', ...values })
        .select('id')
        .single(),
    )
  ).id;
/** Keeps the schedule of this backend from claiming a delivery before the test does. */
const holdOff = () =>
  queryDatabase(
    "update public.webhook_deliveries set next_at = now() + interval '1 day' where state = 'pending'",
  );
const queuedFor = (endpointId: string) =>
  queryDatabase(
    `select type, record_id from public.webhook_deliveries where endpoint_id = '${endpointId}'`,
  );
const claim = async () => {
  await queryDatabase(
    "update public.webhook_deliveries set next_at = now(), claimed_until = null, attempts = 0, log = '[]' where state = 'pending'",
  );
  return await succeed(service().rpc('claim_webhooks', { p_limit: 50 }));
};
const stateOf = async (endpointId: string) =>
  (
    await queryDatabase(
      `select state, reason from public.webhook_deliveries where endpoint_id = '${endpointId}'`,
    )
  ).map(({ state, reason }) => `${state} ${reason}`);

beforeAll(async () => {
  [owner, stranger] = await Promise.all([tenantOwner(), tenantOwner()]);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

describe('attacks through webhook URLs', () => {
  const to = (url: string, network?: OutboundNetwork) =>
    postWebhook({ url, headers: {}, body: '{}' }, network);
  const resolvesTo = (...addresses: string[]): OutboundNetwork => ({
    resolve: async () => addresses,
    isAllowed: (address) => !address.startsWith('127.') && !address.startsWith('10.'),
  });

  it.each([
    'http://127.0.0.1/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.0.0.5/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:127.0.0.1]/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://localhost/',
  ])('%s is never connected to', async (url) => {
    expect(await to(url)).toEqual({ status: 0, error: 'address_not_allowed' });
  });

  it.each([
    'ftp://receiver.example/',
    'file:///etc/passwd',
    'https://user:pass@receiver.example/',
    'not a url',
  ])('%s is not a webhook URL', async (url) => {
    expect(await to(url)).toEqual({ status: 0, error: 'invalid_url' });
  });

  it('a name with one private address among public ones is refused', async () => {
    expect(await to('https://receiver.example/', resolvesTo('93.184.216.34', '10.0.0.1'))).toEqual({
      status: 0,
      error: 'address_not_allowed',
    });
  });

  it('a name is resolved once, so it can’t point elsewhere after the check', async () => {
    let lookups = 0;
    const rebinding: OutboundNetwork = {
      resolve: async () => {
        lookups += 1;
        return [lookups === 1 ? '127.0.0.1' : '10.0.0.1'];
      },
      isAllowed: (address) => address === '127.0.0.1',
    };
    const before = requests;
    const answer = await to(`http://receiver.example:${port}/`, rebinding);
    expect(answer).toEqual({ status: 302, error: 'redirected' });
    expect(lookups).toBe(1);
    expect(requests).toBe(before + 1);
  });

  it('an endpoint on this machine gets nothing', async () => {
    const before = requests;
    const id = await addEndpoint(owner, `http://127.0.0.1:${port}/`);
    await succeed(owner.client.rpc('send_test_webhook', { p_id: id }));
    await expect
      .poll(
        async () =>
          (
            await queryDatabase(
              `select log from public.webhook_deliveries where endpoint_id = '${id}'`,
            )
          )[0]?.log,
      )
      .toMatchObject([{ error: 'address_not_allowed' }]);
    expect(requests).toBe(before);
    await succeed(owner.client.rpc('delete_webhook_endpoint', { p_id: id }));
  });

  it.each([
    'http://receiver.example/',
    'https://user:pass@receiver.example/',
    'https://receiver.example/ x',
    'javascript:alert(1)',
    'https://receiver.example\\@10.0.0.1/',
  ])('%s can’t be saved', async (p_url) => {
    const { error } = await owner.client.rpc('save_webhook_endpoint', {
      p_id: randomUUID(),
      p_url,
      p_event_types: ['contact.created'],
    });
    expect(error?.code).toBe('HXWHU');
  });
});

describe('attacks through events', () => {
  it('another tenant’s changes queue nothing', async () => {
    const id = await addEndpoint(stranger);
    await addContact(owner);
    await holdOff();
    expect(await queuedFor(id)).toHaveLength(0);
  });

  it('a teammate’s private records queue nothing, shared ones do', async () => {
    const member = await memberOf(owner.tenantId);
    const id = await addEndpoint(member);
    await addContact(owner, { sharing: 'private' });
    const shared = await addContact(owner);
    await holdOff();
    expect((await queuedFor(id)).map((row) => row.record_id)).toEqual([shared]);
  });

  it('a record that its owner can no longer read is skipped at delivery', async () => {
    const member = await memberOf(owner.tenantId);
    const id = await addEndpoint(member);
    const contactId = await addContact(owner);
    await holdOff();
    await succeed(owner.client.from('contacts').update({ sharing: 'private' }).eq('id', contactId));
    await claim();
    expect(await stateOf(id)).toContain('skipped no_access');
    expect((await stateOf(id)).some((state) => state.startsWith('delivered'))).toBe(false);
  });

  it('a suspended account receives nothing', async () => {
    const suspended = await tenantOwner();
    const id = await addEndpoint(suspended);
    await addContact(suspended);
    await holdOff();
    await succeed(
      service()
        .from('profiles')
        .update({ suspended_at: new Date().toISOString() })
        .eq('id', suspended.id),
    );
    await claim();
    expect(await stateOf(id)).toEqual(['skipped account_not_active']);
  });

  it('a former team member’s endpoint is turned off', async () => {
    const member = await memberOf(owner.tenantId);
    const id = await addEndpoint(member);
    await succeed(service().from('tenant_users').delete().eq('user_id', member.id));
    const [row] = await queryDatabase(
      `select disabled_reason from public.webhook_endpoints where id = '${id}'`,
    );
    expect(row?.disabled_reason).toBe('left');
  });

  it('events can be limited to the owner’s own records', async () => {
    const member = await memberOf(owner.tenantId);
    const id = await addEndpoint(member, URL_OUTSIDE, { p_is_own_only: true });
    await addContact(owner);
    await holdOff();
    await claim();
    expect(await stateOf(id)).toEqual(['skipped not_own']);
  });
});

describe('endpoints and deliveries', () => {
  it('are visible only to their owner, and secrets to no one', async () => {
    const id = await addEndpoint(owner);
    await succeed(owner.client.rpc('send_test_webhook', { p_id: id }));
    for (const table of ['webhook_endpoints', 'webhook_deliveries'] as const) {
      const theirs = stranger.client.from(table).select('id').eq('user_id', owner.id);
      expect(await succeed(theirs)).toEqual([]);
    }
    expect((await stranger.client.rpc('rotate_webhook_secret', { p_id: id })).error?.code).toBe(
      'HXWHN',
    );
    expect((await stranger.client.rpc('send_test_webhook', { p_id: id })).error?.code).toBe(
      'HXWHN',
    );
    expect(await succeed(stranger.client.rpc('delete_webhook_endpoint', { p_id: id }))).toBe(false);
    const p_event_types = ['contact.created'];
    const taken = await stranger.client.rpc('save_webhook_endpoint', {
      p_id: id,
      p_url: URL_OUTSIDE,
      p_event_types,
    });
    expect(taken.error?.code).toBe('HXWHN');
    const claimed = await owner.client.from('webhook_deliveries').select('claim' as never);
    expect(claimed.error?.code).toBe('42501');
  });

  it('are claimed and reported only by the worker', async () => {
    for (const client of [anonymous(), owner.client]) {
      expect((await client.rpc('claim_webhooks', { p_limit: 1 })).error?.code).toBe('42501');
    }
    const response = await fetch(`${backend().url}/functions/v1/deliver-webhooks`, {
      method: 'POST',
      headers: { apikey: backend().publishableKey },
    });
    expect(response.status).toBe(401);
  });

  it('a stale claim can’t report a result', async () => {
    const [row] = await queryDatabase('select id from public.webhook_deliveries limit 1');
    const late = service().rpc('report_webhook', {
      p_id: String(row?.id),
      p_claim: randomUUID(),
      p_status: 200,
      p_milliseconds: 1,
    });
    expect(await succeed(late)).toBe(false);
  });
});
