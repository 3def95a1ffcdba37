import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Client,
  clientFor,
  type SeparateBackend,
  startSeparateBackend,
} from '../support/backend.ts';
import {
  callConnector,
  codeOf,
  connectorSteps,
  findConnection,
  listConnections,
} from '../support/connectors.ts';
import {
  googleFixture,
  microsoftFixture,
  resetVendorData,
  salesforceFixture,
  vendorData,
} from '../support/vendor-fixtures.ts';
import { startVendorStub, type VendorStub } from '../support/vendor-stub.ts';

/* Every test runs the whole path: settings, sign-in at the vendor, tokens, pages, records. The vendors are local servers
   written from the vendors' public specifications. */

let own: SeparateBackend;
let stub: VendorStub;

let steps: ReturnType<typeof connectorSteps>;

const SETTINGS = {
  'google-workspace': { streams: ['contacts', 'events'], organization: '' },
  'microsoft-365': { streams: ['contacts', 'events'], organization: 'cedar.example' },
  salesforce: { streams: ['companies', 'contacts'], organization: 'login.salesforce.com' },
} as const;
type Slug = keyof typeof SETTINGS;

const call = callConnector;
const list = listConnections;
const find = findConnection;
const settle = (client: Client, id: string) => steps.settle(client, id);
const sync = (client: Client, id: string) => steps.sync(client, id);
const authorize = (client: Client, id: string) => steps.authorize(client, id);
const save = (client: Client, slug: Slug, id: string, more: object = {}) =>
  steps.save(client, slug, id, { ...SETTINGS[slug], ...more });
const connect = (client: Client, slug: Slug, more: object = {}) =>
  steps.connect(client, slug, { ...SETTINGS[slug], ...more });
const broker = () => steps.broker();
const makeTeam = () => steps.makeTeam();
const contactsOf = async (client: Client) => {
  const { data } = await client
    .from('contacts')
    .select('id, name, company, job_title, email, phone, street, city, state, source, sharing')
    .is('deleted_at', null)
    .eq('is_sample', false)
    .order('name');
  return data ?? [];
};

beforeAll(async () => {
  stub = await startVendorStub([googleFixture, microsoftFixture, salesforceFixture]);
  own = await startSeparateBackend({ env: { HAVEN_CONNECTOR_STUB_URL: stub.url } });
  steps = connectorSteps(own, stub);
});
beforeEach(() => {
  resetVendorData();
  Object.assign(stub.state, { refusesRefresh: false, expiresIn: 3600, next: [] });
});
afterAll(async () => {
  stub?.close();
  await own?.close();
});

