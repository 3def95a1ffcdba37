import { beforeAll, describe, expect, test } from 'vitest';
import { notificationKinds } from '#shared/messaging/notifications/kinds.ts';
import { queryDatabase } from '../security/sql.ts';
import { type NewUser, newUser, service } from '../support/backend.ts';
import { collectChanges } from '../support/realtime.ts';

const must = async <T>(call: PromiseLike<{ data: T; error: { message: string } | null }>) => {
  const { data, error } = await call;
  expect(error).toBeNull();
  return data as NonNullable<T>;
};

const listNotifications = (who: NewUser) =>
  must(
    who.client
      .from('notifications')
      .select('*')
      .eq('user_id', who.id)
      .order('created_at', { ascending: false })
      .limit(20),
  );

/** Sends a user several notifications, as the server does. */
async function createNotifications(user_id: string, many: number): Promise<string[]> {
  const rows = Array.from({ length: many }, (_, number) => ({
    user_id,
    type: 'info',
    title: `Matter ${number}`,
    message: 'Something happened.',
    metadata: {},
    created_at: new Date(Date.now() - number * 1000).toISOString(),
  }));
  const inserted = await must(service().from('notifications').insert(rows).select('id'));
  return inserted.map(({ id }) => id);
}

test('uses the same kinds, text and screens in the database and the app', async () => {
  const rows = await queryDatabase(`
    select kind, type, is_urgent, gathers, by_email, by_sms, title, message, path
    from private.notification_kinds()`);
  const byKind = (a: { kind?: unknown }, b: { kind?: unknown }) =>
    String(a.kind) < String(b.kind) ? -1 : 1;
  const expected = Object.entries(notificationKinds).map(([kind, it]) => ({
    kind,
    type: it.type,
    is_urgent: 'isUrgent' in it,
    gathers: 'gathers' in it,
    by_email: (it.channels as readonly string[]).includes('email'),
    by_sms: (it.channels as readonly string[]).includes('sms'),
    title: it.title,
    message: it.message,
    path: it.path,
  }));
  expect(rows.map((row) => ({ ...row })).toSorted(byKind)).toEqual(expected.toSorted(byKind));
});

describe('client library calls', () => {
  let person: NewUser;
  beforeAll(async () => {
    person = await newUser();
  });

  test('shows the newest first in the list and counts unread ones', async () => {
    await createNotifications(person.id, 3);
    const rows = await listNotifications(person);
    expect(rows.map(({ title }) => title)).toEqual(['Matter 0', 'Matter 1', 'Matter 2']);
    expect(rows[0]).toMatchObject({ read_at: null, type: 'info', metadata: {} });
    const [counts] = await must(person.client.rpc('notification_counts'));
    expect(counts).toEqual({ unread: 3, unseen: 3, messages: 0 });
  });

  test('marks one or all as read, and seen separately', async () => {
    const [first] = await listNotifications(person);
    const read = { read_at: new Date().toISOString() };
    const rows = () => person.client.from('notifications');
    const one = rows()
      .update(read)
      .eq('id', first?.id ?? '')
      .eq('user_id', person.id);
    expect((await one).error).toBeNull();
    const seen = rows()
      .update({ seen_at: new Date().toISOString() })
      .eq('user_id', person.id)
      .is('seen_at', null);
    expect((await seen).error).toBeNull();
    const counts = async () => (await must(person.client.rpc('notification_counts')))[0];
    expect(await counts()).toMatchObject({ unread: 2, unseen: 0 });
    const all = rows().update(read).eq('user_id', person.id).is('read_at', null);
    expect((await all).error).toBeNull();
    expect(await counts()).toMatchObject({ unread: 0 });
  });

  test('deletes one, clears all, and undoes the last', async () => {
    const [first] = await listNotifications(person);
    const rows = () => person.client.from('notifications');
    const one = rows()
      .delete()
      .eq('id', first?.id ?? '')
      .eq('user_id', person.id);
    expect((await one).error).toBeNull();
    const before = await listNotifications(person);
    expect(before).toHaveLength(2);
    expect((await rows().delete().eq('user_id', person.id)).error).toBeNull();
    expect(await listNotifications(person)).toEqual([]);
    expect(await must(person.client.rpc('restore_notifications'))).toBe(2);
    expect(await listNotifications(person)).toEqual(before);
  });

  test("doesn't notify twice if a client records a transaction change itself", async () => {
    const buyer = await newUser();
    const { id: transaction_id } = await must(
      service()
        .from('transactions')
        .insert({ price: 9_000_000, property_name: 'Maple Court', user_id: buyer.id })
        .select('id')
        .single(),
    );
    const subscription = await collectChanges(buyer.client, { table: 'transactions', event: '*' });
    const change = service().from('transactions').update({ status: 'loi_signed' });
    expect((await change.eq('id', transaction_id)).error).toBeNull();
    await expect.poll(subscription.told).toEqual([`UPDATE ${transaction_id}`]);
    const own = buyer.client.from('notifications').insert({
      user_id: buyer.id,
      type: 'info',
      title: 'Transaction Status Updated',
      message: 'It moved on.',
      metadata: { transaction_id, old_status: 'negotiation', new_status: 'loi_signed' },
      created_at: new Date().toISOString(),
    });
    expect((await own).error).toBeNull();
    expect(await listNotifications(buyer)).toMatchObject([
      {
        type: 'info',
        read_at: null,
        message: 'Maple Court moved from negotiation to LOI signed.',
        metadata: { transaction_id, old_status: 'negotiation', new_status: 'loi_signed' },
      },
    ]);
    await subscription.channel.unsubscribe();
  });
});

