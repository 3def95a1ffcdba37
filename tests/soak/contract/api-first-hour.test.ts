import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type NewUser,
  newUser,
  type SeparateBackend,
  startSeparateBackend,
} from '../../support/backend.ts';
import { firstHour } from './firstHour.ts';

const CONTACTS = 100_000;

/** Its own backend, which may send to this machine. */
let own: SeparateBackend;
let broker: NewUser;

beforeAll(async () => {
  own = await startSeparateBackend({ env: { HAVEN_WEBHOOK_LOCAL: 'allow' } });
  broker = await newUser({ at: own, userMetadata: { user_type: 'broker' } });
});

afterAll(() => own?.close());

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it('a script with only the client adds records, verifies a webhook, and pages 100,000 rows', {
  timeout: 1_800_000,
}, async () => {
  await broker.client.from('contacts').insert({ name: 'First' }).throwOnError();
  await own.database.write(
    'system',
    (sql) => sql`
      insert into public.contacts (name, owner_id, workspace_id, tenant_id)
      select 'Contact ' || n, c.owner_id, c.workspace_id, c.tenant_id
      from (
        select owner_id, workspace_id, tenant_id from public.contacts where owner_id = ${broker.id} limit 1
      ) c, generate_series(1, ${CONTACTS - 1}) n`,
  );
  const { data: key } = await broker.client.rpc('create_api_key', {
    p_id: randomUUID(),
    p_name: 'First hour',
    p_scopes: ['contacts:read', 'contacts:write', 'deals:write', 'tasks:write'],
  });
  const port = await freePort();
  const { data: webhookSecret } = await broker.client.rpc('save_webhook_endpoint', {
    p_id: randomUUID(),
    p_url: `http://127.0.0.1:${port}/hook`,
    p_event_types: ['deal.created'],
  });
  const url = `${own.url}/functions/v1/api/v1`;
  const result = await firstHour({ url, key: key ?? '', webhookSecret: webhookSecret ?? '', port });
  expect(result.event).toMatchObject({ type: 'deal.created', data: { id: result.deal.id } });
  expect(result.task.record_id).toBe(result.deal.id);
  expect(result.contacts).toBe(CONTACTS + 1);
});
