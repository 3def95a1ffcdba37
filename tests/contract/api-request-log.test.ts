import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../security/sql.ts';
import { type Person, person, succeed } from '../security/world.ts';
import { type ApiKey, callApi, createKey } from '../support/api.ts';

const LOGGED = 1000;

let owner: Person;
let key: ApiKey;
let other: ApiKey;

/** Logs requests of the past, a second apart; the highest number is the newest. */
const addRequests = (id: string, count: number) =>
  queryDatabase(`
    insert into public.api_requests (id, key_id, user_id, at, method, path, status, milliseconds)
    select gen_random_uuid(), '${id}', '${owner.id}', now() - interval '1 hour' + make_interval(secs => n), 'GET', '/old/' || n, 200, 1
    from generate_series(1, ${count}) n`);
const pathsOf = async (id: string) => {
  const rows = await succeed(
    owner.client
      .from('api_requests')
      .select('path')
      .eq('key_id', id)
      .order('at', { ascending: false })
      .limit(LOGGED),
  );
  return rows.map(({ path }) => path);
};
const countOf = async (id: string) =>
  (
    await queryDatabase(`select count(*)::int as n from public.api_requests where key_id = '${id}'`)
  )[0]?.n;

beforeAll(async () => {
  owner = await person('broker');
  [key, other] = [await createKey(owner.client), await createKey(owner.client)];
  await addRequests(key.id, LOGGED + 250);
  await addRequests(other.id, 3);
  expect((await callApi(key, '/contacts')).status).toBe(200);
  await queryDatabase('select private.prune_api()');
});

describe('the log of requests', () => {
  it('keeps the last 1,000 requests of a key and deletes older ones', async () => {
    expect(await countOf(key.id)).toBe(LOGGED);
    const paths = await pathsOf(key.id);
    expect(paths).toHaveLength(LOGGED);
    expect(paths[0]).toMatch(/\/contacts$/);
    expect(paths[1]).toBe(`/old/${LOGGED + 250}`);
    expect(paths.at(-1)).toBe('/old/252');
  });

  it('keeps all requests of a key with fewer, whatever other keys do', async () => {
    expect(await countOf(other.id)).toBe(3);
  });
});
