import { NOBODY, type Person, succeed, type World } from '../world.ts';
import { exists, type Probe, type Probes } from './probe.ts';

/** A conversation of somebody with the bystander, in which each has written once. */
interface Talk {
  readonly conversation: string;
  readonly own: string;
  readonly theirs: string;
}

const NONE: Talk = { conversation: NOBODY, own: NOBODY, theirs: NOBODY };
const made = new Map<string, Promise<Talk>>();

function talkOf(world: World, userId: string): Promise<Talk> {
  if (userId === NOBODY) return Promise.resolve(NONE);
  const talk = made.get(userId) ?? newTalk(world, userId);
  made.set(userId, talk);
  return talk;
}

async function newTalk({ service, bystander }: World, userId: string): Promise<Talk> {
  await succeed(service.from('profiles').upsert({ id: bystander.id }).select('id'));
  const participants = [userId, bystander.id];
  const conversations = service.from('chat_conversations');
  const { id } = await succeed(conversations.insert({ participants }).select('id').single());
  const write = async (sender_id: string) => {
    const message = { conversation_id: id, sender_id, message_text: 'May we talk?' };
    const rows = service.from('conversation_messages');
    return (await succeed(rows.insert(message).select('id').single())).id;
  };
  return { conversation: id, own: await write(userId), theirs: await write(bystander.id) };
}

/** A conversation of theirs and a message that they wrote in it; the bystander's is with the victim. */
export async function writtenBy(userId: string, world: World) {
  const isBystander = userId === world.bystander.id;
  const talk = await talkOf(world, isBystander ? world.victim.id : userId);
  return {
    conversation_id: talk.conversation,
    message_id: isBystander ? talk.theirs : talk.own,
  };
}

export function chatConversations(world: World, mine: Person): Probes {
  const { service, victim, bystander } = world;
  const rows = service.from('chat_conversations');
  const planted = crypto.randomUUID();
  const read = (userId: string): Probe => ({
    act: async (client) =>
      client
        .from('chat_conversations')
        .select()
        .eq('id', (await talkOf(world, userId)).conversation),
  });
  const touch = (userId: string): Probe => ({
    act: async (client) =>
      client
        .from('chat_conversations')
        .update({ last_message_at: new Date().toISOString() })
        .eq('id', (await talkOf(world, userId)).conversation)
        .select('id'),
  });
  let doomed = NONE;
  return {
    'select own': read(mine.id),
    'select others': read(victim.id),
    insert: {
      act: (client) =>
        client
          .from('chat_conversations')
          .insert({ id: planted, participants: [victim.id, bystander.id] }),
      happened: () => exists(rows.select('id').eq('id', planted)),
    },
    'update own': touch(mine.id),
    'update others': touch(victim.id),
    delete: {
      arrange: async () => {
        doomed = await newTalk(world, victim.id);
      },
      act: (client) => client.from('chat_conversations').delete().eq('id', doomed.conversation),
      happened: async () => !(await exists(rows.select('id').eq('id', doomed.conversation))),
    },
  };
}

export function conversationMembers(world: World, mine: Person): Probes {
  const { service, victim, actors } = world;
  const rows = service.from('conversation_members');
  const read = (userId: string): Probe => ({
    act: async (client) =>
      client
        .from('conversation_members')
        .select()
        .match({ conversation_id: (await talkOf(world, userId)).conversation, user_id: userId }),
  });
  const mute = (userId: string): Probe => ({
    act: async (client) =>
      client
        .from('conversation_members')
        .update({ is_muted: true })
        .match({ conversation_id: (await talkOf(world, userId)).conversation, user_id: userId })
        .select('user_id'),
  });
  const joiner = mine.id === victim.id || mine.id === NOBODY ? actors.buyer.id : mine.id;
  let fresh = NONE;
  const arrange = async () => {
    fresh = await newTalk(world, victim.id);
  };
  const there = (user_id: string) =>
    exists(rows.select('user_id').match({ conversation_id: fresh.conversation, user_id }));
  return {
    'select own': read(mine.id),
    'select others': read(victim.id),
    insert: {
      arrange,
      act: (client) =>
        client
          .from('conversation_members')
          .insert({ conversation_id: fresh.conversation, user_id: joiner }),
      happened: () => there(joiner),
    },
    'update own': mute(mine.id),
    'update others': mute(victim.id),
    delete: {
      arrange,
      act: (client) =>
        client
          .from('conversation_members')
          .delete()
          .match({ conversation_id: fresh.conversation, user_id: victim.id }),
      happened: async () => !(await there(victim.id)),
    },
  };
}

