import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Resource, resources } from '#shared/api/resources.ts';
import { STATES } from '#shared/listings/states.ts';
import { type ApiKey, callApi, createKey } from '../../support/api.ts';
import { service } from '../../support/backend.ts';
import { startConversation } from '../../support/conversations.ts';
import { queryDatabase } from '../sql.ts';
import { memberOf, type Person, person, succeed, tenantOwner, withRole } from '../world.ts';

export const ROLES = [
  'buyer',
  'investor',
  'seller',
  'broker',
  'vendor',
  'operator',
  'pilot',
  'support',
  'admin',
  'tenant member',
  'other tenant owner',
] as const;
export type Role = (typeof ROLES)[number];

const CODES = Object.keys(STATES);
let searches = 0;

const NEW: Readonly<Record<string, object>> = {
  contacts: { name: 'Ada Buyer' },
  companies: { name: 'Cedar Capital' },
  deals: { name: 'Maple Court', stage: 'valuation' },
  leads: { name: 'Lee Lead', status: 'new' },
  events: {
    title: 'Tour',
    kind: 'tour',
    time_zone: 'America/Chicago',
    begins_at: '2027-03-01T15:00:00Z',
    ends_at: '2027-03-01T16:00:00Z',
  },
  properties: { name: 'Maple Court' },
  transactions: { property_name: 'Maple Court', side: 'sell', status: 'negotiation' },
  tasks: { title: 'Call Ada' },
  saved_searches: { name: 'One state' },
};
/** A new record. An account has each search only once. */
function newRecord(name: string): object {
  if (name !== 'saved_searches') return NEW[name] ?? {};
  searches += 1;
  return { ...NEW[name], facets: [`state:${CODES[searches % CODES.length]}`] };
}
const tables = resources.flatMap((resource) =>
  resource.source.by === 'call' || (resource.source.by === 'table' && resource.source.needs)
    ? []
    : [{ resource, table: resource.table }],
);
const called = resources.flatMap(({ name, source }) =>
  source.by === 'call' ? [{ name, source }] : [],
);
const written = tables.filter(({ resource }) => resource.verbs.includes('create'));

