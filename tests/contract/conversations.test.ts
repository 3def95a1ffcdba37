import { beforeAll, describe, expect, test } from 'vitest';
import { type NewUser, newUser, service } from '../support/backend.ts';
import { startConversation } from '../support/conversations.ts';
import { collectChanges } from '../support/realtime.ts';

let ada: NewUser;
let ben: NewUser;

async function onPlan(full_name: string): Promise<NewUser> {
  const user = await newUser({ userMetadata: { full_name } });
  const { error } = await service()
    .from('subscribers')
    .insert({ user_id: user.id, subscribed: true, subscription_tier: 'professional' });
  expect(error).toBeNull();
  return user;
}

const must = async <T>(call: PromiseLike<{ data: T; error: { message: string } | null }>) => {
  const { data, error } = await call;
  expect(error).toBeNull();
  return data as NonNullable<T>;
};

const conversation = async (people = [ada.id, ben.id], conversation_type?: 'group') => ({
  id: await startConversation(service(), people, { conversation_type }),
});

const write = (who: NewUser, conversation_id: string, message_text: string, more: object = {}) =>
  must(
    who.client
      .from('conversation_messages')
      .insert({
        conversation_id,
        sender_id: who.id,
        message_text,
        message_type: 'text',
        metadata: {},
        ...more,
      })
      .select()
      .single(),
  );

const unread = async (who: NewUser, conversation_id?: string) => {
  const counted = who.client
    .from('message_notifications')
    .select('*', { count: 'exact', head: true })
    .eq('user_id', who.id)
    .is('read_at', null);
  const { count, error } = await (conversation_id
    ? counted.eq('conversation_id', conversation_id)
    : counted);
  expect(error).toBeNull();
  return count;
};

beforeAll(async () => {
  [ada, ben] = await Promise.all([
    onPlan('Ada Asker'),
    newUser({ userMetadata: { full_name: 'Ben Broker' } }),
  ]);
});

describe('client library calls', () => {
  test('accept participants as a list or as a JSON string of one', async () => {
    const [cleo, dora] = [await newUser(), await newUser()];
    await conversation([ada.id, ben.id, cleo.id, dora.id], 'group');
    const start = (participants: unknown) => {
      const row = { participants, conversation_type: 'direct', metadata: {} } as never;
      return must(ada.client.from('chat_conversations').insert(row).select().single());
    };
    const asList = await start([cleo.id, ada.id]);
    const asText = await start(JSON.stringify([ben.id, ada.id]));
    const both = [ada.id, ben.id].toSorted();
    expect(asList.participants).toEqual([ada.id, cleo.id].toSorted());
    expect(asText.participants).toEqual(both);
    const { data } = await ben.client
      .from('chat_conversations')
      .select('participants')
      .eq('id', asText.id)
      .single();
    expect(data).toEqual({ participants: both });
  });

  test("return a message with the recipient's unread count and the last message time", async () => {
    const { id } = await conversation();
    const before = await unread(ben);
    const message = await write(ada, id, 'May we talk?');
    expect(message).toMatchObject({ message_type: 'text', reactions: {}, edited_at: null });
    expect([await unread(ben, id), await unread(ben), await unread(ada, id)]).toEqual([
      1,
      (before ?? 0) + 1,
      0,
    ]);
    const [first] = await must(
      ben.client.from('chat_conversations').select().order('last_message_at', { ascending: false }),
    );
    expect(first).toMatchObject({ id, last_message_at: message.created_at });
  });

  test('ignore recipients and time sent by the client', async () => {
    const { id } = await conversation();
    const message = await write(ada, id, 'Hello');
    const told = await ada.client.from('message_notifications').insert({
      user_id: ben.id,
      conversation_id: id,
      message_id: message.id,
      notification_type: 'new_message',
    });
    expect(told.error).toBeNull();
    expect(await unread(ben, id)).toBe(1);
    const touched = ada.client
      .from('chat_conversations')
      .update({ last_message_at: '2099-01-01T00:00:00Z' })
      .eq('id', id)
      .select('last_message_at')
      .single();
    expect(await must(touched)).toEqual({ last_message_at: message.created_at });
  });

  test('mark messages read for both by table and by call', async () => {
    const { id } = await conversation();
    const [first, second] = [await write(ada, id, 'One'), await write(ada, id, 'Two')];
    const { error } = await ben.client
      .from('message_notifications')
      .update({ read_at: new Date().toISOString() })
      .eq('user_id', ben.id)
      .eq('message_id', first?.id ?? '')
      .is('read_at', null);
    expect(error).toBeNull();
    expect(await unread(ben, id)).toBe(1);
    const receipt = () =>
      must(
        ada.client
          .from('conversation_receipts')
          .select('read_at, delivered_at')
          .match({ conversation_id: id, user_id: ben.id })
          .single(),
      );
    expect((await receipt()).read_at).toBe(first?.created_at);
    expect(await must(ben.client.rpc('mark_messages_delivered'))).toBeGreaterThan(0);
    expect(await receipt()).toEqual({
      read_at: first?.created_at,
      delivered_at: second?.created_at,
    });
    expect(await must(ben.client.rpc('mark_conversation_read', { conversation_id: id }))).toBe(1);
    expect((await receipt()).read_at).toBe(second?.created_at);
    expect(await unread(ben, id)).toBe(0);
  });

  test('notify others of a message, their unread count and how far it was read', async () => {
    const { id } = await conversation();
    const [bens, adas] = [
      await collectChanges(
        ben.client,
        { table: 'conversation_messages', filter: `conversation_id=eq.${id}` },
        { table: 'message_notifications', filter: `user_id=eq.${ben.id}` },
      ),
      await collectChanges(ada.client, {
        table: 'conversation_receipts',
        filter: `conversation_id=eq.${id}`,
      }),
    ];
    const message = await write(ada, id, 'Do you hear me?');
    await expect
      .poll(() => bens.changes.map(({ table }) => table).toSorted())
      .toEqual(['conversation_messages', 'message_notifications']);
    expect(bens.changes.map((change) => change.new)).toContainEqual(
      expect.objectContaining({ id: message.id, message_text: 'Do you hear me?' }),
    );
    await must(ben.client.rpc('mark_conversation_read', { conversation_id: id }));
    const told = () => adas.changes.map(({ new: row }) => row as Record<string, unknown>);
    await expect
      .poll(() => told().find(({ user_id }) => user_id === ben.id)?.read_at)
      .toBe(message.created_at);
    await Promise.all([bens.channel.unsubscribe(), adas.channel.unsubscribe()]);
  });
});

