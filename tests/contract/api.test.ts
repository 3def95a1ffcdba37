import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSchema, parseBody } from '#shared/api/bodies.ts';
import { resources } from '#shared/api/resources.ts';
import { allScopes } from '#shared/api/scopes.ts';
import { webhookEventTypes } from '#shared/api/webhookEvents.ts';
import { z } from '#shared/zod.ts';
import { isConnections } from '../../renderer/features/integrations/hub/hubShapes.ts';
import { queryDatabase } from '../security/sql.ts';
import { type Person, person, tenantOwner } from '../security/world.ts';
import { type ApiKey, callApi, createKey } from '../support/api.ts';

let broker: Person;
let key: ApiKey;

beforeAll(async () => {
  broker = await person('broker');
  key = await createKey(broker.client);
});

const add = (name: string, body: object, headers = {}) =>
  callApi(key, `/${name}`, { method: 'POST', body, headers });

it('has the same scopes and events as the database', async () => {
  const scopes = await queryDatabase('select unnest(private.list_api_scopes()) as scope');
  expect(scopes.map(({ scope }) => scope).toSorted()).toEqual([...allScopes].toSorted());
  const types = await queryDatabase('select type from private.list_webhook_event_types()');
  expect(types.map(({ type }) => type).toSorted()).toEqual(
    webhookEventTypes.map(({ type }) => type).toSorted(),
  );
});

describe('every resource', () => {
  const NEW: Record<string, object> = {
    contacts: {
      name: 'Ada Buyer',
      email: 'ada@buyer.example',
      tags: ['hot'],
      price_most: 12_000_000.5,
    },
    companies: { name: 'Cedar Capital', communities: 4, states: ['MN'] },
    deals: { name: 'Maple Court', price: 4_000_000, stage: 'valuation' },
    leads: { name: 'Lee Lead', status: 'new' },
    events: {
      title: 'Tour',
      kind: 'tour',
      time_zone: 'America/Chicago',
      begins_at: '2027-03-01T15:00:00Z',
      ends_at: '2027-03-01T16:00:00Z',
    },
    properties: { name: 'Maple Court', state: 'MN' },
    transactions: { property_name: 'Maple Court', side: 'sell', status: 'negotiation' },
    tasks: { title: 'Call Ada', due_on: '2027-03-01' },
    saved_searches: { name: 'Texas', facets: ['state:TX'] },
  };
  const QUERY: Record<string, string> = {
    census: `?community_id=${randomUUID()}&from=2026-01-01&to=2026-01-05`,
    messages: `?conversation_id=${randomUUID()}`,
  };

  it.each(resources.map((resource) => [resource.name, resource] as const))(
    '%s matches its schemas',
    async (name, resource) => {
      const listed = await callApi(key, `/${name}${QUERY[name] ?? ''}`);
      if (name === 'census') {
        expect(listed).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
        return;
      }
      expect(listed.status, JSON.stringify(listed.body)).toBe(200);
      const body = NEW[name];
      if (body === undefined) return;
      expect(parseBody(createSchema(resource), body)).toHaveProperty('value');
      const made = await add(name, body);
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      expect(made.headers.get('location')).toBe(`/functions/v1/api/v1/${name}/${made.body.id}`);
      const strict = z.strictObject(resource.output);
      expect(z.safeParse(strict, made.body).error?.issues ?? []).toEqual([]);
      expect(made.body).toMatchObject(
        Object.fromEntries(Object.entries(body).filter(([field]) => !field.endsWith('_at'))),
      );
      const got = await callApi(key, `/${name}/${made.body.id}`);
      expect(got).toMatchObject({ status: 200, body: made.body });
      const page = await callApi(key, `/${name}?limit=200`);
      expect(page.body.data).toContainEqual(made.body);
      if (!resource.verbs.includes('delete')) return;
      const removed = await callApi(key, `/${name}/${made.body.id}`, { method: 'DELETE' });
      expect(removed.status).toBe(204);
      expect((await callApi(key, `/${name}/${made.body.id}`)).status).toBe(404);
    },
  );
});

