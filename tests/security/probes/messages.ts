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

export function userBlocks(world: World, mine: Person): Probes {
  const { service, victim, actors } = world;
  const rows = service.from('user_blocks');
  const block = async (user_id: string) => {
    const { vendor, operator } = actors;
    const blocked_id = user_id === vendor.id ? operator.id : vendor.id;
    if (user_id !== NOBODY) await succeed(rows.upsert({ user_id, blocked_id }).select());
  };
  const read = (user_id: string): Probe => ({
    arrange: () => block(user_id),
    act: (client) => client.from('user_blocks').select().match({ user_id }),
  });
  const move = (user_id: string): Probe => ({
    arrange: () => block(user_id),
    act: (client) =>
      client
        .from('user_blocks')
        .update({ created_at: new Date().toISOString() })
        .match({ user_id })
        .select('user_id'),
  });
  const row = { user_id: victim.id, blocked_id: actors.seller.id };
  const there = () => exists(rows.select('user_id').match(row));
  return {
    'select own': read(mine.id),
    'select others': read(victim.id),
    insert: {
      arrange: () => succeed(rows.delete().match(row).select()),
      act: (client) => client.from('user_blocks').insert(row),
      happened: there,
    },
    'update own': move(mine.id),
    'update others': move(victim.id),
    delete: {
      arrange: () => succeed(rows.upsert(row).select()),
      act: (client) => client.from('user_blocks').delete().match(row),
      happened: async () => !(await there()),
    },
  };
}

export function messageReports(world: World, mine: Person): Probes {
  const { service, victim } = world;
  const rows = service.from('message_reports');
  const reportOf = async (userId: string, note: string) => {
    const { conversation, theirs } = await talkOf(world, userId);
    const reporter = userId === NOBODY ? {} : { reporter_id: userId };
    const about = userId === NOBODY ? {} : { conversation_id: conversation, message_id: theirs };
    await succeed(
      rows
        .upsert(
          { ...reporter, ...about, message_text: 'Send money.', reason: 'fraud', note },
          { onConflict: 'message_id,reporter_id' },
        )
        .select('id'),
    );
  };
  const read = (userId: string): Probe => {
    const note = `Read ${crypto.randomUUID()}`;
    return {
      arrange: () => reportOf(userId, note),
      act: (client) => client.from('message_reports').select().eq('note', note),
    };
  };
  const edit = (userId: string): Probe => {
    const before = `Before ${crypto.randomUUID()}`;
    const after = `After ${crypto.randomUUID()}`;
    return {
      arrange: () => reportOf(userId, before),
      act: (client) => client.from('message_reports').update({ note: after }).eq('note', before),
      happened: () => exists(rows.select('id').eq('note', after)),
    };
  };
  const planted = `Planted ${crypto.randomUUID()}`;
  const doomed = `Doomed ${crypto.randomUUID()}`;
  return {
    'select own': read(mine.id),
    'select others': read(victim.id),
    insert: {
      act: (client) =>
        client
          .from('message_reports')
          .insert({ message_text: 'Send money.', reason: 'fraud', note: planted }),
      happened: () => exists(rows.select('id').eq('note', planted)),
    },
    'update own': edit(mine.id),
    'update others': edit(victim.id),
    delete: {
      arrange: () => reportOf(victim.id, doomed),
      act: (client) => client.from('message_reports').delete().eq('note', doomed),
      happened: async () => !(await exists(rows.select('id').eq('note', doomed))),
    },
  };
}