describe.each(Object.keys(SETTINGS) as Slug[])('%s', (slug) => {
  it('reads all pages into records of the user who connected it', async () => {
    const { client } = await broker();
    const id = await connect(client, slug);
    const first = await settle(client, id);
    expect(first).toMatchObject({ state: 'connected', failure: null });
    expect(first.syncs).toMatchObject([{ failure: null, refused: 0, kept: 0, problems: [] }]);
    const contacts = await contactsOf(client);
    expect(contacts).toMatchObject([
      {
        name: 'Ada Reader',
        company: 'Cedar Capital',
        job_title: 'Partner',
        email: 'ada@cedar.example',
        city: 'Austin',
        // Names of states aren't guessed.
        state: slug === 'salesforce' ? null : 'TX',
        sharing: 'private',
      },
      { name: 'Ben Owner', phone: null },
      { name: 'Cara Lender' },
    ]);
    if (slug === 'salesforce') {
      const { data } = await client.from('companies').select('name, site, phone, city');
      expect(data).toMatchObject([
        { name: 'Cedar Capital', site: 'https://cedar.example/', city: 'Austin' },
      ]);
      return;
    }
    const { data } = await client.from('events').select('title, place, is_all_day').order('title');
    expect(data).toMatchObject([
      { title: 'Survey day', is_all_day: true },
      { title: 'Tour of Cedar Court', place: 'Cedar Court, Austin', is_all_day: false },
    ]);
  });

  it('changes nothing when the same pages are delivered again', async () => {
    const { client } = await broker();
    const id = await connect(client, slug);
    await settle(client, id);
    vendorData.syncTokens.clear();
    const { syncs } = await sync(client, id);
    expect(syncs[0]).toMatchObject({ added: 0, changed: 0, removed: 0, kept: 0, failure: null });
    expect(await contactsOf(client)).toHaveLength(3);
  });

  it('follows changes and deletions, and keeps what someone changed by hand', async () => {
    const { client } = await broker();
    const id = await connect(client, slug);
    await settle(client, id);
    await client.from('contacts').update({ phone: '512 555 0199' }).eq('name', 'Ada Reader');
    await client.from('contacts').update({ city: 'Dallas' }).eq('name', 'Cara Lender');
    const [ada, ben, cara] = vendorData.people;
    if (!ada || !ben || !cara) throw new Error('No people.');
    ada.phone = '512 555 0100';
    ada.name = 'Ada Reader-Lee';
    ben.isDeleted = true;
    cara.isDeleted = true;
    if (slug === 'microsoft-365') vendorData.people = [ada];
    const { syncs } = await sync(client, id);
    expect(syncs[0]).toMatchObject({ added: 0, changed: 1, removed: 1, kept: 2 });
    expect(syncs[0]?.problems).toContainEqual(
      expect.objectContaining({ title: 'Ada Reader-Lee', kept: ['phone'] }),
    );
    expect(await contactsOf(client)).toMatchObject([
      { name: 'Ada Reader-Lee', phone: '512 555 0199' },
      { name: 'Cara Lender', city: 'Dallas' },
    ]);
  });

  it('refreshes an expired access token and continues', async () => {
    const { client } = await broker();
    const id = await connect(client, slug);
    await settle(client, id);
    stub.expire();
    const issued = stub.state.issued;
    expect(await sync(client, id)).toMatchObject({ state: 'connected', failure: null });
    expect(stub.state.issued).toBe(issued + 1);
  });

  it('needs attention and notifies after the vendor rejects the refresh', async () => {
    const { client } = await broker();
    const id = await connect(client, slug);
    await settle(client, id);
    stub.expire();
    stub.state.refusesRefresh = true;
    const ended = await sync(client, id);
    expect(ended).toMatchObject({ state: 'attention', failure: 'access_ended', next_at: null });
    const { data } = await client.rpc('my_notifications', {});
    expect(data?.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^(Google Workspace|Microsoft 365|Salesforce) needs your attention$/),
    ]);
    stub.state.refusesRefresh = false;
    const query = await authorize(client, id);
    expect((await call(client, { action: 'finish', query })).error).toBeNull();
    expect(await settle(client, id)).toMatchObject({ state: 'connected', failure: null });
  });

  it('waits as long as the vendor asks', async () => {
    const { client } = await broker();
    const id = await connect(client, slug);
    await settle(client, id);
    stub.state.next = [{ status: 429, headers: { 'retry-after': '7200' }, body: {} }];
    const waiting = await sync(client, id);
    expect(waiting).toMatchObject({ state: 'connected', failure: 'rate_limited' });
    const minutes = (Date.parse(waiting.next_at ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(115);
    expect(minutes).toBeLessThan(121);
  });
});