describe('lists', () => {
  it('page without gaps or repeats, filter, sort, and return the requested fields', async () => {
    const names = Array.from({ length: 7 }, (_, index) => `Page ${index}`);
    const items = names.map((name, index) => ({
      name,
      price: index * 1000,
      stage: 'valuation',
      tags: ['paged'],
    }));
    const batch = await callApi(key, '/deals/batch', { method: 'POST', body: { items } });
    expect(batch.status, JSON.stringify(batch.body)).toBe(201);
    const seen: string[] = [];
    let after = '';
    do {
      const { body } = await callApi(
        key,
        `/deals?tags=paged&limit=3&sort=name&fields=name${after}`,
      );
      seen.push(...body.data.map(({ name }: { name: string }) => name));
      expect(Object.keys(body.data[0])).toEqual(['id', 'name']);
      after = body.next === null ? '' : `&after=${body.next}`;
    } while (after !== '');
    expect(seen).toEqual(names);
    const costly = await callApi(key, '/deals?tags=paged&price[at_least]=5000');
    expect(costly.body.data).toHaveLength(2);
  });

  it('page tasks by time', async () => {
    const items = Array.from({ length: 5 }, (_, index) => ({ title: `Step ${index}` }));
    await callApi(key, '/tasks/batch', { method: 'POST', body: { items } });
    const first = await callApi(key, '/tasks?limit=3&title[contains]=Step');
    const second = await callApi(
      key,
      `/tasks?limit=3&title[contains]=Step&after=${first.body.next}`,
    );
    const ids = [...first.body.data, ...second.body.data].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(5);
    expect(second.body.next).toBeNull();
  });

  it.each([
    ['?limit=0', 'limit'],
    ['?limit=1001', 'limit'],
    ['?stage_of_life=x', 'stage_of_life'],
    ['?price[at_least]=many', 'price[at_least]'],
    ['?fields=secret', 'fields'],
    ['?sort=notes', 'sort'],
  ])('reject %s and name the parameter', async (query, pointer) => {
    const { status, body } = await callApi(key, `/deals${query}`);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_parameter' });
    expect(body.errors).toContainEqual(expect.objectContaining({ pointer }));
  });

  it('reject a cursor of another list', async () => {
    await add('tasks', { title: 'One' });
    await add('tasks', { title: 'Two' });
    const { body } = await callApi(key, '/tasks?limit=1');
    const other = await callApi(key, `/saved_searches?after=${body.next}`);
    expect(other).toMatchObject({ status: 400, body: { code: 'invalid_cursor' } });
  });
});

describe('writes', () => {
  it('change only the revision that the client read', async () => {
    const made = await add('contacts', { name: 'First' });
    const etag = made.headers.get('etag') ?? '';
    const change = (name: string, revision: string) =>
      callApi(key, `/contacts/${made.body.id}`, {
        method: 'PATCH',
        body: { name },
        headers: { 'if-match': revision },
      });
    expect(await change('Second', etag)).toMatchObject({ status: 200, body: { name: 'Second' } });
    expect(await change('Third', etag)).toMatchObject({
      status: 412,
      body: { code: 'changed_since' },
    });
    const fresh = await callApi(key, `/contacts/${made.body.id}`);
    const unchanged = await callApi(key, `/contacts/${made.body.id}`, {
      headers: { 'if-none-match': fresh.headers.get('etag') ?? '' },
    });
    expect(unchanged.status).toBe(304);
  });

  it('happen once per idempotency key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const [one, two] = await Promise.all(
      [1, 2].map(() => add('contacts', { name: 'Once' }, headers)),
    );
    expect(one?.status).toBe(201);
    expect(two?.body).toEqual(one?.body);
    const other = await add('contacts', { name: 'Other' }, headers);
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
  });

  it('succeed together or not at all', async () => {
    const items = [{ name: 'Kept out' }, { name: 'Bad', email: 'no address' }];
    const refused = await callApi(key, '/contacts/batch', { method: 'POST', body: { items } });
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid_value' } });
    const found = await callApi(key, '/contacts?search=Kept');
    expect(found.body.data).toEqual([]);
  });

  it.each([
    [{ name: 5 }, '/name'],
    [{ name: 'A', owner_id: randomUUID() }, '/owner_id'],
    [{ name: 'A', workspace_id: randomUUID() }, '/workspace_id'],
    [{ email: 'a@b.example' }, '/name'],
  ])('name each invalid field of %j', async (body, pointer) => {
    const refused = await add('contacts', body);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toContainEqual(expect.objectContaining({ pointer }));
  });
});

it('returns census days to a community’s director', async () => {
  const owner = await tenantOwner();
  const { data, error } = await owner.client.rpc('create_community', {
    p_id: randomUUID(),
    p_values: { name: 'Cedar House' },
  });
  expect(error).toBeNull();
  const id = (data as { id: string }).id;
  const census = await createKey(owner.client, { scopes: ['census:read'] });
  const { status, body } = await callApi(
    census,
    `/census?community_id=${id}&from=2026-11-01&to=2026-11-03`,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.data).toHaveLength(3);
});

it('returns the key, the index, and the description of the API', async () => {
  expect((await callApi(key, '/key')).body).toMatchObject({ id: key.id, name: 'Probe' });
  expect((await callApi(null, '')).body).toMatchObject({ version: '1' });
  expect((await callApi(null, '/openapi.json')).body.openapi).toBe('3.1.0');
});

it('lists what an account has connected', async () => {
  const { data, error } = await broker.client.rpc('my_connections');
  expect(error).toBeNull();
  expect(isConnections(data) && data.api_keys.active).toBe(1);
});
