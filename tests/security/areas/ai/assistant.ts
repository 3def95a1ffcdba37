import { randomUUID } from 'node:crypto';
import { type Area, denyAll, everything, no, none, UNUSED_ID, yes } from '../../area.ts';
import { serverClient } from '../../direct-clients.ts';
import { getTimestamp, randomText } from '../../probes/values.ts';
import { succeed } from '../../world.ts';

/** Each user has one conversation that all their turns belong to. */
const conversations = new Map<string, Promise<string>>();
const makeConversation = async (user_id: string) => {
  const row = { id: randomUUID(), user_id, title: 'Probe' };
  return (await succeed(serverClient().from('ai_conversations').insert(row).select('id').single()))
    .id;
};
const conversationOf = (userId: string) => {
  const made = conversations.get(userId) ?? makeConversation(userId);
  conversations.set(userId, made);
  return made;
};

const ANSWER = { state: 'unknown', mode: 'rules', text: 'No', citations: [] };

export const area: Area = {
  tables: {
    ai_conversations: {
      anyone: [yes, none, no, no, no, none],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        row: () => ({ id: randomUUID(), title: randomText() }),
        change: () => ({ title: randomText() }),
      },
    },
    ai_turns: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: async (user_id) => ({ user_id, conversation_id: await conversationOf(user_id) }),
        row: () => ({ id: randomUUID(), question: randomText(), answer: ANSWER }),
        change: () => ({ question: randomText() }),
      },
    },
    ai_changes: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        row: () => ({
          id: randomUUID(),
          action: 'add_task',
          title: randomText(),
          after: { title: 'Call', due_on: null },
        }),
        change: () => ({ decided_at: getTimestamp() }),
      },
    },
  },
  calls: {
    save_ai_turn: {
      asked: () => ({
        p_conversation_id: UNUSED_ID,
        p_id: UNUSED_ID,
        p_question: '',
        p_answer: {},
      }),
    },
    propose_ai_change: { asked: () => ({ p_id: UNUSED_ID, p_action: '', p_values: {} }) },
    confirm_ai_change: { asked: () => ({ p_id: UNUSED_ID }) },
    undo_ai_change: { asked: () => ({ p_id: UNUSED_ID }) },
    dismiss_ai_change: { asked: () => ({ p_id: UNUSED_ID }) },
    search_sources: { asked: () => ({ words: ['license'], kinds: ['help'], names: [] }) },
  },
};
