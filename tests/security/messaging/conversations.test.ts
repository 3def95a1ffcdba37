import { dataErrorMessage } from '#shared/texts/messages.ts';
import '#shared/texts/conversations.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { anonymous, service } from '../../support/backend.ts';
import { startConversation } from '../../support/conversations.ts';
import { collectChanges, joinChannel } from '../../support/realtime.ts';
import { expectNothing, expectRefused } from '../refusal.ts';
import { queryDatabase } from '../sql.ts';
import {
  type Client,
  type Person,
  person,
  subscribe,
  subscriber,
  succeed,
  withRole,
} from '../world.ts';

let ada: Person;
let ben: Person;
let thief: Person;
let conversation: string;

const start = (people: readonly Person[], conversation_type?: 'group') =>
  startConversation(
    service(),
    people.map(({ id }) => id),
    { conversation_type },
  );

const write = (who: Person, conversation_id: string, message_text: string, more: object = {}) =>
  who.client
    .from('conversation_messages')
    .insert({ conversation_id, sender_id: who.id, message_text, ...more })
    .select('id')
    .single();

const codeOf = async (call: PromiseLike<{ error: { code?: string } | null }>) =>
  (await call).error?.code;

beforeAll(async () => {
  [ada, ben, thief] = await Promise.all([
    subscriber('professional'),
    person('broker'),
    subscriber('professional'),
  ]);
  conversation = await start([ada, ben]);
  await succeed(write(ada, conversation, 'The price is between us.'));
});

describe("others' conversation", () => {
  it("can't be listed, read, searched or paged", async () => {
    for (const client of [thief.client, (await withRole(await person('buyer'), 'admin')).client]) {
      await expectNothing(client.from('chat_conversations').select().eq('id', conversation));
      const rows = () => client.from('conversation_messages').select();
      await expectNothing(rows().eq('conversation_id', conversation));
      await expectNothing(rows().ilike('message_text', '%between us%'));
      await expectNothing(
        client.from('conversation_receipts').select().eq('conversation_id', conversation),
      );
      await expectNothing(client.rpc('my_conversations', { conversation_id: conversation }));
      await expectRefused(client.rpc('conversation_page', { conversation_id: conversation }));
    }
    await expectRefused(anonymous().from('conversation_messages').select(), 401);
  });

  it('accepts no message, reaction, read receipt or report from outsiders', async () => {
    await expectRefused(write(thief, conversation, 'Let me in'));
    const [message] = await succeed(
      ada.client.from('conversation_messages').select('id').eq('conversation_id', conversation),
    );
    const message_id = message?.id ?? '';
    const { client } = thief;
    await expectRefused(client.rpc('react', { message_id, sign: '👍' }));
    await expectRefused(client.rpc('mark_conversation_read', { conversation_id: conversation }));
    await expectRefused(client.rpc('report_message', { message_id, reason: 'spam' }));
    await expectRefused(client.rpc('delete_message', { message_id }));
    await expectRefused(ben.client.rpc('delete_message', { message_id }));
    await expectNothing(client.rpc('message_history', { message_id }));
  });

  it("can't be joined by adding oneself as a participant", async () => {
    const change = thief.client
      .from('chat_conversations')
      .update({ participants: [ada.id, ben.id, thief.id] })
      .eq('id', conversation);
    await expectRefused(change);
    await expectRefused(
      thief.client
        .from('conversation_members')
        .insert({ conversation_id: conversation, user_id: thief.id }),
    );
    const people = [thief.id];
    await expectRefused(
      thief.client.rpc('add_participants', { conversation_id: conversation, people }),
    );
    // A third person can't be added to a one-to-one conversation either.
    const add = ada.client.rpc('add_participants', { conversation_id: conversation, people });
    expect(await codeOf(add)).toBe('HXCVP');
  });

  it("can't be listened to, for messages or typing", async () => {
    const changes = await collectChanges(
      thief.client,
      { table: 'conversation_messages', filter: `conversation_id=eq.${conversation}` },
      { table: 'message_notifications' },
      { table: 'chat_conversations' },
    );
    const own = await collectChanges(ben.client, { table: 'conversation_messages' });
    const channel = thief.client.channel(`conversation:${conversation}`, {
      config: { private: true },
    });
    await expect(joinChannel(channel)).rejects.toThrow(/Unauthorized/);
    const benChannel = ben.client.channel(`conversation:${conversation}`, {
      config: { private: true },
    });
    await joinChannel(benChannel);
    await succeed(write(ada, conversation, 'Only for Ben'));
    await vi.waitFor(() => expect(own.changes).toHaveLength(1));
    expect(changes.changes).toEqual([]);
    await Promise.all([benChannel, changes.channel, own.channel].map((one) => one.unsubscribe()));
  });

  it("can't be started for two other users, or with users who don't exist", async () => {
    const insert = (participants: unknown) =>
      thief.client.from('chat_conversations').insert({ participants } as never);
    await expectRefused(insert([ada.id, ben.id]));
    const unknownId = crypto.randomUUID();
    for (const participants of [[thief.id, unknownId], [thief.id], 'all', { a: 1 }, '["', null]) {
      expect(await codeOf(insert(participants)), JSON.stringify(participants)).toMatch(
        /^(HXCVP|42501|23502)$/,
      );
    }
    const many = [thief.id, ...Array.from({ length: 60 }, () => crypto.randomUUID())];
    expect(await codeOf(insert(many))).toBe('HXCVP');
  });
});