describe('a connection', () => {
  it('fills in a contact with the same email instead of adding a second one', async () => {
    const { client } = await broker();
    const row = { name: 'Ada R.', email: 'ADA@cedar.example', city: 'Waco' };
    await client.from('contacts').insert(row);
    const id = await connect(client, 'google-workspace', { streams: ['contacts'] });
    await settle(client, id);
    expect(await contactsOf(client)).toMatchObject([
      { name: 'Ada R.', city: 'Waco', company: 'Cedar Capital', source: null },
      { name: 'Ben Owner', source: 'Google Workspace' },
      { name: 'Cara Lender' },
    ]);
  });

  it('leaves out fields that are turned off, and reads only what was chosen', async () => {
    const { client } = await broker();
    const id = await connect(client, 'google-workspace', {
      streams: ['contacts'],
      off: ['contacts.phone', 'contacts.name'],
    });
    await settle(client, id);
    expect((await contactsOf(client))[0]).toMatchObject({ name: 'Ada Reader', phone: null });
    expect((await client.from('events').select('id')).data).toEqual([]);
  });

  it('reads everything again after the vendor loses the sync position', async () => {
    const { client } = await broker();
    const id = await connect(client, 'google-workspace', { streams: ['contacts'] });
    await settle(client, id);
    vendorData.syncTokens.clear();
    vendorData.people = vendorData.people.slice(1);
    const { syncs } = await sync(client, id);
    expect(syncs[0]).toMatchObject({ failure: null, removed: 1, added: 0 });
  });

  it('reports a record that breaks a rule and writes the others', async () => {
    const { client } = await broker();
    const rule = (change: string) =>
      own.database.write('system', (sql) => sql.unsafe(`alter table public.contacts ${change}`));
    await rule(`add constraint contacts_no_ben check (name <> 'Ben Owner') not valid`);
    const id = await connect(client, 'google-workspace', { streams: ['contacts'] });
    const { syncs } = await settle(client, id);
    await rule('drop constraint contacts_no_ben');
    expect(syncs[0]).toMatchObject({ added: 2, refused: 1, failure: null });
    expect(syncs[0]?.problems).toEqual([
      { kind: 'contacts', title: 'Ben Owner', rule: 'contacts_no_ben' },
    ]);
    expect((await sync(client, id)).syncs[0]).toMatchObject({ refused: 0 });
  });

  it('leaves out entries without a usable ID', async () => {
    const { client } = await broker();
    vendorData.events = [
      { id: 'ok', title: 'Meeting' },
      { id: 'x'.repeat(2000), title: 'Long ID' },
    ];
    const id = await connect(client, 'google-workspace', { streams: ['events'] });
    expect((await settle(client, id)).syncs[0]).toMatchObject({ added: 1, failure: null });
  });

  it('stops when the user who connected it loses the right', async () => {
    const { id: tenant, owner, admin, service } = await makeTeam();
    const id = await connect(admin.client, 'google-workspace', { sharing: 'team' });
    await settle(admin.client, id);
    expect(await contactsOf(owner.client)).toHaveLength(3);
    await service
      .from('tenant_users')
      .update({ role: 'member' } as never)
      .eq('user_id', admin.id)
      .eq('tenant_id', tenant);
    vendorData.people.push({ id: 'd4', name: 'Dan Late', email: 'dan@cedar.example' });
    expect((await owner.client.rpc('sync_connector', { p_id: id })).error).toBeNull();
    const stopped = await settle(owner.client, id);
    expect(stopped).toMatchObject({ state: 'attention', failure: 'not_admin' });
    expect(await contactsOf(owner.client)).toHaveLength(3);
    expect(await list(admin.client)).toEqual([]);
  });

  it('stops when the account is suspended', async () => {
    const { id, client } = await broker();
    const connection = await connect(client, 'google-workspace');
    await settle(client, connection);
    const service = clientFor(own, own.secretKey);
    await client.rpc('sync_connector', { p_id: connection });
    await service.from('profiles').update({ suspended_at: new Date().toISOString() }).eq('id', id);
    const calls = stub.calls.length;
    await fetch(`${own.url}/functions/v1/sync-vendors`, {
      method: 'POST',
      headers: { apikey: own.secretKey },
    });
    const read = async () =>
      await own.database.read(
        'system',
        (sql) => sql<{ failure: string | null }[]>`
          select failure from private.connector_connections where id = ${connection}`,
      );
    await vi.waitFor(async () => expect(await read()).toEqual([{ failure: 'account_not_active' }]));
    expect(stub.calls.length).toBe(calls);
  });

  it('is managed by administrators of its workspace, and seen by no one else', async () => {
    const team = await makeTeam();
    const other = await makeTeam();
    const id = randomUUID();
    expect(await codeOf(await save(team.member.client, 'salesforce', id))).toBe('HXVCA');
    expect((await save(team.admin.client, 'salesforce', id)).error).toBeNull();
    expect(await codeOf(await save(team.owner.client, 'salesforce', randomUUID()))).toBe('HXVCD');
    expect(await list(team.member.client)).toEqual([]);
    expect(await list(team.owner.client)).toMatchObject([{ id, is_mine: false }]);
    for (const { client } of [other.owner, other.member, await broker()]) {
      expect(await list(client)).toEqual([]);
      for (const name of ['sync_connector', 'disconnect_connector'] as const) {
        const { error } = await client.rpc(name, { p_id: id });
        expect(error?.code).toMatch(/^HXVC[AN]$/);
      }
    }
    // Only the person who added it signs in with their account at the vendor.
    expect(await codeOf(await call(team.owner.client, { action: 'authorize', id }))).toBe('HXVCN');
    expect((await team.owner.client.rpc('disconnect_connector', { p_id: id })).data).toBe(true);
  });

  it('accepts a vendor’s callback once, from the user who started it', async () => {
    const [one, two] = [await broker(), await broker()];
    const id = randomUUID();
    await save(one.client, 'google-workspace', id);
    const query = await authorize(one.client, id);
    expect(await codeOf(await call(two.client, { action: 'finish', query }))).toBe('HXVCF');
    expect((await call(one.client, { action: 'finish', query })).error).toBeNull();
    expect(await codeOf(await call(one.client, { action: 'finish', query }))).toBe('HXVCF');
    const forged = 'code=stolen&state=guess';
    expect(await codeOf(await call(one.client, { action: 'finish', query: forged }))).toBe('HXVCF');
  });

  it('explains why it could not be connected', async () => {
    const { client } = await broker();
    const id = randomUUID();
    await save(client, 'google-workspace', id);
    const denied = new URLSearchParams(await authorize(client, id));
    denied.delete('code');
    denied.set('error', 'access_denied');
    const answer = await call(client, { action: 'finish', query: denied.toString() });
    expect(await codeOf(answer)).toBe('HXVCR');
    const wrong = { action: 'save', id, connector: 'google-workspace', clientId: 'app' };
    const settings = { ...SETTINGS['google-workspace'], sharing: 'private', off: [] };
    await call(client, { ...wrong, clientSecret: 'not-the-secret', settings });
    const query = await authorize(client, id);
    expect(await codeOf(await call(client, { action: 'finish', query }))).toBe('HXVCI');
    expect(await find(client, id)).toMatchObject({ state: 'draft' });
  });

  it('never returns or stores a readable secret', async () => {
    const { client } = await broker();
    const id = await connect(client, 'salesforce');
    await settle(client, id);
    const shown = JSON.stringify(await list(client));
    const [row] = await own.database.read(
      'system',
      (sql) => sql<{ text: string }[]>`
        select to_jsonb(c)::text as text from private.connector_connections c where id = ${id}`,
    );
    for (const secret of [stub.state.secret, ...stub.state.access, ...stub.state.refresh]) {
      expect(shown).not.toContain(secret);
      expect(row?.text).not.toContain(secret);
    }
    expect(shown).not.toContain('v1.');
  });

  it('sends no token to a host that a response names', async () => {
    const { client } = await broker();
    const id = await connect(client, 'microsoft-365', { streams: ['contacts'] });
    await settle(client, id);
    const link = { '@odata.nextLink': 'https://evil.example/v1.0/me/contacts' };
    stub.state.next = [{ body: { value: [], ...link } }];
    expect(await sync(client, id)).toMatchObject({ failure: 'invalid_response' });
    expect(stub.calls.filter(({ host }) => host === 'evil.example')).toEqual([]);
  });

  it('keeps its records when it is disconnected', async () => {
    const { client } = await broker();
    const id = await connect(client, 'google-workspace');
    await settle(client, id);
    expect((await client.rpc('disconnect_connector', { p_id: id })).data).toBe(true);
    expect(await list(client)).toEqual([]);
    expect(await contactsOf(client)).toHaveLength(3);
  });
});
