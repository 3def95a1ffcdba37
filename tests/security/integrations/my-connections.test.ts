import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { isConnections } from '../../../renderer/features/integrations/hub/hubShapes.ts';
import { anonymous, service } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import { type Client, memberOf, type Person, succeed, tenantOwner } from '../world.ts';

let owner: Person;
let member: Person;
let stranger: Person;

const connectionsOf = async (client: Client) => {
  const found = await succeed(client.rpc('my_connections'));
  if (!isConnections(found)) throw new Error('The response has another shape.');
  return found;
};

/** Work that is due would run at once and change the failure. */
const LATER = `now() + interval '1 day'`;

beforeAll(async () => {
  owner = await tenantOwner();
  [member, stranger] = [await memberOf(owner.tenantId), await tenantOwner()];
  await queryDatabase(`
    insert into private.listing_feeds (id, user_id, name, url, failure, checked_at, next_at)
    values (
      '${randomUUID()}', '${owner.id}', 'Secret feed', 'https://feed.example/token-4711', 'not_found', now(), ${LATER}
    );
    insert into private.file_drops (id, user_id, tenant_id, name, kind, source, address, failure, checked_at, next_at)
    values (
      '${randomUUID()}', '${owner.id}', '${owner.tenantId}', 'Secret drop', 'contacts', 'url', 'https://files.example/token-4711',
      'access_denied', now(), ${LATER}
    );
    insert into private.scheduled_exports (
      id, user_id, tenant_id, name, kind, every, at_hour, time_zone, destination, roles, address, secret, failure, next_at
    ) values (
      '${randomUUID()}', '${owner.id}', '${owner.tenantId}', 'Secret export', 'contacts', 'day', 3, 'UTC', 'sftp', '{}',
      'sftp://token-4711@files.example/out', 'v1.a.b', 'access_denied', ${LATER}
    );
    insert into private.connector_connections (id, user_id, tenant_id, connector, client_id, client_secret, tokens, state, failure)
    values (
      '${randomUUID()}', '${owner.id}', '${owner.tenantId}', 'salesforce', 'token-4711', 'v1.a.b', 'v1.a.b', 'attention', 'access_ended'
    );
  `);
  await succeed(
    service()
      .from('webhook_endpoints')
      .insert({
        id: randomUUID(),
        user_id: owner.id,
        workspace_id: owner.tenantId,
        tenant_id: owner.tenantId,
        url: 'https://receiver.example/token-4711',
        event_types: ['contact.created'],
      }),
  );
});

describe('connection status', () => {
  it('shows the owner each connection with its last failure, without an address or secret', async () => {
    const found = await connectionsOf(owner.client);
    expect(found).toMatchObject({
      webhooks: { active: 1 },
      listing_feeds: [{ name: 'Secret feed', state: 'failing', failure: 'not_found' }],
      file_drops: [{ name: 'Secret drop', state: 'failing', failure: 'access_denied' }],
      scheduled_exports: [{ name: 'Secret export', state: 'failing', failure: 'access_denied' }],
      connectors: [{ connector: 'salesforce', state: 'failing', failure: 'access_ended' }],
    });
    expect(JSON.stringify(found)).not.toMatch(/token-4711|v1\.a/);
  });

  it('is hidden from other accounts and workspaces', async () => {
    expect(await connectionsOf(stranger.client)).toMatchObject({
      webhooks: { active: 0 },
      listing_feeds: [],
      file_drops: [],
      scheduled_exports: [],
      connectors: [],
    });
  });

  it('is hidden from teammates who aren’t administrators', async () => {
    expect(await connectionsOf(member.client)).toMatchObject({
      webhooks: { active: 0 },
      listing_feeds: [],
      file_drops: [],
      scheduled_exports: [],
      connectors: null,
    });
  });

  it('is denied to visitors', async () => {
    expect((await anonymous().rpc('my_connections')).error?.code).toBe('42501');
  });
});
