import { parquetReadObjects } from 'hyparquet';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../security/sql.ts';
import { type Person, person, tenantOwner } from '../security/world.ts';
import { type ApiKey, callApi, createKey } from '../support/api.ts';
import { backend } from '../support/backend.ts';

let broker: Person;
let key: ApiKey;

beforeAll(async () => {
  broker = await person('broker');
  key = await createKey(broker.client);
});

const fetchFile = ({ secret }: ApiKey, pathOrUrl: string) =>
  fetch(
    pathOrUrl.startsWith('http') ? pathOrUrl : `${backend().url}/functions/v1/api/v1${pathOrUrl}`,
    { headers: { authorization: `Bearer ${secret}` } },
  );

describe('snapshots', () => {
  beforeAll(async () => {
    const items = Array.from({ length: 3 }, (_, index) => ({
      name: index === 0 ? '=1+1' : `Snapshot ${index}`,
      stage: 'valuation',
      price: 1_000_000 * (index + 1),
      tags: ['snapshot', 'a,b'],
    }));
    await callApi(key, '/deals/batch', { method: 'POST', body: { items } });
  });

  it('are CSV with a header row and no formulas', async () => {
    const response = await fetchFile(key, '/snapshots/deals?tags=snapshot');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^id,/);
    expect(lines.join('\n')).toContain("'=1+1");
  });

  it('are Parquet files that another library can read', async () => {
    const response = await fetchFile(key, '/snapshots/deals?format=parquet&tags=snapshot');
    const rows = await parquetReadObjects({ file: await response.arrayBuffer() });
    const list = await callApi(key, '/deals?tags=snapshot');
    const found = rows.map(({ id, name, price, created_at: at, tags }) => ({
      id,
      name,
      price,
      at: (at as Date).getTime(),
      tags: JSON.parse(String(tags)),
    }));
    expect(found).toEqual(
      list.body.data.map(
        (row: { id: string; name: string; price: number; created_at: string; tags: string[] }) => ({
          id: row.id,
          name: row.name,
          price: row.price,
          at: Date.parse(row.created_at),
          tags: row.tags,
        }),
      ),
    );
  });

  it('continue in the next file', async () => {
    const many = await createKey((await tenantOwner()).client);
    const { body } = await callApi(many, '/tasks', { method: 'POST', body: { title: 'Row' } });
    await queryDatabase(
      `insert into public.record_tasks
       select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid()))).*
       from public.record_tasks t, generate_series(1, 5099) where t.id = '${body.id}'`,
    );
    const first = await fetchFile(many, '/snapshots/tasks');
    const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await fetchFile(many, next);
    const idsOf = async (response: Response) =>
      (await response.text())
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[0]);
    const ids = [...(await idsOf(first)), ...(await idsOf(second))];
    expect(new Set(ids).size).toBe(5100);
    expect(second.headers.get('link')).toBeNull();
  });

  it.each([
    ['/snapshots/deals?format=xlsx', '400 invalid_parameter'],
    ['/snapshots/deals?limit=5', '400 invalid_parameter'],
    ['/snapshots/deals?nonsense=5', '400 invalid_parameter'],
    ['/snapshots/profiles', '404 not_found'],
    ['/snapshots/courses', '404 not_found'],
  ])('%s returns %s', async (path, expected) => {
    const { status, body } = await callApi(key, path);
    expect(`${status} ${body.code}`).toBe(expected);
  });

  it("require the resource's permission", async () => {
    const narrow = await createKey(broker.client, { scopes: ['contacts:read'] });
    const { status, body } = await callApi(narrow, '/snapshots/deals');
    expect(`${status} ${body.code}`).toBe('403 missing_scope');
  });
});

describe('the listing feed', () => {
  it('contains the listings that the key can list, with RESO names', async () => {
    const feed = await callApi(key, '/reso/Property?$top=200');
    const list = await callApi(key, '/listings?limit=200');
    const keys = (feed.body.value as { ListingKey: string }[]).map(({ ListingKey }) => ListingKey);
    expect(keys).toEqual(list.body.data.map(({ id }: { id: string }) => id));
    expect(feed.body['@odata.context']).toContain('ListPrice');
  });

  it.each([
    ['/reso/Property?$top=0', '400 invalid_parameter'],
    ['/reso/Property?$filter=x', '400 invalid_parameter'],
    ['/reso/Property?modified_since=yesterday', '400 invalid_parameter'],
    ['/reso/Member', '404 not_found'],
  ])('%s returns %s', async (path, expected) => {
    const { status, body } = await callApi(key, path);
    expect(`${status} ${body.code}`).toBe(expected);
  });
});

describe('polling', () => {
  it.each(['contacts', 'deals', 'tasks'])(
    'a list of %s starts with the newest, and a second read has the same IDs',
    async (name) => {
      const body = name === 'tasks' ? { title: 'Newest' } : { name: 'Newest', stage: undefined };
      await callApi(key, `/${name}`, { method: 'POST', body: { ...body } });
      const made = await callApi(key, `/${name}`, { method: 'POST', body: { ...body } });
      const [first, second] = await Promise.all([1, 2].map(() => callApi(key, `/${name}?limit=2`)));
      expect(first?.body.data[0].id).toBe(made.body.id);
      expect(second?.body.data).toEqual(first?.body.data);
    },
  );
});
