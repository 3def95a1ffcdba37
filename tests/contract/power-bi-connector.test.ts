import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reportColumns } from '#shared/integrations/reportTables.ts';
import { type Client, type SeparateBackend, startSeparateBackend } from '../support/backend.ts';
import { codeOf, connectorSteps } from '../support/connectors.ts';
import { powerBiData, powerBiFixture, resetPowerBiData } from '../support/power-bi-fixture.ts';
import { startVendorStub, type VendorStub } from '../support/vendor-stub.ts';

/* Rows go the whole way: records, sync, and tables of a model. Power BI is a local server written from its public
   specification. */

let own: SeparateBackend;
let stub: VendorStub;
let steps: ReturnType<typeof connectorSteps>;

beforeAll(async () => {
  stub = await startVendorStub([powerBiFixture]);
  own = await startSeparateBackend({ env: { HAVEN_CONNECTOR_STUB_URL: stub.url } });
  steps = connectorSteps(own, stub);
});
beforeEach(() => {
  resetPowerBiData();
  Object.assign(stub.state, { refusesRefresh: false, expiresIn: 3600, next: [] });
});
afterAll(async () => {
  stub?.close();
  await own?.close();
});

const SETTINGS = { streams: ['deals'], organization: 'cedar.example', target: '' };

const addDeal = async (client: Client, name: string, more: object = {}) => {
  const { error } = await client.from('deals').insert({ name, ...more } as never);
  expect(error).toBeNull();
};
async function connect(client: Client, more: object = {}) {
  const id = await steps.connect(client, 'power-bi', { ...SETTINGS, ...more });
  return await steps.settle(client, id);
}
const rowsOf = (table: string) => powerBiData.models[0]?.rows[table] ?? [];

describe('Power BI', () => {
  it('creates one model and replaces its tables at each sync', async () => {
    const { client } = await steps.broker();
    await addDeal(client, 'Maple Court', { sharing: 'private' });
    const first = await connect(client);
    expect(first).toMatchObject({ state: 'connected', failure: null, records: 1 });
    expect(first.syncs[0]).toMatchObject({ added: 1, refused: 0 });
    const [model] = powerBiData.models;
    expect(model?.name).toBe('Haven Exchange');
    expect(model?.tables.find(({ name }) => name === 'deals')?.columns).toContainEqual({
      name: 'name',
      dataType: 'string',
    });
    expect(rowsOf('deals')).toMatchObject([{ name: 'Maple Court' }]);
    await addDeal(client, 'Cedar House');
    expect((await steps.sync(client, first.id)).syncs[0]).toMatchObject({ added: 2 });
    expect(powerBiData.models).toHaveLength(1);
    expect(
      rowsOf('deals')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Cedar House', 'Maple Court']);
    await client.from('deals').delete().eq('name', 'Maple Court');
    await client
      .from('deals')
      .update({ deleted_at: new Date().toISOString() })
      .eq('name', 'Cedar House');
    await steps.sync(client, first.id);
    expect(rowsOf('deals').map(({ name }) => name)).not.toContain('Cedar House');
  });

  it('is due again after a day', async () => {
    const { client } = await steps.broker();
    const { next_at } = await connect(client);
    const hours = (Date.parse(next_at ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.5);
    expect(hours).toBeLessThan(24.5);
  });

  it('sends only rows its user can see, without contact details, notes, and excluded columns', async () => {
    const { admin, member } = await steps.makeTeam();
    await addDeal(member.client, 'Private deal', { sharing: 'private' });
    await addDeal(member.client, 'Team deal', { sharing: 'team' });
    await connect(admin.client, { off: ['deals.stage'] });
    expect(rowsOf('deals').map(({ name }) => name)).toEqual(['Team deal']);
    expect(rowsOf('deals')[0]).not.toHaveProperty('stage');
    const names = reportColumns('leads').map(({ name }) => name);
    expect(names).not.toContain('email');
    expect(names).not.toContain('phone');
    expect(names).not.toContain('notes');
  });

  it('pages through more rows than one request takes', async () => {
    const person = await steps.broker();
    await steps.run(`insert into public.deals (owner_id, workspace_id, name)
      select '${person.id}', '${person.id}', 'Deal ' || n from generate_series(1, 1201) n`);
    const first = await connect(person.client);
    expect(first.syncs[0]).toMatchObject({ added: 1201, failure: null });
    expect(new Set(rowsOf('deals').map(({ id }) => id)).size).toBe(1201);
    expect(powerBiData.posts).toBe(3);
  });

  it('has each row once after a response was lost', async () => {
    const { client } = await steps.broker();
    await addDeal(client, 'Maple Court');
    const first = await connect(client);
    stub.state.dropsNextPost = true;
    const lost = await steps.sync(client, first.id);
    expect(lost).toMatchObject({ failure: 'vendor_unavailable' });
    await steps.sync(client, first.id);
    expect(rowsOf('deals')).toHaveLength(1);
  });

  it('sends to the chosen workspace and reports one unknown to Power BI', async () => {
    const { client } = await steps.broker();
    const group = powerBiData.groups[0] ?? '';
    await connect(client, { target: group });
    expect(powerBiData.models).toMatchObject([{ group }]);
    const other = await steps.broker();
    const missing = await connect(other.client, { target: randomUUID() });
    expect(missing).toMatchObject({ failure: 'target_missing' });
    const refused = await steps.save(other.client, 'power-bi', randomUUID(), {
      ...SETTINGS,
      target: '../../v1.0/other',
    });
    expect(await codeOf(refused)).toBe('HXVCV');
  });

  it('stops at a response without an ID, and needs attention if a permission is missing', async () => {
    const { client } = await steps.broker();
    const id = await steps.connect(client, 'power-bi', SETTINGS);
    stub.state.next = [{ body: { value: [] } }, { status: 201, body: { id: '../evil' } }];
    expect(await steps.settle(client, id)).toMatchObject({ failure: 'invalid_response' });
    const code = 'PowerBINotAuthorizedException';
    stub.state.next = [{ status: 403, body: { error: { code } } }];
    expect(await steps.sync(client, id)).toMatchObject({
      state: 'attention',
      failure: 'access_denied',
    });
  });
});