describe('conversation list', () => {
  test('has unread counts, the last message, people and listing, newest first', async () => {
    const person = await onPlan('Cleo Caller');
    const { id: quiet } = await conversation([person.id, ben.id]);
    const group = await startConversation(service(), [person.id, ben.id, ada.id], {
      conversation_type: 'group',
      subject: 'Lakeside sale',
    });
    await write(person, quiet, 'One');
    await write(ben, group, 'Two');
    const rows = await must(person.client.rpc('my_conversations'));
    expect(rows.map(({ id, unread_count }) => [id, unread_count])).toEqual([
      [group, 1],
      [quiet, 0],
    ]);
    expect(rows[0]).toMatchObject({
      subject: 'Lakeside sale',
      last_message: { message_text: 'Two', sender_id: ben.id },
      people: expect.arrayContaining([
        { id: ben.id, name: 'Ben Broker', company: null, avatar_url: null },
      ]),
    });
    const find = async (args: object) =>
      (await must(person.client.rpc('my_conversations', args))).map(({ id }) => id);
    expect(await find({ search: 'lakeSIDE' })).toEqual([group]);
    expect(await find({ search: 'ben br' })).toEqual([group, quiet]);
    expect(await find({ search: 'unmatched' })).toEqual([]);
    expect(await find({ is_unread: true })).toEqual([group]);
    expect(await find({ conversation_id: quiet })).toEqual([quiet]);
    expect(await find({ page_size: 1, after: rows[0]?.cursor })).toEqual([quiet]);
  });

  test('shows a hidden conversation with its next message and keeps a muted one muted', async () => {
    const { id } = await conversation();
    const change = { hidden_at: new Date().toISOString(), is_muted: true };
    await must(
      ben.client
        .from('conversation_members')
        .update(change)
        .match({ conversation_id: id, user_id: ben.id })
        .select(),
    );
    const shown = async () =>
      (await must(ben.client.rpc('my_conversations'))).find((row) => row.id === id);
    expect(await shown()).toBeUndefined();
    await write(ada, id, 'Are you there?');
    expect(await shown()).toMatchObject({ is_muted: true, unread_count: 1 });
  });
});