describe("a message's sender", () => {
  it("can't be set to another user, by insert, update or upsert", async () => {
    const spoofed = { conversation_id: conversation, sender_id: ada.id, message_text: 'I agree.' };
    const rows = () => ben.client.from('conversation_messages');
    await expectRefused(rows().insert(spoofed));
    await expectRefused(rows().insert({ ...spoofed, sender_id: null }));
    const { id } = await succeed(write(ada, conversation, 'Mine'));
    await expectRefused(rows().update({ sender_id: ben.id }).eq('id', id));
    await expectRefused(rows().upsert({ ...spoofed, id }));
    await expectNothing(rows().update({ message_text: 'Hers' }).eq('id', id).select());
  });

  it("can't be set to the server, or to another time", async () => {
    await expectRefused(write(ben, conversation, 'Ada has left.', { message_type: 'system' }));
    const past = { created_at: '2020-01-01T00:00:00Z' };
    await expectRefused(write(ben, conversation, 'Long ago', past));
  });
});

describe('who can start and who can reply', () => {
  it("starting requires a plan, replying doesn't", async () => {
    const { code } = (
      await ben.client.from('chat_conversations').insert({ participants: [ben.id, ada.id] })
    ).error ?? { code: '' };
    expect(code).toBe('HXMPL');
    expect(dataErrorMessage({ status: 400, code })).toMatch(/paid plan/);
    await succeed(write(ben, conversation, 'I answer.'));
  });

  it('a user whose plan has ended can read and reply but not start', async () => {
    const lapsed = await subscriber('professional');
    const id = await start([lapsed, ada]);
    await subscribe(lapsed.id, { subscribed: false });
    await succeed(write(lapsed, id, 'Still here.'));
    const conversationInsert = lapsed.client
      .from('chat_conversations')
      .insert({ participants: [lapsed.id, ben.id] });
    expect(await codeOf(conversationInsert)).toBe('HXMPL');
    const add = { conversation_id: id, people: [ben.id] };
    expect(await codeOf(lapsed.client.rpc('add_participants', add))).toBe('HXCVP');
  });

  it.each([
    ['suspended', { suspended_at: '2026-11-22T00:00:00Z' }],
    ['rejected', { requires_approval: true, approval_status: 'rejected' as const }],
  ])("a %s account can't read, write or be added", async (_status, change) => {
    const lost = await person('buyer');
    const id = await start([ada, lost]);
    await succeed(service().from('profiles').update(change).eq('id', lost.id).select('id'));
    await expectNothing(lost.client.from('conversation_messages').select());
    await expectNothing(lost.client.from('chat_conversations').select());
    await expectRefused(write(lost, id, 'Hello?'));
    const again = ada.client.from('chat_conversations').insert({ participants: [ada.id, lost.id] });
    expect(await codeOf(again)).toBe('HXCVP');
  });
});