/** Tests the roles that `isTested` selects on each resource. */
export function defineApiRoles(isTested: (role: Role, resource: string) => boolean): void {
  const testedRoles = (resource: string) => ROLES.filter((role) => isTested(role, resource));

  let victim: Person;
  let victimKey: ApiKey;
  /** A community and a conversation of someone else. */
  const community = randomUUID();
  let conversation: string;
  const people = new Map<Role, { readonly who: Person; readonly key: ApiKey }>();

  async function find(role: Role) {
    const known = people.get(role);
    if (known !== undefined) return known;
    const who = await make(role);
    const made = { who, key: await createKey(who.client) };
    people.set(role, made);
    return made;
  }
  async function make(role: Role): Promise<Person> {
    if (role === 'tenant member') return memberOf(victim.tenantId);
    if (role === 'other tenant owner') return tenantOwner();
    if (role === 'pilot' || role === 'support' || role === 'admin') {
      return withRole(await person('buyer'), role);
    }
    return person(role);
  }

  /** A new record of someone else. */
  async function otherRecord({ name }: Resource): Promise<string> {
    const made = await callApi(victimKey, `/${name}`, { method: 'POST', body: newRecord(name) });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body.id;
  }

  /** The table as the session of a user; names of tables come from the resources. */
  const tableOf = ({ client }: Person, table: string) => client.from(table as 'contacts');

  beforeAll(async () => {
    victim = await tenantOwner();
    victimKey = await createKey(victim.client);
    const values = { p_id: community, p_values: { name: 'Cedar House' } };
    await succeed(victim.client.rpc('create_community', values));
    conversation = await startConversation(service(), [victim.id, (await person('buyer')).id]);
    expect((await write(victimKey, conversation)).status).toBe(201);
  });

  const write = (key: ApiKey, conversation_id: string) =>
    callApi(key, '/messages', { method: 'POST', body: { conversation_id, message_text: 'Hello' } });
  const toQuery = (values: object) => new URLSearchParams(values as Record<string, string>);

  describe('a key does what the session of its owner does, and no more', () => {
    const casesOf = (all: typeof tables) =>
      all.flatMap(({ resource, table }) =>
        testedRoles(resource.name).map((role) => [role, resource.name, resource, table] as const),
      );

    it.each(casesOf(tables))('%s lists %s', async (role, name, resource, table) => {
      const { who, key } = await find(role);
      const answer = await callApi(key, `/${name}?limit=200&fields=id`);
      const { source } = resource;
      const session =
        source.by === 'find'
          ? await who.client.rpc(`find_${table}` as 'find_contacts', { p_limit: 200 })
          : await tableOf(who, table)
              .select('id')
              .order((source as { order: string }).order as 'created_at', { ascending: false })
              .order('id', { ascending: false })
              .limit(200);
      expect(answer.status === 200).toBe(session.error === null);
      const ids = (rows: unknown) => ((rows ?? []) as { id: string }[]).map(({ id }) => id);
      expect(ids(answer.body.data).toSorted()).toEqual(ids(session.data).toSorted());
    });

    const writes = casesOf(written);

    it.each(writes)('%s creates %s', async (role, name, _resource, table) => {
      const { who, key } = await find(role);
      const answer = await callApi(key, `/${name}`, { method: 'POST', body: newRecord(name) });
      const row = { id: randomUUID(), ...newRecord(name) };
      const { error } = await tableOf(who, table).insert(row as never);
      expect([answer.status === 201, answer.body.code ?? null]).toEqual([
        error === null,
        error === null ? null : expect.any(String),
      ]);
    });

    it.each(writes)("%s reads, changes, and deletes someone else's %s", async (...all) => {
      const [role, name, resource, table] = all;
      const { who, key } = await find(role);
      const [field, value] = Object.entries(NEW[name] ?? {})[0] ?? [];
      const change = { [String(field)]: value };
      const [byKey, bySession] = [await otherRecord(resource), await otherRecord(resource)];
      const call = async (method: 'GET' | 'PATCH' | 'DELETE') =>
        (
          await callApi(
            key,
            `/${name}/${byKey}`,
            method === 'PATCH' ? { method, body: change } : { method },
          )
        ).status < 400;
      const mine = tableOf(who, table);
      const isDone = async (request: PromiseLike<{ data: unknown[] | null }>) =>
        ((await request).data ?? []).length > 0;
      const session = {
        read: await isDone(mine.select('id').eq('id', bySession)),
        change: await isDone(
          mine
            .update(change as never)
            .eq('id', bySession)
            .select('id'),
        ),
      };
      expect({ read: await call('GET'), change: await call('PATCH') }).toEqual(session);
      const isDeleted = await call('DELETE');
      if (resource.hasTrash === true) {
        const deleted_at = new Date().toISOString();
        const { error } = await mine.update({ deleted_at } as never).eq('id', bySession);
        expect(error === null || !isDeleted).toBe(true);
      } else {
        await mine.delete().eq('id', bySession);
      }
      const left = await queryDatabase(
        `select id from public.${table} r where id in ('${byKey}', '${bySession}')
         and (to_jsonb(r) ->> 'deleted_at') is null`,
      );
      expect(left.length, 'records that are left').toBe(isDeleted ? 0 : 2);
      for (const { id } of left) await callApi(victimKey, `/${name}/${id}`, { method: 'DELETE' });
    });

    const calls = called.flatMap(({ name, source }) =>
      testedRoles(name).map((role) => [role, name, source] as const),
    );

    it.each(calls)('%s lists %s by call', async (role, name, { call, parameters, rowsIn }) => {
      const { who, key } = await find(role);
      const given: Readonly<Record<string, string>> =
        name === 'census' ? { community_id: community, from: '2026-11-01', to: '2026-11-03' } : {};
      const renamed = Object.entries(given).map(([field, value]) => [parameters[field]?.as, value]);
      const answer = await callApi(key, `/${name}?${toQuery(given)}`);
      const session = await who.client.rpc(call as 'my_projects', Object.fromEntries(renamed));
      expect([role, answer.status === 200]).toEqual([role, session.error === null]);
      const found = session.data as unknown;
      const rows = rowsIn === undefined ? found : (found as Record<string, unknown>)[rowsIn];
      expect(answer.body.data?.length ?? 0).toBe(((rows ?? []) as unknown[]).length);
    });

    it.each(testedRoles('messages'))(
      "%s neither reads nor writes someone else's messages",
      async (role) => {
        const { who, key } = await find(role);
        const answer = await callApi(
          key,
          `/messages?${toQuery({ conversation_id: conversation })}`,
        );
        expect(answer.body.data).toEqual([]);
        const { data } = await who.client
          .from('conversation_messages')
          .select('id')
          .eq('conversation_id', conversation);
        expect(data).toEqual([]);
        expect((await write(key, conversation)).status).toBeGreaterThanOrEqual(400);
      },
    );

    it.each(testedRoles('messages'))(
      '%s reads and writes messages of an own conversation',
      async (role) => {
        const { who, key } = await find(role);
        const own = await startConversation(service(), [victim.id, who.id]);
        expect((await write(key, own)).status).toBe(201);
        const answer = await callApi(key, `/messages?${toQuery({ conversation_id: own })}`);
        expect(answer.body.data).toHaveLength(1);
      },
    );
  });
}