describe('a page', () => {
  test('pages in both directions without gaps and opens at the first unread message', async () => {
    const { id } = await conversation();
    const texts = Array.from({ length: 12 }, (_, number) => `Message ${number}`);
    for (const text of texts) await write(ada, id, text);
    const page = (args: object) =>
      must(ben.client.rpc('conversation_page', { conversation_id: id, ...args }));
    const textsOf = (rows: readonly { message_text: string }[]) =>
      rows.map(({ message_text }) => message_text);
    const newest = await page({ page_size: 5 });
    expect(textsOf(newest)).toEqual(texts.slice(7));
    const older = await page({ page_size: 5, before: newest[0]?.cursor });
    expect(textsOf(older)).toEqual(texts.slice(2, 7));
    const newer = await page({ page_size: 5, after: older.at(-1)?.cursor });
    expect(newer.map(({ id: message }) => message)).toEqual(
      newest.map(({ id: message }) => message),
    );
    const middle = older[2]?.id ?? '';
    await must(ben.client.rpc('mark_conversation_read', { conversation_id: id, up_to: middle }));
    const opened = await page({ page_size: 6, from_unread: true });
    expect(textsOf(opened)).toEqual(texts.slice(3, 9));
    expect(opened.map(({ is_unread }) => is_unread)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
    expect(textsOf(await page({ page_size: 3, around: middle }))).toEqual(texts.slice(3, 6));
    expect(textsOf(await page({ search: 'message 11' }))).toEqual(['Message 11']);
    expect(await page({ search: '?!' })).toEqual([]);
    const found = await page({ search: 'mess', page_size: 5 });
    const before = found[0]?.cursor ?? '';
    const further = await page({ search: 'mess', page_size: 5, before });
    expect(textsOf([...further, ...found])).toEqual(
      textsOf(await page({ search: 'mess', page_size: 10 })),
    );
    expect(textsOf(found).at(-1)).toBe(textsOf(await page({})).at(-1));
  });

  test('orders fifty concurrent messages from both sides once and after those already seen', async () => {
    const { id } = await conversation();
    const seen = await write(ada, id, 'Before the cut');
    const [last] = await must(ben.client.rpc('conversation_page', { conversation_id: id }));
    expect(last?.id).toBe(seen.id);
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, n) => write(n % 2 ? ada : ben, id, `Missed ${n}`)),
    );
    const pages = await Promise.all(
      [ada, ben].map((who) =>
        must(
          who.client.rpc('conversation_page', {
            conversation_id: id,
            after: last?.cursor ?? '',
            page_size: 100,
          }),
        ),
      ),
    );
    const [adas, bens] = pages.map((rows) => rows.map(({ id: message }) => message));
    expect(adas).toEqual(bens);
    expect(adas?.toSorted()).toEqual(sent.map(({ id: message }) => message).toSorted());
    expect([await unread(ada, id), await unread(ben, id)]).toEqual([25, 26]);
  });
});

describe('a message', () => {
  test('stores a message sent twice with the same client id once', async () => {
    const { id: conversation_id } = await conversation();
    const row = {
      id: crypto.randomUUID(),
      conversation_id,
      sender_id: ada.id,
      message_text: 'Only once',
    };
    const send = () =>
      ada.client
        .from('conversation_messages')
        .upsert(row, { onConflict: 'id', ignoreDuplicates: true })
        .select('id');
    expect((await send()).error).toBeNull();
    expect((await send()).error).toBeNull();
    expect(await unread(ben, conversation_id)).toBe(1);
    const [shown] = await must(ada.client.rpc('my_conversations', { conversation_id }));
    const { created_at } = (shown?.last_message ?? {}) as { created_at?: string };
    expect(shown?.last_message_at).toBe(created_at);
  });

  test('edits a message with its history and deletes it without a trace for others', async () => {
    const { id } = await conversation();
    const { id: message_id } = await write(ada, id, 'Price is 9');
    const changed = ada.client
      .from('conversation_messages')
      .update({ message_text: 'Price is 10' })
      .eq('id', message_id)
      .select()
      .single();
    expect(await must(changed)).toMatchObject({ edited_at: expect.any(String) });
    const history = () => must(ben.client.rpc('message_history', { message_id }));
    expect(await history()).toMatchObject([{ version: 1, message_text: 'Price is 9' }]);
    expect(await must(ada.client.rpc('delete_message', { message_id }))).toEqual(
      expect.any(String),
    );
    expect(await history()).toEqual([]);
    const [row] = await must(ben.client.rpc('conversation_page', { conversation_id: id }));
    expect(row).toMatchObject({ message_text: '', deleted_at: expect.any(String) });
  });

  test('replies to a message, and allows one reaction per person', async () => {
    const { id } = await conversation();
    const { id: message_id } = await write(ada, id, 'Shall we?');
    const reply = await write(ben, id, 'Yes', { reply_to: message_id });
    expect(reply.reply_to).toBe(message_id);
    const react = (who: NewUser, is_on = true) =>
      must(who.client.rpc('react', { message_id, sign: '👍', is_on }));
    await react(ben);
    expect(await react(ben)).toEqual({ '👍': [ben.id] });
    expect(await react(ada)).toEqual({ '👍': [ben.id, ada.id] });
    await react(ada, false);
    expect(await react(ben, false)).toEqual({});
  });
});

