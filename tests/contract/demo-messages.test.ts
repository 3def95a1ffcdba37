import { expect, test } from 'vitest';
import { service, signedInAs, skipOnHostedBackend } from '../support/backend.ts';

const demo = (name: string) => signedInAs(`${name}@demo.havenexchange.example`);
/** Prefix of seeded conversation and message ids. */
const SEEDED = 'dec0de00-0000-4000-8000-0000000';

async function listOf(name: string) {
  const client = await demo(name);
  const { data } = await client.rpc('my_conversations').throwOnError();
  return data.filter(({ id }) => id.startsWith(SEEDED));
}

test('gives a demo broker conversations on listings, in a group and with a vendor, some unread', async () => {
  skipOnHostedBackend('the demo is never put on a hosted project');
  const conversations = await listOf('broker');
  expect(conversations.map(({ subject, unread_count }) => [subject, unread_count])).toEqual([
    ['Riverbend Memory Care', 2],
    ['Lakeview Commons, co-listing', 3],
    ['Lincoln Prairie Skilled Care', 1],
    ['Prairie Rose Assisted Living', 0],
    [null, 0],
  ]);
  for (const name of ['buyer-pro', 'admin', 'operator']) {
    expect((await listOf(name)).length, name).toBeGreaterThan(0);
  }
});

test('has demo messages in the past, replies after their originals, and the last one newest', async () => {
  skipOnHostedBackend('the demo is never put on a hosted project');
  const { data: messages } = await service()
    .from('conversation_messages')
    .select('id, conversation_id, created_at')
    .gte('id', `${SEEDED}70000`)
    .lte('id', `${SEEDED}79999`)
    .order('id')
    .throwOnError();
  expect(messages.length).toBeGreaterThan(30);
  const { data: talks } = await service()
    .from('chat_conversations')
    .select('id, created_at, last_message_at')
    .gte('id', `${SEEDED}00600`)
    .lte('id', `${SEEDED}00699`)
    .throwOnError();
  for (const talk of talks) {
    const conversationMessages = messages.filter((one) => one.conversation_id === talk.id);
    const at = conversationMessages.map(({ created_at }) => created_at);
    expect(at, talk.id).toEqual(at.toSorted());
    expect(at.at(-1)).toBe(talk.last_message_at);
    expect(Date.parse(at[0] ?? '')).toBeGreaterThan(Date.parse(talk.created_at));
    expect(Date.parse(talk.last_message_at)).toBeLessThan(Date.now());
  }
});

test("matches the demo's notification count with its conversations", async () => {
  skipOnHostedBackend('the demo is never put on a hosted project');
  for (const name of ['broker', 'buyer-pro', 'admin']) {
    const client = await demo(name);
    const { data: notices } = await client.rpc('my_notifications').throwOnError();
    expect(new Set(notices.map(({ kind }) => kind)).size, name).toBeGreaterThan(1);
    for (const talk of await listOf(name)) {
      const notice = notices.find(({ metadata }) => path(metadata) === `/messages/${talk.id}`);
      if (notice) expect(notice.read_at === null, name).toBe(talk.unread_count > 0);
      else expect(talk.unread_count, name).toBe(0);
    }
  }
});

const path = (metadata: unknown): unknown => (metadata as { path?: unknown } | null)?.path;
