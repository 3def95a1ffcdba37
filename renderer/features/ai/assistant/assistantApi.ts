import '#shared/texts/ai.ts';
import { isAnswer } from '#shared/ai/assistant/answer.ts';
import { aiNotices } from '#shared/texts/ai.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { streamFunction } from '../../../data/api/streamFunction.ts';
import * as s from '../../../ui/shape/shape.ts';

const MOST_CONVERSATIONS = 100;
const MOST_TURNS = 200;

const conversations = () => (client: DataClient) =>
  client
    .from('ai_conversations')
    .select('id, title, updated_at')
    .order('updated_at', { ascending: false })
    .limit(MOST_CONVERSATIONS);
export type AssistantConversation = ResponseOf<typeof conversations>[number];

const areTurns = s.listOf(
  s.object({ id: s.text, question: s.text, answer: isAnswer, created_at: s.text }),
);

const changes = (id: string) => (client: DataClient) =>
  client
    .from('ai_changes')
    .select('id, action, record_kind, record_id, title, field, before, after, state, decided_at')
    .eq('id', id)
    .maybeSingle();
export type ProposedChange = ResponseOf<typeof changes>;

const isTurnAnswer = s.object({ id: s.text, answer: isAnswer });

interface Question {
  readonly id: string;
  readonly conversationId: string;
  readonly question: string;
  /** Called with each sentence before the answer is verified. */
  readonly onSentence: (sentence: string) => void;
}

const isSentence = s.object({ sentence: s.text });

const api = baseApi.enhanceEndpoints({
  addTagTypes: ['AssistantConversations', 'AssistantTurns', 'AssistantChanges', 'RecordTasks'],
});

export const {
  useAssistantConversationsQuery,
  useAssistantTurnsQuery,
  useAskAssistantMutation,
  useDeleteAssistantConversationMutation,
  useProposedChangeQuery,
  useDecideProposedChangeMutation,
} = api.injectEndpoints({
  endpoints: (build, { read, rows, write } = calls(build, ['AssistantConversations'])) => ({
    assistantConversations: rows(conversations),

    assistantTurns: read(
      areTurns,
      (conversationId: string) => (client) =>
        client
          .from('ai_turns')
          .select('id, question, answer, created_at')
          .eq('conversation_id', conversationId)
          .order('created_at')
          .limit(MOST_TURNS),
      (_turns, _error, id) => [{ type: 'AssistantTurns', id }],
    ),

    /** Answers with the caller's rights and saves both. Asking the same ID again saves nothing twice. */
    askAssistant: write(
      isTurnAnswer,
      ({ id, conversationId, question, onSentence }: Question) =>
        (client, signal) =>
          streamFunction(
            client,
            'assistant',
            { id, conversation_id: conversationId, question },
            { signal, onEvent: (event) => isSentence(event) && onSentence(event.sentence) },
          ),
      (_answer, error, { conversationId }) =>
        error ? [] : ['AssistantConversations', { type: 'AssistantTurns', id: conversationId }],
    ),

    deleteAssistantConversation: write(
      { failure: 'toast', success: aiNotices.conversationDeleted },
      (id: string) => (client) => client.from('ai_conversations').delete().eq('id', id),
    ),

    proposedChange: build.query<ResponseOf<typeof changes>, string>({
      query: changes,
      extraOptions: { failure: 'inline' },
      providesTags: (_change, _error, id) => [{ type: 'AssistantChanges', id }],
    }),

    decideProposedChange: write(
      {},
      ({ id, act }: { readonly id: string; readonly act: 'confirm' | 'dismiss' | 'undo' }) =>
        (client) =>
          client.rpc(`${act}_ai_change`, { p_id: id }),
      (_result, _error, { id }) => [{ type: 'AssistantChanges', id }, 'RecordTasks'],
    ),
  }),
});
