import { afterEach, describe, expect, it, vi } from 'vitest';
import { person, succeed, withRole } from '../security/world.ts';
import { anonymous, newUser, service } from '../support/backend.ts';
import { collectChanges } from '../support/realtime.ts';

const opened: { channel: { unsubscribe(): Promise<unknown> } }[] = [];
const listening: typeof collectChanges = async (...requested) => {
  const subscription = await collectChanges(...requested);
  opened.push(subscription);
  return subscription;
};
afterEach(async () => {
  for (const { channel } of opened.splice(0)) await channel.unsubscribe();
});

const PROFILES = { table: 'profiles' };
const edit = (id: string, bio: string) =>
  succeed(service().from('profiles').update({ bio }).eq('id', id).select('id'));

describe('row changes', () => {
  it('reach only their owner and an administrator, with the whole row', async () => {
    const [owner, other] = [await newUser(), await newUser()];
    const admin = await withRole(await person('buyer'), 'admin');
    const ownSubscription = await listening(owner.client, PROFILES);
    const otherSubscription = await listening(other.client, PROFILES);
    const all = await listening(admin.client, PROFILES);
    const visitor = await listening(anonymous(), PROFILES);

    await edit(owner.id, 'first');
    await edit(other.id, 'second');
    await vi.waitFor(() =>
      expect(all.told()).toEqual([`UPDATE ${owner.id}`, `UPDATE ${other.id}`]),
    );
    await vi.waitFor(() => expect(otherSubscription.told()).toEqual([`UPDATE ${other.id}`]));
    expect(ownSubscription.told()).toEqual([`UPDATE ${owner.id}`]);
    expect(visitor.told()).toEqual([]);
    expect(ownSubscription.changes[0]).toMatchObject({
      schema: 'public',
      table: 'profiles',
      eventType: 'UPDATE',
      old: { id: owner.id },
      new: { id: owner.id, bio: 'first', email: owner.email, is_company_user: false },
      errors: null,
    });
    expect(Object.keys(ownSubscription.changes[0]?.old ?? {})).toEqual(['id']);
    expect(ownSubscription.changes[0]?.commit_timestamp).toMatch(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
    );
    // Exactly as over REST.
    const { data } = await owner.client.from('profiles').select().eq('id', owner.id).single();
    expect(ownSubscription.changes[0]?.new).toEqual(data);
  });

  it('arrive in order, each once, a new row without an old one', async () => {
    const { id, client } = await newUser();
    const { changes } = await listening(client, { table: 'user_roles' });
    const roles = () => service().from('user_roles');
    const pilot = { user_id: id, role: 'pilot' } as const;
    const writes = [
      () => roles().insert(pilot).select(),
      () => roles().update({ is_active: false }).match(pilot).select(),
      () => roles().delete().match(pilot).select(),
    ];
    // One by one, because a row deleted before it was read is reported only as deleted.
    for (const [i, write] of writes.entries()) {
      await succeed(write());
      await vi.waitFor(() => expect(changes).toHaveLength(i + 1));
    }
    expect(changes.map(({ eventType }) => eventType)).toEqual(['INSERT', 'UPDATE', 'DELETE']);
    expect(changes[0]).toMatchObject({
      new: { user_id: id, role: 'pilot', is_active: true },
      old: {},
    });
    expect(changes[2]).toMatchObject({ new: {}, old: { user_id: id, role: 'pilot' } });
    expect(Object.keys(changes[2]?.old ?? {}).sort()).toEqual(['role', 'user_id']);
  });

  it('of one transaction all arrive, in order', async () => {
    const admin = await withRole(await person('buyer'), 'admin');
    const people = await Promise.all(Array.from({ length: 12 }, () => newUser()));
    const { changes } = await listening(admin.client, { table: 'subscribers' });
    const rows = people.map(({ id }) => ({ user_id: id }));
    await succeed(service().from('subscribers').insert(rows).select());
    await vi.waitFor(() => expect(changes).toHaveLength(12));
    expect(changes.map((change) => (change.new as { user_id: string }).user_id)).toEqual(
      people.map(({ id }) => id),
    );
  });

  it('are not sent if the write fails', async () => {
    const { id, client } = await newUser();
    const { changes } = await listening(client, PROFILES);
    const failed = await service()
      .from('profiles')
      .update({ bio: 'x'.repeat(3000) })
      .eq('id', id);
    expect(failed.error).not.toBeNull();
    await edit(id, 'kept');
    await vi.waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.new).toMatchObject({ bio: 'kept' });
  });

  it('arrive whole even if too large for a notification', async () => {
    const { id, client } = await newUser();
    const { changes } = await listening(client, PROFILES);
    const [bio, avatar_url] = ['é'.repeat(2000), `https://a.example/${'ö'.repeat(2000)}`];
    await succeed(service().from('profiles').update({ bio, avatar_url }).eq('id', id).select('id'));
    await vi.waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.new).toMatchObject({ bio, avatar_url });
  });

  it('follow current rights, so a removed role sees no more', async () => {
    const staff = await withRole(await person('buyer'), 'support');
    const { id } = await newUser();
    const { changes, told } = await listening(staff.client, PROFILES);
    await edit(id, 'seen');
    await vi.waitFor(() => expect(changes).toHaveLength(1));
    await succeed(
      service().from('user_roles').delete().eq('user_id', staff.id).eq('role', 'support').select(),
    );
    await edit(id, 'unseen');
    await edit(staff.id, 'own');
    await vi.waitFor(() => expect(told()).toEqual([`UPDATE ${id}`, `UPDATE ${staff.id}`]));
  });
});

