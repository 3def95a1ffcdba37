import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { service, skipOnHostedBackend } from '../../support/backend.ts';
import { collectChanges, joinChannel } from '../../support/realtime.ts';
import { memberOf, type Person, succeed, tenantOwner } from '../world.ts';

const TABLES = ['contacts', 'record_comments', 'record_tasks'] as const;
type ChangeCollector = Awaited<ReturnType<typeof collectChanges>>;

let owner: Person;
let teammate: Person;
let suspended: Person;
let removed: Person;
let elsewhere: Person;
let stranger: Person;
const ears = new Map<Person, ChangeCollector>();

/** Returns the tables each user received changes of a record from, once per change. */
const listTables = (who: Person, id: string) =>
  (ears.get(who)?.changes ?? [])
    .filter(({ new: now }) => [Reflect.get(now, 'id'), Reflect.get(now, 'record_id')].includes(id))
    .map(({ table }) => table)
    .toSorted();
const getReceipts = (id: string) =>
  [owner, teammate, suspended, removed, elsewhere, stranger].map(
    (who) => listTables(who, id).length > 0,
  );

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
  await vi.waitFor(() => expect(listTables(owner, id)).toEqual(TABLES.toSorted()));
  return id;
}

beforeAll(async () => {
  owner = await tenantOwner();
  stranger = await tenantOwner();
  [teammate, suspended, removed, elsewhere] = await Promise.all([
    memberOf(owner.tenantId),
    memberOf(owner.tenantId),
    memberOf(owner.tenantId),
    memberOf(owner.tenantId),
  ]);
  const subscriptions = TABLES.map((table) => ({ table }));
  for (const who of [owner, teammate, suspended, removed, elsewhere, stranger]) {
    ears.set(who, await collectChanges(who.client, ...subscriptions));
  }
});

afterAll(async () => {
  for (const { channel } of ears.values()) await channel.unsubscribe();
});

it('shared records are sent only to the team, and private ones only to their owner', async () => {
  const privateId = await meet('private');
  const shared = await meet('team');
  await vi.waitFor(() =>
    expect(getReceipts(shared)).toEqual([true, true, true, true, true, false]),
  );
  expect(listTables(teammate, shared)).toEqual(TABLES.toSorted());
  expect(getReceipts(privateId)).toEqual([true, false, false, false, false, false]);
});

it('a suspended, departed or switched user receives nothing more on an open subscription', async () => {
  const before = await meet('team');
  await vi.waitFor(() =>
    expect(getReceipts(before)).toEqual([true, true, true, true, true, false]),
  );
  const suspended_at = new Date().toISOString();
  await succeed(
    service().from('profiles').update({ suspended_at }).eq('id', suspended.id).select('id'),
  );
  await succeed(service().from('tenant_users').delete().eq('user_id', removed.id).select('id'));
  const subdomain = `t-${randomUUID().slice(0, 13)}`;
  await succeed(elsewhere.client.rpc('create_tenant', { name: 'Second', subdomain }));
  const after = await meet('team');
  await vi.waitFor(() => expect(listTables(teammate, after)).toEqual(TABLES.toSorted()));
  expect(getReceipts(after)).toEqual([true, true, false, false, false, false]);
});

it('a record made private is sent only to its owner from then on', async () => {
  const id = await meet('team');
  await vi.waitFor(() => expect(listTables(teammate, id)).toEqual(TABLES.toSorted()));
  const contact = owner.client.from('contacts');
  await succeed(contact.update({ sharing: 'private', notes: 'Mine' }).eq('id', id).select('id'));
  await vi.waitFor(() => expect(listTables(owner, id).length).toBeGreaterThan(TABLES.length));
  const marker = await meet('team');
  await vi.waitFor(() => expect(listTables(teammate, marker)).toEqual(TABLES.toSorted()));
  expect(listTables(teammate, id)).toEqual(TABLES.toSorted());
});

describe('record presence', () => {
  const join = async (who: Person, id: string, key: string) => {
    await who.client.realtime.setAuth();
    const config = { private: true, presence: { key } };
    const channel = who.client.channel(`record:contacts:${id}`, { config });
    channel.on('presence', { event: 'sync' }, () => undefined);
    await joinChannel(channel);
    return channel;
  };
  const shared = async () => {
    const id = randomUUID();
    await succeed(owner.client.from('contacts').insert({ id, name: 'Ada', sharing: 'team' }));
    return id;
  };

  it("shows the session's account, whatever key and account the client sends", async () => {
    skipOnHostedBackend('a hosted project announces the key that clients send');
    const id = await shared();
    const watching = await join(owner, id, owner.id);
    const forging = await join(teammate, id, owner.id);
    const forged = { user_id: owner.id, isEditing: true, phx_ref_prev: 'x' };
    expect(await forging.track(forged)).toBe('ok');
    const shown = { user_id: teammate.id, isEditing: true, presence_ref: expect.any(String) };
    await vi.waitFor(() => expect(watching.presenceState()).toEqual({ [teammate.id]: [shown] }));
    await expect(forging.httpSend('saved', {})).rejects.toThrow(/permissions to write/);
    await Promise.all([watching, forging].map((channel) => channel.unsubscribe()));
  });

  it("ends when the channel gets another account's token", async () => {
    skipOnHostedBackend('a hosted project announces the key that clients send');
    const id = await shared();
    const watching = await join(owner, id, owner.id);
    const other = await memberOf(owner.tenantId);
    const channel = await join(teammate, id, teammate.id);
    expect(await channel.track({})).toBe('ok');
    const present = () => Object.keys(watching.presenceState());
    await vi.waitFor(() => expect(present()).toEqual([teammate.id]));
    const { data } = await other.client.auth.getSession();
    await teammate.client.realtime.setAuth(data.session?.access_token ?? null);
    await vi.waitFor(() => expect(present()).toEqual([]));
    expect(await channel.track({})).toBe('ok');
    await vi.waitFor(() => expect(present()).toEqual([other.id]));
    await Promise.all([watching, channel].map((one) => one.unsubscribe()));
  });
});