test('pages on after the last row', async () => {
  const person = await newUser();
  await createNotifications(person.id, 5);
  const page = (args: object) => must(person.client.rpc('my_notifications', args));
  const first = await page({ page_size: 3 });
  const second = await page({ page_size: 3, after: first.at(-1)?.cursor });
  expect([...first, ...second].map(({ title }) => title)).toEqual(
    Array.from({ length: 5 }, (_, number) => `Matter ${number}`),
  );
});

test('pages within one type', async () => {
  const person = await newUser();
  await createNotifications(person.id, 2);
  const own = { user_id: person.id, title: 'Call Ben', type: 'other' };
  expect((await person.client.from('notifications').insert(own)).error).toBeNull();
  const page = (args: object) => must(person.client.rpc('my_notifications', args));
  expect(await page({})).toHaveLength(3);
  expect((await page({ of_type: 'other' })).map(({ title }) => title)).toEqual(['Call Ben']);
  const [first] = await page({ of_type: 'info', page_size: 1 });
  const rest = await page({ of_type: 'info', after: first?.cursor });
  expect([first, ...rest].map((row) => row?.title)).toEqual(['Matter 0', 'Matter 1']);
  expect(await page({ of_type: 'no such type' })).toEqual([]);
});

test("returns a dashboard's own unread count only", async () => {
  const [person, other] = [await newUser(), await newUser()];
  await createNotifications(person.id, 2);
  const unread = async (who: NewUser) =>
    ((await must(who.client.rpc('my_figures'))) as { notifications: unknown }).notifications;
  expect(await unread(person)).toEqual({ unread: 2 });
  expect(await unread(other)).toEqual({ unread: 0 });
});

test('receives inserts, updates and deletions as they happen', async () => {
  const person = await newUser();
  const subscription = await collectChanges(person.client, {
    table: 'notifications',
    filter: `user_id=eq.${person.id}`,
  });
  const [id = ''] = await createNotifications(person.id, 1);
  await expect.poll(subscription.told).toEqual([`INSERT ${id}`]);
  const rows = person.client.from('notifications');
  await rows.update({ read_at: new Date().toISOString() }).eq('id', id);
  await expect.poll(subscription.told).toEqual([`INSERT ${id}`, `UPDATE ${id}`]);
  await person.client.from('notifications').delete().eq('id', id);
  await expect.poll(subscription.told).toEqual([`INSERT ${id}`, `UPDATE ${id}`, `DELETE ${id}`]);
  await subscription.channel.unsubscribe();
});

describe('five messages in one notification', () => {
  test('are counted, read with the conversation, and new with the next message', async () => {
    const [ada, ben] = [await newUser({ userMetadata: { full_name: 'Ada' } }), await newUser()];
    const { id: conversation_id } = await must(
      service()
        .from('chat_conversations')
        .insert({ participants: [ada.id, ben.id] })
        .select('id')
        .single(),
    );
    const write = (message_text: string) =>
      must(
        ada.client
          .from('conversation_messages')
          .insert({ conversation_id, sender_id: ada.id, message_text })
          .select('id')
          .single(),
      );
    for (let number = 1; number <= 5; number += 1) await write(`Message ${number}`);
    expect(await listNotifications(ben)).toMatchObject([
      {
        type: 'message',
        title: 'New message from Ada',
        message: 'Message 5',
        metadata: { count: 5, conversation_id, path: `/messages/${conversation_id}` },
      },
    ]);
    await must(ben.client.rpc('mark_conversation_read', { conversation_id }));
    expect((await listNotifications(ben))[0]?.read_at).not.toBeNull();
    await write('Message 6');
    expect(await listNotifications(ben)).toMatchObject([{ message: 'Message 6', read_at: null }]);
    await must(
      ben.client
        .from('conversation_members')
        .update({ is_muted: true })
        .match({ conversation_id, user_id: ben.id })
        .select(),
    );
    await must(ben.client.rpc('mark_conversation_read', { conversation_id }));
    await write('Message 7');
    expect(await listNotifications(ben)).toMatchObject([{ message: 'Message 6' }]);
  });
});