export function conversationReceipts(world: World, mine: Person): Probes {
  const { service, victim, actors } = world;
  const rows = service.from('conversation_receipts');
  const keyOf = async (user_id: string) => ({
    conversation_id: (await talkOf(world, user_id)).conversation,
    user_id,
  });
  const read = (userId: string): Probe => ({
    act: async (client) =>
      client
        .from('conversation_receipts')
        .select()
        .match(await keyOf(userId)),
  });
  let fresh = NONE;
  const arrange = async () => {
    fresh = await newTalk(world, victim.id);
  };
  const there = (user_id: string) =>
    exists(rows.select('user_id').match({ conversation_id: fresh.conversation, user_id }));
  const other = actors.buyer.id;
  const move = (userId: string): Probe => ({
    act: async (client) =>
      client
        .from('conversation_receipts')
        .update({ read_at: new Date().toISOString() })
        .match(await keyOf(userId))
        .select('user_id'),
  });
  return {
    'select own': read(mine.id),
    'select others': read(victim.id),
    insert: {
      arrange,
      act: (client) =>
        client
          .from('conversation_receipts')
          .insert({ conversation_id: fresh.conversation, user_id: other }),
      happened: () => there(other),
    },
    'update own': move(mine.id),
    'update others': move(victim.id),
    delete: {
      arrange,
      act: (client) =>
        client
          .from('conversation_receipts')
          .delete()
          .match({ conversation_id: fresh.conversation, user_id: victim.id }),
      happened: async () => !(await there(victim.id)),
    },
  };
}

export function conversationMessages(world: World, mine: Person): Probes {
  const { service, victim } = world;
  const rows = service.from('conversation_messages');
  const read = (userId: string): Probe => ({
    act: async (client) =>
      client
        .from('conversation_messages')
        .select()
        .eq('id', (await talkOf(world, userId)).own),
  });
  const edit = (userId: string): Probe => {
    const message_text = `Never mind ${crypto.randomUUID()}`;
    return {
      act: async (client) =>
        client
          .from('conversation_messages')
          .update({ message_text })
          .eq('id', (await talkOf(world, userId)).own),
      happened: () => exists(rows.select('id').match({ message_text })),
    };
  };
  const id = crypto.randomUUID();
  let doomed = NONE;
  return {
    'select own': read(mine.id),
    'select others': read(victim.id),
    // In the name of somebody else, in their conversation.
    insert: {
      act: async (client) =>
        client.from('conversation_messages').insert({
          id,
          conversation_id: (await talkOf(world, victim.id)).conversation,
          sender_id: victim.id,
          message_text: 'Send the deposit here.',
        }),
      happened: () => exists(rows.select('id').eq('id', id)),
    },
    'update own': edit(mine.id),
    'update others': edit(victim.id),
    delete: {
      arrange: async () => {
        doomed = await newTalk(world, victim.id);
      },
      act: (client) => client.from('conversation_messages').delete().eq('id', doomed.own),
      happened: async () => !(await exists(rows.select('id').eq('id', doomed.own))),
    },
  };
}

export function messageNotifications(world: World, mine: Person): Probes {
  const { service, victim, actors } = world;
  const rows = service.from('message_notifications');
  const keyOf = async (user_id: string) => ({
    message_id: (await talkOf(world, user_id)).theirs,
    user_id,
  });
  const read = (userId: string): Probe => ({
    act: async (client) =>
      client
        .from('message_notifications')
        .select()
        .match(await keyOf(userId)),
  });
  const markRead = (userId: string): Probe => ({
    act: async (client) =>
      client
        .from('message_notifications')
        .update({ read_at: new Date().toISOString() })
        .match(await keyOf(userId))
        .select('id'),
  });
  const other = actors.buyer.id;
  let fresh = NONE;
  const arrange = async () => {
    fresh = await newTalk(world, victim.id);
  };
  const there = (user_id: string) =>
    exists(rows.select('id').match({ message_id: fresh.theirs, user_id }));
  return {
    'select own': read(mine.id),
    'select others': read(victim.id),
    insert: {
      arrange,
      act: (client) =>
        client.from('message_notifications').insert({
          user_id: other,
          conversation_id: fresh.conversation,
          message_id: fresh.theirs,
          notification_type: 'new_message',
        }),
      happened: () => there(other),
    },
    'update own': markRead(mine.id),
    'update others': markRead(victim.id),
    delete: {
      arrange,
      act: (client) =>
        client
          .from('message_notifications')
          .delete()
          .match({ message_id: fresh.theirs, user_id: victim.id }),
      happened: async () => !(await there(victim.id)),
    },
  };
}