describe('messaging a single user', () => {
  const say = (who: Person, person_id: string) =>
    codeOf(who.client.rpc('start_conversation', { person_id, message: 'Psst' }));

  it('requires a connection; a guessed ID is not enough', async () => {
    expect(await say(thief, ben.id)).toBe('HXCVP');
    expect(await say(thief, thief.id)).toBe('HXCVP');
    expect(await say(thief, crypto.randomUUID())).toBe('HXCVP');
    // A user who left their only shared conversation is no longer connected.
    const other = await person('buyer');
    const id = await start([ada, other, thief], 'group');
    await succeed(thief.client.rpc('leave_conversation', { conversation_id: id }));
    expect(await say(thief, other.id)).toBe('HXCVP');
  });

  it('requires a plan and no block', async () => {
    const [free, blocker] = [await person('buyer'), await person('buyer')];
    await start([ada, free, blocker], 'group');
    expect(await say(free, ada.id)).toBe('HXMPL');
    await succeed(blocker.client.from('user_blocks').insert({ blocked_id: ada.id }).select());
    expect(await say(ada, blocker.id)).toBe('HXBLK');
    await expectNothing(ada.client.rpc('blocked_people'));
  });
});

describe('a blocked user', () => {
  it('gets an error message, whatever they try', async () => {
    const [one, other] = [await subscriber('professional'), await subscriber('professional')];
    const id = await start([one, other]);
    const { id: message_id } = await succeed(write(one, id, 'Before'));
    await succeed(other.client.from('user_blocks').insert({ blocked_id: one.id }).select());
    const attempts = [
      write(one, id, 'Why?'),
      one.client
        .from('conversation_messages')
        .update({ message_text: 'Why?' })
        .eq('id', message_id),
      one.client.rpc('react', { message_id, sign: '👎' }),
      one.client.from('chat_conversations').insert({ participants: [one.id, other.id] }),
    ];
    for (const attempt of attempts) expect(await codeOf(attempt)).toBe('HXBLK');
    expect(dataErrorMessage({ status: 400, code: 'HXBLK' })).toBe("You can't message each other.");
    // No list they can read reveals the block.
    await expectNothing(one.client.from('user_blocks').select());
    const group = await start([ada, one, other], 'group');
    await succeed(write(one, group, 'For everyone'));
    await expectNothing(
      other.client.from('message_notifications').select().eq('conversation_id', group),
    );
    await succeed(other.client.from('user_blocks').delete().eq('blocked_id', one.id).select());
    await succeed(write(one, id, 'Thank you'));
  });
});

describe('unread messages', () => {
  it("of another user can't be read, marked or created", async () => {
    const { id } = await succeed(write(ada, conversation, 'For Ben'));
    const rows = (client: Client) => client.from('message_notifications');
    const [notification] = await succeed(rows(ben.client).select().eq('message_id', id));
    expect(notification).toMatchObject({ user_id: ben.id, read_at: null });
    const read_at = new Date().toISOString();
    for (const { client } of [thief, ada]) {
      await expectNothing(rows(client).select().eq('message_id', id));
      await expectNothing(rows(client).update({ read_at }).eq('message_id', id).select());
    }
    const planted = { conversation_id: conversation, message_id: id };
    await expectRefused(rows(ada.client).insert({ ...planted, user_id: thief.id }));
    await expectRefused(rows(thief.client).insert({ ...planted, user_id: thief.id }));
    await expectRefused(rows(ben.client).update({ user_id: thief.id }).eq('message_id', id));
  });
});

