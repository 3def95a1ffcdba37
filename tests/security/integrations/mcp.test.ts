import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiKey, callApi, createKey } from '../../support/api.ts';
import { callTool, connectAssistant, sendToMcp } from '../../support/mcp.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, succeed, tenantOwner } from '../world.ts';

let owner: Person;
let stranger: Person;
let key: ApiKey;
let assistant: Awaited<ReturnType<typeof connectAssistant>>;
let contactId: string;

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const callOf = (name: string, args: object) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
});

beforeAll(async () => {
  [owner, stranger] = await Promise.all([tenantOwner(), tenantOwner()]);
  key = await createKey(owner.client);
  assistant = await connectAssistant(key);
  const made = await callApi(key, '/contacts', { method: 'POST', body: { name: 'Owned' } });
  contactId = made.body.id;
});

const propose = (client: typeof assistant, values: object = { name: 'New' }) =>
  callTool(client, 'propose_update_contacts', { id: contactId, values });

describe('attacks through the MCP server', () => {
  it.each([
    ['no key', ''],
    ['a made-up key', `hvn_${'a'.repeat(64)}`],
    ['SQL in place of a key', "hvn_' or true --"],
  ])('%s is rejected before any tool is named', async (_name, secret) => {
    for (const message of [LIST, callOf('list_contacts', {}), callOf('no_such_tool', {})]) {
      const response = await sendToMcp({ secret }, message);
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toContain('resource_metadata=');
      expect(await response.text()).toBe('');
    }
  });

  it('another tenant’s assistant reads and changes nothing', async () => {
    const other = await connectAssistant(await createKey(stranger.client));
    const got = await callTool(other, 'get_record', { resource: 'contacts', id: contactId });
    expect(got).toMatchObject({ isError: true, body: { code: 'not_found' } });
    expect(await propose(other)).toMatchObject({ isError: true, body: { code: 'not_found' } });
    expect((await callTool(other, 'list_contacts')).body.data).toEqual([]);
  });

  it('a token works only with the key that proposed the change', async () => {
    const { body } = await propose(assistant);
    const theirs = await connectAssistant(await createKey(stranger.client));
    const sameOwner = await connectAssistant(await createKey(owner.client));
    for (const client of [theirs, sameOwner]) {
      const answer = await callTool(client, 'confirm_change', { token: body.token });
      expect(answer).toMatchObject({ isError: true, body: { code: 'not_found' } });
    }
    expect((await callApi(key, `/contacts/${contactId}`)).body.name).toBe('Owned');
  });

  it('a token stops working when it expires', async () => {
    const { body } = await propose(assistant);
    await queryDatabase(
      `update public.api_proposals set expires_at = now() - interval '1 second' where record_id = '${contactId}'`,
    );
    const answer = await callTool(assistant, 'confirm_change', { token: body.token });
    expect(answer).toMatchObject({ isError: true, body: { code: 'proposal_expired' } });
  });

  it('a permission that was removed after the proposal stops the confirmation', async () => {
    const short = await createKey(owner.client);
    const client = await connectAssistant(short);
    const { body } = await propose(client);
    await succeed(
      owner.client.rpc('update_api_key', {
        p_id: short.id,
        p_name: 'Reader',
        p_scopes: ['contacts:read'],
      }),
    );
    const answer = await callTool(client, 'confirm_change', { token: body.token });
    expect(answer).toMatchObject({ isError: true, body: { code: 'missing_scope' } });
  });

  it('a key without the permission can’t call a tool that it wasn’t offered', async () => {
    const narrow = await createKey(owner.client, { scopes: ['deals:read'] });
    for (const [name, args] of [
      ['list_contacts', {}],
      ['get_record', { resource: 'contacts', id: contactId }],
      ['propose_create_contacts', { values: { name: 'Sneaked' } }],
    ] as const) {
      const response = await sendToMcp(narrow, callOf(name, args));
      expect(await response.text()).toContain('missing_scope');
    }
  });

  it('a proposal leaves nothing behind', async () => {
    const count = () =>
      queryDatabase(
        `select (select count(*) from public.contacts)::int as contacts, (select count(*) from public.webhook_deliveries)::int as sent`,
      );
    const before = await count();
    await callTool(assistant, 'propose_create_contacts', { values: { name: 'Never made' } });
    expect(await count()).toEqual(before);
  });

  it('a revoked key stops at the next message, with its open proposals', async () => {
    const short = await createKey(owner.client);
    const client = await connectAssistant(short);
    const { body } = await propose(client);
    await succeed(owner.client.rpc('revoke_api_key', { p_id: short.id }));
    const confirm = callOf('confirm_change', { token: body.token });
    expect((await sendToMcp(short, confirm)).status).toBe(401);
    expect((await sendToMcp(short, LIST)).status).toBe(401);
  });

  it('no stream stays open', async () => {
    const listen = { jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params: {} };
    const response = await sendToMcp(key, listen);
    expect(await response.json()).toMatchObject({ error: { code: -32601 } });
    expect((await sendToMcp(key, LIST, { method: 'GET', body: null })).status).toBe(405);
  });

  it.each([
    ['a body that isn’t JSON', '{', 400],
    ['a body over 256 kB', JSON.stringify({ ...LIST, params: { x: 'x'.repeat(300_000) } }), 413],
  ])('%s is refused', async (_name, body, status) => {
    expect((await sendToMcp(key, body)).status).toBe(status);
  });

  it('a key works only from its allowed addresses', async () => {
    const elsewhere = await createKey(owner.client, { addresses: ['203.0.113.0/24'] });
    expect((await sendToMcp(elsewhere, LIST)).status).toBe(403);
  });

  it('no one reads another’s proposals, and no one reads tokens', async () => {
    await propose(assistant);
    expect(await succeed(stranger.client.from('api_proposals').select('id'))).toEqual([]);
    expect((await succeed(owner.client.from('api_proposals').select('id'))).length).toBeGreaterThan(
      0,
    );
  });
});