describe('events that notify the right people once', () => {
  const kinds = async (who: NewUser) => (await listNotifications(who)).map(({ kind }) => kind);
  const change = async (
    table: 'profiles' | 'listings' | 'vendors' | 'support_tickets' | 'billing_accounts',
    find: Record<string, string>,
    row: object,
  ) => {
    const { error } = await service()
      .from(table as 'profiles')
      .update(row)
      .match(find);
    expect(error).toBeNull();
  };

  test('an account decision', async () => {
    const person = await newUser();
    await change(
      'profiles',
      { id: person.id },
      { requires_approval: true, approval_status: 'pending' },
    );
    await change('profiles', { id: person.id }, { approval_status: 'approved' });
    await change('profiles', { id: person.id }, { bio: 'Nothing to tell of' });
    expect(await listNotifications(person)).toMatchObject([
      {
        kind: 'account_approved',
        title: 'Your account is approved',
        metadata: { path: '/dashboard' },
      },
    ]);
  });

  test('a sign-in after the first', async () => {
    const person = await newUser();
    expect(await kinds(person)).toEqual([]);
    const again = person.client.auth.signInWithPassword({
      email: person.email,
      password: person.password,
    });
    expect((await again).error).toBeNull();
    expect(await kinds(person)).toEqual(['sign_in']);
  });

  test('a listing review, a vendor review and a ticket reply', async () => {
    const person = await newUser({ userMetadata: { user_type: 'seller' } });
    const { id } = await must(
      service()
        .from('listings')
        .insert({
          broker_id: person.id,
          property_name: 'Maple Court',
          city: 'Duluth',
          state: 'MN',
          property_type: 'ccrc',
        })
        .select('id')
        .single(),
    );
    await change('listings', { id }, { approval_status: 'approved' });
    expect(await listNotifications(person)).toMatchObject([
      { kind: 'listing_approved', title: 'Maple Court is public', metadata: { listing_id: id } },
    ]);
    const vendor = { user_id: person.id, company_name: 'Roofs', category: 'construction' };
    await must(service().from('vendors').insert(vendor).select('id').single());
    await change('vendors', { user_id: person.id }, { verification_status: 'verified' });
    const ticket = {
      user_id: person.id,
      request_id: crypto.randomUUID(),
      name: 'Ada',
      email: 'ada@people.example',
      topic: 'question',
      message: 'How do I list a community?',
    };
    await must(service().from('support_tickets').insert(ticket).select('id').single());
    await change('support_tickets', { user_id: person.id }, { status: 'answered' });
    expect(await kinds(person)).toEqual(['ticket_answered', 'vendor_verified', 'listing_approved']);
  });

  test('a plan that starts, fails to be paid and ends', async () => {
    const person = await newUser();
    const plan = { user_id: person.id, current_period_end: new Date().toISOString() };
    const row = { ...plan, status: 'active', plan: 'professional', price_cents: 7900 };
    await must(
      service()
        .from('billing_accounts')
        .insert(row as never)
        .select('user_id')
        .single(),
    );
    await change('billing_accounts', { user_id: person.id }, { status: 'past_due' });
    await change('billing_accounts', { user_id: person.id }, { status: 'active' });
    expect(await kinds(person)).toEqual(['payment_failed', 'plan_started']);
  });

  test('an inquiry about a listing, which is also its first message', async () => {
    const broker = await newUser({ userMetadata: { user_type: 'broker' } });
    const buyer = await newUser({ userMetadata: { full_name: 'Ada Asker' } });
    await service()
      .from('subscribers')
      .insert({ user_id: buyer.id, subscribed: true, subscription_tier: 'professional' });
    const { id } = await must(
      service()
        .from('listings')
        .insert({
          broker_id: broker.id,
          property_name: 'Maple Court',
          city: 'Duluth',
          state: 'MN',
          property_type: 'ccrc',
          approval_status: 'approved',
        })
        .select('id')
        .single(),
    );
    const contact = { listing_id: id, message: 'May we talk?' };
    await must(buyer.client.rpc('contact_broker', contact));
    expect(await listNotifications(broker)).toMatchObject([
      {
        kind: 'inquiry',
        type: 'lead',
        title: 'New inquiry about Maple Court',
        message: 'Ada Asker: May we talk?',
        metadata: { listing_id: id },
      },
    ]);
  });
});