describe('message content', () => {
  it('can be long, within a limit', async () => {
    await succeed(write(ada, conversation, 'x'.repeat(8000)));
    expect(await codeOf(write(ada, conversation, 'x'.repeat(8001)))).toBe('23514');
    const metadata = { note: 'x'.repeat(9000) };
    expect(await codeOf(write(ada, conversation, 'x', { metadata }))).toBe('23514');
    const subject = 'x'.repeat(201);
    const conversationInsert = ada.client
      .from('chat_conversations')
      .insert({ participants: [ada.id, ben.id], subject });
    expect(await codeOf(conversationInsert)).toBe('23514');
  });

  it("can't be empty without files", async () => {
    const empty = write(ben, conversation, '', { message_type: 'file' });
    expect(await codeOf(empty)).toBe('23514');
  });

  it("can't consist of invisible or direction-changing characters", async () => {
    for (const text of ['', ' \n\t', '\u202eevil', 'a\u0007b']) {
      expect(await codeOf(write(ada, conversation, text)), JSON.stringify(text)).toBe('23514');
    }
  });

  it('keeps a script as plain text', async () => {
    const text = '<img src=x onerror=alert(1)><script>alert(2)</script>';
    const { id } = await succeed(write(ada, conversation, text));
    const [row] = await succeed(
      ben.client.from('conversation_messages').select('message_text').eq('id', id),
    );
    expect(row?.message_text).toBe(text);
  });

  it('can only reply to a message in the same conversation', async () => {
    const other = await start([thief, ada]);
    const { id } = await succeed(write(thief, other, 'Elsewhere'));
    expect(await codeOf(write(ben, conversation, 'x', { reply_to: id }))).toBe('23503');
  });

  it('is reported to staff as it was, even after being deleted', async () => {
    const { id: message_id } = await succeed(write(ada, conversation, 'Send me your password'));
    await succeed(ada.client.rpc('delete_message', { message_id }));
    const report = await succeed(
      ben.client.rpc('report_message', { message_id, reason: 'fraud', note: 'Check for updates' }),
    );
    const staff = await withRole(await person('buyer'), 'support');
    const [row] = await succeed(staff.client.from('message_reports').select().eq('id', report));
    expect(row).toMatchObject({ message_text: 'Send me your password', sender_id: ada.id });
    await expectNothing(ada.client.from('message_reports').select());
    const decision = { report_id: report, decision: 'warned', note: 'First time' };
    for (const { client } of [thief, ben, ada]) {
      await expectRefused(client.rpc('decide_message_report', decision));
      await expectRefused(client.rpc('find_message_reports'));
    }
    const decided = await succeed(staff.client.rpc('decide_message_report', decision));
    expect(decided).toMatchObject({ status: 'handled', decision: 'warned' });
    expect(await codeOf(staff.client.rpc('decide_message_report', decision))).toBe('HXRPD');
  });
});

it('a flood of messages is rejected after 120 per minute, and accepted in the next', async () => {
  const noisy = await subscriber('professional');
  const id = await start([noisy, ada]);
  const rows = Array.from({ length: 121 }, (_, number) => ({
    conversation_id: id,
    sender_id: noisy.id,
    message_text: `Buy now ${number}`,
  }));
  const send = (some: typeof rows) => noisy.client.from('conversation_messages').insert(some);
  expect(await codeOf(send(rows))).toBe('HXMRT');
  expect(await codeOf(send(rows.slice(1)))).toBeUndefined();
  expect(await codeOf(send(rows.slice(0, 1)))).toBe('HXMRT');
  await queryDatabase(`update private.message_pace set since = since - interval '1 minute'
    where user_id = '${noisy.id}' and kind = 'message'`);
  expect(await codeOf(send(rows.slice(0, 1)))).toBeUndefined();
});
