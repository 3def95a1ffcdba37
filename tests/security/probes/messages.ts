import { randomUUID } from 'node:crypto';
import type { Database } from '#shared/database.types.ts';
import { startConversation } from '../../support/conversations.ts';
import type { ProbeMaker } from '../area.ts';
import type { TableName } from '../expectations.ts';
import { NO_ID, type Person, succeed, type World } from '../world.ts';
import { buildTableProbes, type Part } from './build-probes.ts';
import { getTimestamp } from './values.ts';

/** A group of a user and the bystander, in which each has written once. */
interface Talk {
  readonly conversation: string;
  readonly own: string;
  readonly theirs: string;
}

const NONE: Talk = { conversation: NO_ID, own: NO_ID, theirs: NO_ID };
const createdTalks = new Map<string, Promise<Talk>>();

function talkOf(world: World, userId: string): Promise<Talk> {
  if (userId === NO_ID) return Promise.resolve(NONE);
  const talk = createdTalks.get(userId) ?? newTalk(world, userId);
  createdTalks.set(userId, talk);
  return talk;
}

async function newTalk({ service, bystander }: World, userId: string): Promise<Talk> {
  await succeed(service.from('profiles').upsert({ id: bystander.id }).select('id'));
  const type = { conversation_type: 'group' } as const;
  const id = await startConversation(service, [userId, bystander.id], type);
  const write = async (sender_id: string) => {
    const message = { conversation_id: id, sender_id, message_text: 'May we talk?' };
    const rows = service.from('conversation_messages');
    return (await succeed(rows.insert(message).select('id').single())).id;
  };
  return { conversation: id, own: await write(userId), theirs: await write(bystander.id) };
}

/** Creates a user's conversation and their message in it; the bystander's is with the victim. */
export async function createConversationBy(userId: string, world: World) {
  const isBystander = userId === world.bystander.id;
  const talk = await talkOf(world, isBystander ? world.victim.id : userId);
  return {
    conversation_id: talk.conversation,
    message_id: isBystander ? talk.theirs : talk.own,
  };
}

type Tables = Database['public']['Tables'];

/** How a user's row in a conversation is found and changed, and what is inserted into the victim's. */
interface InTalks<Name extends TableName> {
  readonly told: (talk: Talk, userId: string) => Part<Tables[Name]['Row']>;
  readonly change: () => Part<Tables[Name]['Row']>;
  /** The column to return for updated rows; without one, the change is searched for in all conversations. */
  readonly back?: keyof Tables[Name]['Row'] & string;
  readonly row: (
    world: World,
    mine: Person,
  ) => Tables[Name]['Insert'] | Promise<Tables[Name]['Insert']>;
  /** Finds the inserted row, if not by all its values. */
  readonly toldBy?: (row: Tables[Name]['Insert']) => Part<Tables[Name]['Row']>;
}

const inTalks = <Name extends TableName>(table: Name, rules: InTalks<Name>): ProbeMaker =>
  buildTableProbes(table, (world, currentUser) => {
    const { victim } = world;
    const ofPerson = (userId: string) => async () =>
      rules.told(await talkOf(world, userId), userId);
    const change = rules.change();
    return {
      own: ofPerson(currentUser.id),
      others: ofPerson(victim.id),
      change,
      ...(rules.back ? { back: rules.back } : { changed: () => change }),
      row: () => rules.row(world, currentUser),
      ...(rules.toldBy && { told: rules.toldBy }),
      doomed: async () => rules.told(await newTalk(world, victim.id), victim.id),
    };
  });

const talkOfVictim = (world: World) => newTalk(world, world.victim.id);
const byId = ({ id }: { readonly id?: string }) => ({ id });
const ofMember = ({ conversation }: Talk, user_id: string) => ({
  conversation_id: conversation,
  user_id,
});

export const chatConversations = inTalks('chat_conversations', {
  told: ({ conversation }) => ({ id: conversation }),
  change: () => ({ last_message_at: getTimestamp() }),
  back: 'id',
  row: ({ victim, bystander }) => ({ id: randomUUID(), participants: [victim.id, bystander.id] }),
  toldBy: byId,
});

export const conversationMembers = inTalks('conversation_members', {
  told: ofMember,
  change: () => ({ is_muted: true }),
  back: 'user_id',
  row: async (world, { id }) => {
    const isOutside = id !== world.victim.id && id !== NO_ID;
    return ofMember(await talkOfVictim(world), isOutside ? id : world.actors.buyer.id);
  },
});

export const conversationReceipts = inTalks('conversation_receipts', {
  told: ofMember,
  change: () => ({ read_at: getTimestamp() }),
  back: 'user_id',
  row: async (world) => ofMember(await talkOfVictim(world), world.actors.buyer.id),
});

export const conversationMessages = inTalks('conversation_messages', {
  told: ({ own }) => ({ id: own }),
  change: () => ({ message_text: `Never mind ${randomUUID()}` }),
  // In another user's name, in their conversation.
  row: async (world) => ({
    id: randomUUID(),
    conversation_id: (await talkOf(world, world.victim.id)).conversation,
    sender_id: world.victim.id,
    message_text: 'Send the deposit here.',
  }),
  toldBy: byId,
});

export const messageNotifications = inTalks('message_notifications', {
  told: ({ theirs }, user_id) => ({ message_id: theirs, user_id }),
  change: () => ({ read_at: getTimestamp() }),
  back: 'id',
  row: async (world) => {
    const { conversation, theirs } = await talkOfVictim(world);
    return {
      user_id: world.actors.buyer.id,
      conversation_id: conversation,
      message_id: theirs,
      notification_type: 'new_message',
    };
  },
  toldBy: ({ message_id, user_id }) => ({ message_id, user_id }),
});
