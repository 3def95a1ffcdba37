import { beforeAll, describe, expect, it, vi } from 'vitest';
import { anonymous, service } from '../../support/backend.ts';
import { collectChanges } from '../../support/realtime.ts';
import { expectInvalid, expectNothing, expectRefused } from '../refusal.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed, withRole } from '../world.ts';

let victim: Person;
let thief: Person;
let notificationId: string;

const note = (user_id: string, metadata: object = {}) => ({
  user_id,
  type: 'info',
  title: 'Wire the deposit',
  message: 'Here.',
  metadata: metadata as never,
});

beforeAll(async () => {
  [victim, thief] = [await person('buyer'), await person('buyer')];
  const row = { ...note(victim.id), title: 'Between us' };
  notificationId = (
    await succeed(service().from('notifications').insert(row).select('id').single())
  ).id;
});

describe("another user's notifications", () => {
  it("can't be read, marked, cleared or counted", async () => {
    const staff = await withRole(await person('buyer'), 'admin');
    for (const { client } of [thief, staff]) {
      const rows = () => client.from('notifications');
      await expectNothing(rows().select().eq('id', notificationId));
      await expectNothing(
        rows().update({ read_at: new Date().toISOString() }).eq('id', notificationId).select(),
      );
      await expectNothing(rows().delete().eq('id', notificationId).select());
    }
    await expectRefused(anonymous().from('notifications').select(), 401);
    await expectRefused(anonymous().rpc('notification_counts'), 401);
  });

  it("can't be received in real time", async () => {
    const outside = await collectChanges(thief.client, { table: 'notifications' });
    const own = await collectChanges(victim.client, { table: 'notifications' });
    await succeed(service().from('notifications').insert(note(victim.id)).select('id'));
    await vi.waitFor(() => expect(own.changes).toHaveLength(1));
    expect(outside.changes).toEqual([]);
    await Promise.all([outside.channel.unsubscribe(), own.channel.unsubscribe()]);
  });

  it('can be written only by the server', async () => {
    const rows = () => thief.client.from('notifications');
    await expectRefused(rows().insert(note(victim.id)));
    await expectRefused(rows().insert({ ...note(thief.id), kind: 'sign_in' }));
    await expectRefused(rows().update({ user_id: victim.id }).eq('user_id', thief.id));
    await expectRefused(rows().update({ title: 'Approved' }).eq('user_id', thief.id));
    const [ownNote] = await succeed(rows().insert(note(thief.id)).select());
    expect(ownNote).toMatchObject({ kind: 'note' });
    const callers = await queryDatabase(`
      select r.name from unnest(array['anon', 'authenticated', 'service_role']) as r (name)
      where has_function_privilege(r.name, 'private.notify(uuid, text, text, jsonb, jsonb)', 'execute')`);
    expect(callers).toEqual([]);
  });

  it("can't be restored by another user after clearing", async () => {
    await succeed(victim.client.from('notifications').delete().eq('id', notificationId).select());
    expect(await succeed(thief.client.rpc('restore_notifications'))).toBe(0);
    expect(await succeed(victim.client.rpc('restore_notifications'))).toBe(1);
  });
});

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  ' /messages',
  '/messages\n//evil.example',
  '/a b',
  '',
  '/'.padEnd(600, 'a'),
])('a path out of the app is never saved: %j', async (path) => {
  await expectInvalid(service().from('notifications').insert(note(victim.id, { path })));
});

it('a path must be text and a target an ID', async () => {
  const wrong = [
    { path: 5 },
    { path: null },
    { path: ['/a'] },
    { listing_id: '../admin' },
    { property_id: 'a/b' },
    { listing_id: 'ok', property_id: '//evil' },
  ];
  for (const metadata of wrong) {
    await expectInvalid(service().from('notifications').insert(note(victim.id, metadata)));
  }
  const right = [{ path: '/' }, { path: '/messages/1?a=b#c' }, { listing_id: notificationId }];
  for (const metadata of right) {
    const rows = service().from('notifications');
    await succeed(rows.insert(note(victim.id, metadata)).select('id'));
  }
});

it('event data is never used as notification text', async () => {
  const [row] = await queryDatabase(
    `select private.interpolate_template('{a} and {b}', '{"a": "{b}<b>", "b": "{a}\\nnew line"}') as words`,
  );
  expect(row).toEqual({ words: '{b}<b> and {a} new line' });
});

it('too many or too long notes to oneself are rejected', async () => {
  const noisy = await person('buyer');
  const rows = () => noisy.client.from('notifications');
  await expectInvalid(rows().insert({ ...note(noisy.id), message: 'x'.repeat(2001) }));
  await expectInvalid(rows().insert({ ...note(noisy.id), title: 'a\nb' }));
  const many = Array.from({ length: 61 }, () => note(noisy.id));
  expect((await rows().insert(many)).error?.code).toBe('HXMRT');
});
