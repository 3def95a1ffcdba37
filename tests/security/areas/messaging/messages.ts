import { randomUUID } from 'node:crypto';
import {
  type Area,
  denyAll,
  everything,
  no,
  none,
  type Readers,
  readOnlyAccess,
  UNUSED_ID,
  yes,
} from '../../area.ts';
import { serverClient } from '../../direct-clients.ts';
import {
  chatConversations,
  conversationMembers,
  conversationMessages,
  conversationReceipts,
  createConversationBy,
  messageNotifications,
} from '../../probes/messages.ts';
import { getTimestamp, number, randomPastTime, randomText } from '../../probes/values.ts';
import { person, succeed } from '../../world.ts';

/** The caller's conversation and others'. Staff are in none and read only reported messages. */
const changedByMembers = {
  anyone: [yes, none, no, yes, none, no],
  but: { 'signed out': denyAll, service: everything },
} as const;
const readByMembers = {
  anyone: [yes, none, no, no, no, no],
  but: { 'signed out': denyAll, service: everything },
} as const;

const conversation = randomUUID();
const messages = Array.from({ length: 4 }, () => randomUUID());

async function arrangeConversations({ member }: Readers) {
  const participants = [member.id, (await person('buyer')).id];
  for (const id of [conversation, randomUUID()]) {
    const row = { id, participants, conversation_type: 'group' };
    await succeed(serverClient().from('chat_conversations').insert(row).select('id'));
  }
  for (const id of messages) {
    const row = { id, conversation_id: conversation, message_text: 'Hello' };
    await succeed(serverClient().from('conversation_messages').insert(row).select('id'));
  }
}

async function arrangeReports() {
  const reports = ['One', 'Two'].map((message_text) => ({ message_text, reason: 'spam' }));
  await succeed(serverClient().from('message_reports').insert(reports).select('id'));
}

const inNobodys = () => ({ conversation_id: UNUSED_ID });
const ofNobodys = () => ({ message_id: UNUSED_ID });

export const area: Area = {
  tables: {
    // "Insert" is a conversation between two other users.
    chat_conversations: {
      anyone: changedByMembers.anyone,
      // Pilots can start one without a plan but can't read others'.
      but: {
        ...changedByMembers.but,
        pilot: changedByMembers.anyone,
        admin: changedByMembers.anyone,
      },
      rows: chatConversations,
      tellsContacts: true,
    },
    // "Insert" adds the caller to others' conversation.
    conversation_members: { ...changedByMembers, rows: conversationMembers },
    conversation_receipts: { ...readByMembers, rows: conversationReceipts, tellsContacts: true },
    // "Insert" uses another user's name, in their conversation.
    conversation_messages: {
      ...changedByMembers,
      rows: conversationMessages,
      tellsContacts: true,
    },
    message_notifications: { ...changedByMembers, rows: messageNotifications },
    // "Insert" is a block in another user's name.
    user_blocks: {
      anyone: [yes, none, no, no, no, none],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        key: 'user_id',
        of: (user_id, { actors: { vendor, operator } }) => ({
          user_id,
          blocked_id: user_id === vendor.id ? operator.id : vendor.id,
        }),
        change: () => ({ created_at: randomPastTime() }),
      },
    },
    // Attachments of the caller's conversation and of another; written only by the server.
    message_attachments: {
      ...readByMembers,
      rows: {
        of: createConversationBy,
        row: () => ({
          id: randomUUID(),
          path: randomUUID(),
          name: 'rent-roll.pdf',
          type: 'application/pdf',
          size: 1,
          place: 1,
        }),
        change: () => ({ place: number() }),
      },
      tellsContacts: true,
    },
    // "Insert" uses another user's name, in their conversation.
    scheduled_messages: {
      anyone: [yes, none, no, yes, none, none],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: async (sender_id, world) => ({
          sender_id,
          conversation_id: (await createConversationBy(sender_id, world)).conversation_id,
        }),
        row: () => ({ message_text: 'Good morning', send_at: getTimestamp(86_400_000) }),
        change: () => ({ message_text: randomText() }),
      },
    },
    message_reports: {
      anyone: readByMembers.anyone,
      but: { ...readByMembers.but, support: readOnlyAccess, admin: readOnlyAccess },
      rows: {
        of: (reporter_id) => ({ reporter_id }),
        row: () => ({ message_text: 'Send money.', reason: 'fraud' }),
        change: () => ({ note: randomText() }),
      },
    },
  },
  calls: {
    blocked_people: { tellsContacts: true },
    add_participants: { asked: () => ({ ...inNobodys(), people: [] }) },
    conversation_page: { asked: inNobodys },
    decide_message_report: { asked: () => ({ report_id: UNUSED_ID, decision: 'dismissed' }) },
    delete_message: { asked: ofNobodys },
    known_people: { tellsContacts: true },
    leave_conversation: { asked: inNobodys },
    mark_conversation_read: { asked: inNobodys },
    message_history: { asked: ofNobodys },
    my_conversations: { tellsContacts: true },
    react: { asked: () => ({ ...ofNobodys(), sign: '👍' }) },
    remove_participant: { asked: () => ({ ...inNobodys(), person: UNUSED_ID }) },
    rename_group: { asked: () => ({ ...inNobodys(), subject: 'Ours' }) },
    report_message: { asked: () => ({ ...ofNobodys(), reason: 'spam' }) },
    search_messages: { asked: () => ({ search: 'talk' }), tellsContacts: true },
    send_message: {
      asked: () => ({ ...inNobodys(), ...ofNobodys(), message_text: 'Hi' }),
    },
    send_typing: { asked: inNobodys },
    start_conversation: { asked: () => ({ message: 'May we talk?', vendor_id: UNUSED_ID }) },
  },
  lists: {
    conversation_page: {
      by: 'member',
      orders: [{ conversation_id: conversation, around: messages[0], page_size: 2 }],
      arrange: arrangeConversations,
    },
    find_message_reports: { by: 'staff', orders: [{ page_size: 1 }], arrange: arrangeReports },
    my_conversations: { by: 'member', orders: [{ page_size: 1 }] },
    search_messages: { by: 'member', orders: [{ search: 'hello', page_size: 1 }] },
  },
};
