import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { service } from '../support/backend.ts';
import { hear } from '../support/realtime.ts';
import { memberOf, type Person, succeed, tenantOwner } from './world.ts';

const TABLES = ['contacts', 'record_comments', 'record_tasks'] as const;
type Heard = Awaited<ReturnType<typeof hear>>;

let owner: Person;
let mate: Person;
let suspended: Person;
let removed: Person;
let elsewhere: Person;
let stranger: Person;
const ears = new Map<Person, Heard>();

/** What each has heard of a record: the tables, as often as they told of it. */
const told = (who: Person, id: string) =>
  (ears.get(who)?.changes ?? [])
    .filter(({ new: now }) => [Reflect.get(now, 'id'), Reflect.get(now, 'record_id')].includes(id))
    .map(({ table }) => table)
    .toSorted();
const heardBy = (id: string) =>
  [owner, mate, suspended, removed, elsewhere, stranger].map((who) => told(who, id).length > 0);

async function meet(sharing: 'team' | 'private'): Promise<string> {
  const id = randomUUID();
  const { client } = owner;
  await succeed(client.from('contacts').insert({ id, name: 'Ada', sharing }).select('id'));
  const on = { kind: 'contacts', record_id: id };
  await succeed(
    client
      .from('record_comments')
      .insert({ ...on, body: 'Hm' })
      .select('id'),
  );
  await succeed(
    client
      .from('record_tasks')
      .insert({ ...on, title: 'Call' })
      .select('id'),
  );
  await vi.waitFor(() => expect(told(owner, id)).toEqual(TABLES.toSorted()));
  return id;
}

beforeAll(async () => {
  owner = await tenantOwner();
  stranger = await tenantOwner();
  [mate, suspended, removed, elsewhere] = await Promise.all([
    memberOf(owner.tenantId),
    memberOf(owner.tenantId),
    memberOf(owner.tenantId),
    memberOf(owner.tenantId),
  ]);
  const wanted = TABLES.map((table) => ({ table }));
  for (const who of [owner, mate, suspended, removed, elsewhere, stranger]) {
    ears.set(who, await hear(who.client, ...wanted));
  }
});

afterAll(async () => {
  for (const { channel } of ears.values()) await channel.unsubscribe();
});

it('what a team shares is heard by the team alone, and what somebody keeps by nobody else', async () => {
  const kept = await meet('private');
  const shared = await meet('team');
  await vi.waitFor(() => expect(heardBy(shared)).toEqual([true, true, true, true, true, false]));
  expect(told(mate, shared)).toEqual(TABLES.toSorted());
  expect(heardBy(kept)).toEqual([true, false, false, false, false, false]);
});

it('who is suspended, leaves or works in another team hears nothing more, though they still listen', async () => {
  const before = await meet('team');
  await vi.waitFor(() => expect(heardBy(before)).toEqual([true, true, true, true, true, false]));
  const suspended_at = new Date().toISOString();
  await succeed(
    service().from('profiles').update({ suspended_at }).eq('id', suspended.id).select('id'),
  );
  await succeed(service().from('tenant_users').delete().eq('user_id', removed.id).select('id'));
  const subdomain = `t-${randomUUID().slice(0, 13)}`;
  await succeed(elsewhere.client.rpc('create_tenant', { name: 'Second', subdomain }));
  const after = await meet('team');
  await vi.waitFor(() => expect(told(mate, after)).toEqual(TABLES.toSorted()));
  expect(heardBy(after)).toEqual([true, true, false, false, false, false]);
});

it('a record that becomes private is told of to its owner alone from then on', async () => {
  const id = await meet('team');
  await vi.waitFor(() => expect(told(mate, id)).toEqual(TABLES.toSorted()));
  const contact = owner.client.from('contacts');
  await succeed(contact.update({ sharing: 'private', notes: 'Mine' }).eq('id', id).select('id'));
  await vi.waitFor(() => expect(told(owner, id).length).toBeGreaterThan(TABLES.length));
  const marker = await meet('team');
  await vi.waitFor(() => expect(told(mate, marker)).toEqual(TABLES.toSorted()));
  expect(told(mate, id)).toEqual(TABLES.toSorted());
});