describe('a subscription', () => {
  it.each([
    ['one event', { event: 'INSERT' as never }, []],
    ['every table', { table: '*' }, ['UPDATE']],
  ])('receives %s', async (_, requested, expected) => {
    const { id, client } = await newUser();
    const subscription = await listening(
      client,
      { ...PROFILES, ...requested },
      { table: 'user_roles' },
    );
    await edit(id, 'changed');
    await succeed(service().from('user_roles').insert({ user_id: id, role: 'pilot' }).select());
    const fence = () => subscription.changes.filter(({ table }) => table === 'user_roles');
    await vi.waitFor(() => expect(fence().length).toBeGreaterThan(0));
    const profiles = subscription.changes.filter(({ table }) => table === 'profiles');
    expect(profiles.map(({ eventType }) => eventType)).toEqual(expected);
  });

  it.each([
    ['bio=eq.wanted', true],
    ['bio=neq.wanted', false],
    ['bio=in.(other,wanted)', true],
    ['bio=in.(other)', false],
    ['bio=not.eq.wanted', false],
    ['bio=like.want%', true],
    ['bio=lt.w', false],
    ['bio=gte.w', true],
    ['phone=is.null', true],
    ['approval_status=eq.approved,bio=eq.wanted', true],
    ['approval_status=eq.approved,bio=eq.other', false],
    ['created_at=gt.2000-01-01', true],
    ['created_at=lte.2000-01-01', false],
    ['is_company_user=eq.f', true],
  ])('with the filter %s receives a matching row: %s', async (filter, isReceived) => {
    const { id, client } = await newUser();
    const filtered = await listening(client, { ...PROFILES, filter });
    const fence = await listening(client, { ...PROFILES });
    await edit(id, 'wanted');
    await vi.waitFor(() => expect(fence.changes).toHaveLength(1));
    // Both are sent in the same batch, one after the other.
    await vi.waitFor(() => expect(filtered.changes).toHaveLength(isReceived ? 1 : 0));
  });

  it('compares a deleted row with its filter', async () => {
    const { id, client } = await newUser();
    const roles = () => service().from('user_roles');
    await succeed(roles().insert({ user_id: id, role: 'pilot' }).select());
    await succeed(roles().insert({ user_id: id, role: 'vendor' }).select());
    const { changes } = await listening(client, { table: 'user_roles', filter: 'role=eq.vendor' });
    await succeed(roles().delete().eq('user_id', id).in('role', ['pilot']).select());
    await succeed(roles().delete().eq('user_id', id).in('role', ['vendor']).select());
    await vi.waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.old).toMatchObject({ role: 'vendor' });
  });

  it('receives the selected columns and the key', async () => {
    const { id, client } = await newUser();
    const { changes } = await listening(client, { ...PROFILES, select: ['bio'] });
    await edit(id, 'short');
    await vi.waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.new).toEqual({ id, bio: 'short' });
  });

  it('is rejected with a system message for an unpublished table and receives nothing', async () => {
    const { client } = await newUser();
    for (const table of ['tenants', 'no_such_table']) {
      const { system } = await listening(client, { table });
      await vi.waitFor(() => expect(system).toHaveLength(1));
      expect(system[0]).toMatchObject({
        status: 'error',
        message: expect.stringContaining('Please check Realtime is enabled'),
      });
    }
  });

  it('is confirmed when accepted', async () => {
    const { client } = await newUser();
    const { system } = await listening(client, PROFILES);
    await vi.waitFor(() => expect(system).toHaveLength(1));
    expect(system[0]).toMatchObject({ status: 'ok', message: 'Subscribed to PostgreSQL' });
  });

  it.each(['bio=eq', 'bio=match.^a', 'bio=in.a', 'approval_status=eq.nonsense', 'created_at=gt.x'])(
    'with the filter %s is rejected',
    async (filter) => {
      const { client } = await newUser();
      const { system } = await listening(client, { ...PROFILES, filter });
      await vi.waitFor(() => expect(system).toHaveLength(1));
      expect(system[0]?.status).toBe('error');
      expect(system[0]?.message).not.toMatch(/syntax|enum|22P02/);
    },
  );
});