describe('a group', () => {
  test('adds known people and removes those who leave', async () => {
    const cleo = await newUser();
    await conversation([ada.id, cleo.id]);
    const group = await conversation([ada.id, ben.id, cleo.id], 'group');
    const leave = cleo.client.rpc('leave_conversation', { conversation_id: group.id });
    expect(await must(leave)).toBe(true);
    const participants = async () => {
      const { data } = await ada.client
        .from('chat_conversations')
        .select('participants')
        .eq('id', group.id)
        .single();
      return data?.participants;
    };
    expect(await participants()).toEqual([ada.id, ben.id].toSorted());
    await write(ada, group.id, 'Without Cleo');
    expect(await unread(cleo, group.id)).toBe(0);
    const add = { conversation_id: group.id, people: [cleo.id] };
    expect(await must(ada.client.rpc('add_participants', add))).toBe(1);
    expect(await participants()).toEqual([ada.id, ben.id, cleo.id].toSorted());
  });
});

describe('someone known from a group', () => {
  test('gets a single direct conversation however often it is started', async () => {
    const cleo = await newUser({ userMetadata: { full_name: 'Cleo' } });
    await conversation([ada.id, ben.id, cleo.id], 'group');
    const start = () =>
      must(ada.client.rpc('start_conversation', { person_id: cleo.id, message: 'Only us two' }));
    const id = await start();
    expect(await start()).toBe(id);
    expect(await unread(cleo, id)).toBe(2);
    const [row] = await must(cleo.client.rpc('my_conversations', { conversation_id: id }));
    expect(row).toMatchObject({ conversation_type: 'direct', people: [{}, {}] });
    // Its participants can continue it whatever their plan.
    const reply = cleo.client.rpc('start_conversation', { person_id: ada.id, message: 'Yes' });
    expect(await must(reply)).toBe(id);
  });
});

test('hides archived conversations from the list and finds them by name', async () => {
  const dora = await newUser({ userMetadata: { full_name: 'Dora Distinct' } });
  const { id } = await conversation([ada.id, dora.id]);
  await write(ada, id, 'Done with this');
  const hide = { hidden_at: new Date().toISOString() };
  const rows = ada.client.from('conversation_members').update(hide);
  await must(rows.match({ conversation_id: id, user_id: ada.id }).select());
  const listed = async (search: object) =>
    (await must(ada.client.rpc('my_conversations', { ...search }))).map(({ id: one }) => one);
  expect(await listed({ page_size: 100 })).not.toContain(id);
  expect(await listed({ search: 'distinct' })).toEqual([id]);
});

test("returns a user's blocks, even without a conversation", async () => {
  const eve = await newUser({ userMetadata: { full_name: 'Eve Elsewhere' } });
  const { id } = await conversation([ada.id, eve.id]);
  await must(ada.client.from('user_blocks').insert({ blocked_id: eve.id }).select());
  await must(ada.client.rpc('leave_conversation', { conversation_id: id }));
  const blocked = () => must(ada.client.rpc('blocked_people'));
  expect(await blocked()).toMatchObject([{ id: eve.id, name: 'Eve Elsewhere' }]);
  expect(await must(eve.client.rpc('blocked_people'))).toEqual([]);
  await must(ada.client.from('user_blocks').delete().eq('blocked_id', eve.id).select());
  expect(await blocked()).toEqual([]);
});

test('rejects a message without a reader and accepts it once there is one', async () => {
  const fay = await newUser({ userMetadata: { full_name: 'Fay' } });
  const { id } = await conversation([ada.id, fay.id]);
  await write(ada, id, 'Still here?');
  await must(fay.client.rpc('leave_conversation', { conversation_id: id }));
  const say = () =>
    ada.client
      .from('conversation_messages')
      .insert({ conversation_id: id, sender_id: ada.id, message_text: 'Hello?' });
  expect((await say()).error?.code).toBe('HXMNO');
  const back = { left_at: null };
  await must(
    service()
      .from('conversation_members')
      .update(back)
      .match({ conversation_id: id, user_id: fay.id })
      .select(),
  );
  expect((await say()).error).toBeNull();
});

test('messages an agent or a verified vendor without revealing the account', async () => {
  const vendor = await newUser({ userMetadata: { user_type: 'vendor' } });
  const { data } = await service()
    .from('vendors')
    .insert({
      user_id: vendor.id,
      company_name: 'Roofs',
      category: 'construction',
      verification_status: 'verified',
    })
    .select('id')
    .single();
  const start = () =>
    must(
      ada.client.rpc('start_conversation', {
        vendor_id: data?.id ?? '',
        message: 'Do you do roofs?',
      }),
    );
  const id = await start();
  expect(await start()).toBe(id);
  expect(await unread(vendor, id)).toBe(2);
});
