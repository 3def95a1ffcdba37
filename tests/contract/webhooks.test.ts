import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HavenClient } from '../../client/src/index.ts';
import {
  type NewUser,
  newUser,
  type SeparateBackend,
  startSeparateBackend,
} from '../support/backend.ts';

interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Its own backend, which may send to this machine. */
let own: SeparateBackend;
let receiver: Server;
let received: Received[] = [];
let status = 204;
let broker: NewUser;

const readAll = async (request: IncomingMessage) => {
  let body = '';
  for await (const part of request) body += part;
  return body;
};

beforeAll(async () => {
  own = await startSeparateBackend({ env: { HAVEN_WEBHOOK_LOCAL: 'allow' } });
  receiver = createServer((request, response) => {
    void readAll(request).then((body) => {
      received.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  broker = await newUser({ at: own, userMetadata: { user_type: 'broker' } });
});

afterAll(async () => {
  receiver?.close();
  await own?.close();
});

const here = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;

async function addEndpoint(eventTypes: readonly string[]): Promise<{ id: string; secret: string }> {
  const id = randomUUID();
  const saved = await broker.client.rpc('save_webhook_endpoint', {
    p_id: id,
    p_url: here(),
    p_event_types: [...eventTypes],
  });
  expect(saved.error).toBeNull();
  received = [];
  status = 204;
  return { id, secret: saved.data ?? '' };
}

const deliveriesOf = async (endpointId: string) => {
  const rows = broker.client
    .from('webhook_deliveries')
    .select('id, type, state, reason, attempts, log');
  return (await rows.eq('endpoint_id', endpointId).order('occurred_at').throwOnError()).data;
};

it('a program adds a contact, a deal, and a task, and verifies their events', async () => {
  const endpoint = await addEndpoint([
    'contact.created',
    'deal.created',
    'deal.stage_changed',
    'task.completed',
  ]);
  const { data: key } = await broker.client.rpc('create_api_key', {
    p_id: randomUUID(),
    p_name: 'Script',
    p_scopes: ['contacts:write', 'deals:write', 'deals:read', 'tasks:write', 'contacts:read'],
  });
  const haven = new HavenClient({ key: key ?? '', url: `${own.url}/functions/v1/api/v1` });
  const contact = await haven.create('contacts', { name: 'Ada Buyer' });
  const deal = await haven.create('deals', { name: 'Maple Court', contact_id: contact.id });
  await haven.update('deals', deal.id, { stage: 'lost', lost_reason: 'price' });
  const task = await haven.create('tasks', {
    title: 'Call Ada',
    kind: 'deals',
    record_id: deal.id,
  });
  await haven.update('tasks', task.id, { done_at: new Date().toISOString() });
  await expect.poll(() => received.length).toBe(4);
  const webhook = new Webhook(endpoint.secret);
  const events = received.map(
    ({ headers, body }) => webhook.verify(body, headers) as { type: string; data: { id: string } },
  );
  expect(events.map(({ type, data }) => `${type} ${data.id}`).toSorted()).toEqual(
    [
      `contact.created ${contact.id}`,
      `deal.created ${deal.id}`,
      `deal.stage_changed ${deal.id}`,
      `task.completed ${task.id}`,
    ].toSorted(),
  );
  const items = Array.from({ length: 100 }, (_, index) => ({
    name: `Page ${index}`,
    tags: ['many'],
  }));
  await haven.createMany('contacts', items);
  const names = new Set<string>();
  for await (const { name } of haven.all('contacts', { tags: 'many', limit: 30 })) names.add(name);
  expect(names.size).toBe(100);
  await haven.delete('contacts', contact.id);
  await expect(haven.get('contacts', contact.id)).rejects.toMatchObject({
    code: 'not_found',
    status: 404,
  });
  await broker.client.rpc('delete_webhook_endpoint', { p_id: endpoint.id });
});

it('a failed event is logged, retried later, and can be sent again with the same ID', async () => {
  const endpoint = await addEndpoint(['contact.created']);
  status = 500;
  const sent = await broker.client.rpc('send_test_webhook', { p_id: endpoint.id });
  expect(sent.error).toBeNull();
  await expect
    .poll(async () => (await deliveriesOf(endpoint.id))[0]?.log)
    .toMatchObject([{ status: 500 }]);
  const [failed] = await deliveriesOf(endpoint.id);
  expect(failed).toMatchObject({ state: 'pending', reason: 'http_error' });
  status = 200;
  await expect.poll(async () => (await deliveriesOf(endpoint.id))[0]?.state).toBe('delivered');
  const again = await broker.client.rpc('resend_webhook_delivery', { p_id: sent.data ?? '' });
  expect(again.error).toBeNull();
  await expect.poll(() => received.length).toBeGreaterThanOrEqual(3);
  expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(
    new Set([sent.data]),
  );
  await broker.client.rpc('delete_webhook_endpoint', { p_id: endpoint.id });
});

it('both secrets sign during a rotation', async () => {
  const endpoint = await addEndpoint(['contact.created']);
  const { data: fresh } = await broker.client.rpc('rotate_webhook_secret', { p_id: endpoint.id });
  await broker.client.rpc('send_test_webhook', { p_id: endpoint.id });
  await expect.poll(() => received.length).toBe(1);
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  for (const secret of [endpoint.secret, fresh ?? '']) {
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'webhook.test' });
  }
  const forged = new Webhook(`whsec_${Buffer.alloc(32).toString('base64')}`);
  expect(() => forged.verify(body, headers)).toThrow();
  await broker.client.rpc('delete_webhook_endpoint', { p_id: endpoint.id });
});

it('an endpoint that fails for three days, or is gone, is turned off with a notice', async () => {
  const endpoint = await addEndpoint(['contact.created']);
  status = 500;
  await own.database.write(
    'system',
    (sql) =>
      sql`update public.webhook_endpoints set failing_since = now() - interval '73 hours' where id = ${endpoint.id}`,
  );
  await broker.client.rpc('send_test_webhook', { p_id: endpoint.id });
  const state = async () => {
    const rows = broker.client
      .from('webhook_endpoints')
      .select('is_enabled, disabled_reason')
      .eq('id', endpoint.id);
    return (await rows.single().throwOnError()).data;
  };
  await expect.poll(state).toEqual({ is_enabled: false, disabled_reason: 'failing' });
  const { data: notices } = await broker.client.rpc('my_notifications');
  expect(JSON.stringify(notices)).toContain('Webhook turned off');
  await broker.client.rpc('set_webhook_enabled', { p_id: endpoint.id, p_is_enabled: true });
  status = 410;
  await broker.client.rpc('send_test_webhook', { p_id: endpoint.id });
  await expect.poll(state).toEqual({ is_enabled: false, disabled_reason: 'gone' });
});
