import '#shared/texts/ai.ts';
import { isAnswer } from '#shared/ai/assistant/answer.ts';
import { aiNotices } from '#shared/texts/ai.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { streamFunction } from '../../../data/api/streamFunction.ts';
import { listOf, object, type ShapeOf, text } from '../../../ui/shape/shape.ts';

const MOST_CONVERSATIONS = 100;
const MOST_TURNS = 200;

const conversations = () => (client: DataClient) =>
  client
    .from('ai_conversations')
    .select('id, title, updated_at')
    .order('updated_at', { ascending: false })
    .limit(MOST_CONVERSATIONS);
export type AssistantConversation = ResponseOf<typeof conversations>[number];

const areTurns = listOf(object({ id: text, question: text, answer: isAnswer, created_at: text }));

const changes = (id: string) => (client: DataClient) =>
  client
    .from('ai_changes')
    .select('id, action, record_kind, record_id, title, field, before, after, state, decided_at')
    .eq('id', id)
    .maybeSingle();
export type ProposedChange = ResponseOf<typeof changes>;

const isTurnAnswer = object({ id: text, answer: isAnswer });

interface Question {
  readonly id: string;
  readonly conversationId: string;
  readonly question: string;
  /** Called with each sentence before the answer is verified. */
  readonly onSentence: (sentence: string) => void;
}

const isSentence = object({ sentence: text });

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
  endpoints: (build) => ({
    assistantConversations: build.query<ResponseOf<typeof conversations>, void>({
      query: conversations,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: ['AssistantConversations'],
    }),

    assistantTurns: build.query<ShapeOf<typeof areTurns>, string>({
      query: (conversationId) => (client) =>
        client
          .from('ai_turns')
          .select('id, question, answer, created_at')
          .eq('conversation_id', conversationId)
          .order('created_at')
          .limit(MOST_TURNS),
      extraOptions: { failure: 'inline', accepts: areTurns },
      providesTags: (_turns, _error, id) => [{ type: 'AssistantTurns', id }],
    }),

    /** Answers with the caller's rights and saves both. Asking the same ID again saves nothing twice. */
    askAssistant: build.mutation<ShapeOf<typeof isTurnAnswer>, Question>({
      query:
        ({ id, conversationId, question, onSentence }) =>
        (client, signal) =>
          streamFunction(
            client,
            'assistant',
            { id, conversation_id: conversationId, question },
            { signal, onEvent: (event) => isSentence(event) && onSentence(event.sentence) },
          ),
      extraOptions: { failure: 'inline', accepts: isTurnAnswer },
      invalidatesTags: (_answer, error, { conversationId }) =>
        error ? [] : ['AssistantConversations', { type: 'AssistantTurns', id: conversationId }],
    }),

    deleteAssistantConversation: build.mutation<unknown, string>({
      query: (id) => (client) => client.from('ai_conversations').delete().eq('id', id),
      extraOptions: {
        failure: 'toast',
        success: aiNotices.conversationDeleted,
      },
      invalidatesTags: ['AssistantConversations'],
    }),

    proposedChange: build.query<ResponseOf<typeof changes>, string>({
      query: changes,
      extraOptions: { failure: 'inline' },
      providesTags: (_change, _error, id) => [{ type: 'AssistantChanges', id }],
    }),

    decideProposedChange: build.mutation<
      unknown,
      { readonly id: string; readonly act: 'confirm' | 'dismiss' | 'undo' }
    >({
      query:
        ({ id, act }) =>
        (client) =>
          client.rpc(`${act}_ai_change`, { p_id: id }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: (_result, _error, { id }) => [
        { type: 'AssistantChanges', id },
        'RecordTasks',
      ],
    }),
  }),
});
