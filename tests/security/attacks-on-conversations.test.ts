import { dataSentence } from '#shared/messages/messages.ts';
import '#shared/messages/conversations.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { anonymous, service } from '../support/backend.ts';
import { startConversation } from '../support/conversations.ts';
import { hear, joined } from '../support/realtime.ts';
import { expectNothing, expectRefused } from './refusal.ts';
import { askDatabase } from './sql.ts';
import {
  type Client,
  type Person,
  person,
  subscribe,
  subscriber,
  succeed,
  withRole,
} from './world.ts';

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

describe('a conversation of others', () => {
  it('is neither listed, read, searched nor paged', async () => {
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

  it('takes no message, no reaction, no reading mark and no report from outside', async () => {
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

  it('is not entered by adding oneself to its participants', async () => {
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
    // Between two, nobody adds a third either.
    const add = ada.client.rpc('add_participants', { conversation_id: conversation, people });
    expect(await codeOf(add)).toBe('HXCVP');
  });

  it('is not heard: neither its messages nor its typing', async () => {
    const changes = await hear(
      thief.client,
      { table: 'conversation_messages', filter: `conversation_id=eq.${conversation}` },
      { table: 'message_notifications' },
      { table: 'chat_conversations' },
    );
    const own = await hear(ben.client, { table: 'conversation_messages' });
    const channel = thief.client.channel(`conversation:${conversation}`, {
      config: { private: true },
    });
    await expect(joined(channel)).rejects.toThrow(/Unauthorized/);
    const theirs = ben.client.channel(`conversation:${conversation}`, {
      config: { private: true },
    });
    await joined(theirs);
    await succeed(write(ada, conversation, 'Only for Ben'));
    await vi.waitFor(() => expect(own.changes).toHaveLength(1));
    expect(changes.changes).toEqual([]);
    await Promise.all([theirs, changes.channel, own.channel].map((one) => one.unsubscribe()));
  });

  it('is not begun for two others, nor with people who do not exist', async () => {
    const insert = (participants: unknown) =>
      thief.client.from('chat_conversations').insert({ participants } as never);
    await expectRefused(insert([ada.id, ben.id]));
    const nobody = crypto.randomUUID();
    for (const participants of [[thief.id, nobody], [thief.id], 'all', { a: 1 }, '["', null]) {
      expect(await codeOf(insert(participants)), JSON.stringify(participants)).toMatch(
        /^(HXCVP|42501|23502)$/,
      );
    }
    const many = [thief.id, ...Array.from({ length: 60 }, () => crypto.randomUUID())];
    expect(await codeOf(insert(many))).toBe('HXCVP');
  });
});

describe('the sender of a message', () => {
  it('is nobody else, by insert, change or upsert', async () => {
    const spoofed = { conversation_id: conversation, sender_id: ada.id, message_text: 'I agree.' };
    const rows = () => ben.client.from('conversation_messages');
    await expectRefused(rows().insert(spoofed));
    await expectRefused(rows().insert({ ...spoofed, sender_id: null }));
    const { id } = await succeed(write(ada, conversation, 'Mine'));
    await expectRefused(rows().update({ sender_id: ben.id }).eq('id', id));
    await expectRefused(rows().upsert({ ...spoofed, id }));
    await expectNothing(rows().update({ message_text: 'Hers' }).eq('id', id).select());
  });

  it('is never the server, and writes at no other time', async () => {
    await expectRefused(write(ben, conversation, 'Ada has left.', { message_type: 'system' }));
    const past = { created_at: '2020-01-01T00:00:00Z' };
    await expectRefused(write(ben, conversation, 'Long ago', past));
  });
});

describe('who may begin and who may answer', () => {
  it('needs a plan to begin one, and none to answer', async () => {
    const { code } = (
      await ben.client.from('chat_conversations').insert({ participants: [ben.id, ada.id] })
    ).error ?? { code: '' };
    expect(code).toBe('HXMPL');
    expect(dataSentence({ status: 400, code })).toMatch(/paid plan/);
    await succeed(write(ben, conversation, 'I answer.'));
  });

  it('whose plan has ended still reads and answers, and begins nothing', async () => {
    const lapsed = await subscriber('professional');
    const id = await start([lapsed, ada]);
    await subscribe(lapsed.id, { subscribed: false });
    await succeed(write(lapsed, id, 'Still here.'));
    const begin = lapsed.client
      .from('chat_conversations')
      .insert({ participants: [lapsed.id, ben.id] });
    expect(await codeOf(begin)).toBe('HXMPL');
    const add = { conversation_id: id, people: [ben.id] };
    expect(await codeOf(lapsed.client.rpc('add_participants', add))).toBe('HXCVP');
  });

  it.each([
    ['suspended', { suspended_at: '2026-11-22T00:00:00Z' }],
    ['rejected', { requires_approval: true, approval_status: 'rejected' as const }],
  ])('a %s account neither reads, writes nor is brought in', async (_standing, change) => {
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

describe('somebody who is written to alone', () => {
  const say = (who: Person, person_id: string) =>
    codeOf(who.client.rpc('start_conversation', { person_id, message: 'Psst' }));

  it('is one whom the writer meets, and nobody whose id they only guessed', async () => {
    expect(await say(thief, ben.id)).toBe('HXCVP');
    expect(await say(thief, thief.id)).toBe('HXCVP');
    expect(await say(thief, crypto.randomUUID())).toBe('HXCVP');
    // Whoever has left the only conversation of the two meets nobody there any more.
    const other = await person('buyer');
    const id = await start([ada, other, thief], 'group');
    await succeed(thief.client.rpc('leave_conversation', { conversation_id: id }));
    expect(await say(thief, other.id)).toBe('HXCVP');
  });

  it('is reached with a plan alone, and not through a block', async () => {
    const [free, blocker] = [await person('buyer'), await person('buyer')];
    await start([ada, free, blocker], 'group');
    expect(await say(free, ada.id)).toBe('HXMPL');
    await succeed(blocker.client.from('user_blocks').insert({ blocked_id: ada.id }).select());
    expect(await say(ada, blocker.id)).toBe('HXBLK');
    await expectNothing(ada.client.rpc('blocked_people'));
  });
});

describe('whoever is blocked', () => {
  it('is refused with a sentence, whatever they try', async () => {
    const [one, other] = [await subscriber('professional'), await subscriber('professional')];
    const id = await start([one, other]);
    const { id: message_id } = await succeed(write(one, id, 'Before'));
    await succeed(other.client.from('user_blocks').insert({ blocked_id: one.id }).select());
    const refused = [
      write(one, id, 'Why?'),
      one.client
        .from('conversation_messages')
        .update({ message_text: 'Why?' })
        .eq('id', message_id),
      one.client.rpc('react', { message_id, sign: '👎' }),
      one.client.from('chat_conversations').insert({ participants: [one.id, other.id] }),
    ];
    for (const attempt of refused) expect(await codeOf(attempt)).toBe('HXBLK');
    expect(dataSentence({ status: 400, code: 'HXBLK' })).toMatch(/switched off/);
    // That somebody is blocked stands in no list that they read.
    await expectNothing(one.client.from('user_blocks').select());
    const group = await start([ada, one, other], 'group');
    await succeed(write(one, group, 'To everybody'));
    await expectNothing(
      other.client.from('message_notifications').select().eq('conversation_id', group),
    );
    await succeed(other.client.from('user_blocks').delete().eq('blocked_id', one.id).select());
    await succeed(write(one, id, 'Thank you'));
  });
});

describe('what waits to be read', () => {
  it('of somebody else is neither read, marked nor made', async () => {
    const { id } = await succeed(write(ada, conversation, 'For Ben'));
    const rows = (client: Client) => client.from('message_notifications');
    const [waiting] = await succeed(rows(ben.client).select().eq('message_id', id));
    expect(waiting).toMatchObject({ user_id: ben.id, read_at: null });
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

describe('what is written', () => {
  it('may be long, and not endless', async () => {
    await succeed(write(ada, conversation, 'x'.repeat(8000)));
    expect(await codeOf(write(ada, conversation, 'x'.repeat(8001)))).toBe('23514');
    const metadata = { note: 'x'.repeat(9000) };
    expect(await codeOf(write(ada, conversation, 'x', { metadata }))).toBe('23514');
    const subject = 'x'.repeat(201);
    const begin = ada.client
      .from('chat_conversations')
      .insert({ participants: [ada.id, ben.id], subject });
    expect(await codeOf(begin)).toBe('23514');
  });

  it('is not an empty message without files', async () => {
    const empty = write(ben, conversation, '', { message_type: 'file' });
    expect(await codeOf(empty)).toBe('23514');
  });

  it('is neither empty nor turned around by signs that nobody sees', async () => {
    for (const text of ['', ' \n\t', '\u202eevil', 'a\u0007b']) {
      expect(await codeOf(write(ada, conversation, text)), JSON.stringify(text)).toBe('23514');
    }
  });

  it('and holds a script is kept as the text that it is', async () => {
    const text = '<img src=x onerror=alert(1)><script>alert(2)</script>';
    const { id } = await succeed(write(ada, conversation, text));
    const [row] = await succeed(
      ben.client.from('conversation_messages').select('message_text').eq('id', id),
    );
    expect(row?.message_text).toBe(text);
  });

  it('answers only what stands in the same conversation', async () => {
    const other = await start([thief, ada]);
    const { id } = await succeed(write(thief, other, 'Elsewhere'));
    expect(await codeOf(write(ben, conversation, 'x', { reply_to: id }))).toBe('23503');
  });

  it('is reported to staff as it was, though it is taken back', async () => {
    const { id: message_id } = await succeed(write(ada, conversation, 'Send me your password'));
    await succeed(ada.client.rpc('delete_message', { message_id }));
    const report = await succeed(
      ben.client.rpc('report_message', { message_id, reason: 'fraud', note: 'Look' }),
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

it('a flood of messages is refused after 120 within a minute, and not in the next one', async () => {
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
  await askDatabase(`update private.message_pace set since = since - interval '1 minute'
    where user_id = '${noisy.id}' and kind = 'message'`);
  expect(await codeOf(send(rows.slice(0, 1)))).toBeUndefined();
});
