import '#shared/texts/listings.ts';
import { conversationFailures, conversationNotices } from '#shared/texts/conversations.ts';
import { calls } from '../../../../data/api/calls.ts';
import type { DataClient } from '../../../../data/api/dataClient.ts';
import { showToast } from '../../../../data/toasts/index.ts';
import * as s from '../../../../ui/shape/shape.ts';
import { messagesTags } from '../messagesApi.ts';

interface NewGroup {
  readonly id: string;
  readonly people: readonly string[];
  readonly subject: string;
}

interface OfGroup {
  readonly id: string;
}

const isKnown = s.object({ id: s.text, name: s.orNull(s.text), company: s.orNull(s.text) });

const isStarted = s.object({ id: s.text, isNew: s.bool });

export type KnownPerson = s.ShapeOf<typeof isKnown>;

const known = (search: string) => (client: DataClient) =>
  client.rpc('known_people', search === '' ? {} : { search });

/** Reports a failed creation as an error toast. */
const creating = {
  failure: 'toast',
  sentence: conversationFailures.create,
  signedOut: 'SIGNED_OUT',
} as const;

const groupsApi = messagesTags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['Conversations'])) => ({
    /** People the user already has a conversation with. */
    listKnownPeople: read(s.listOf(isKnown), known, []),

    startGroup: write(
      { ...creating, success: conversationNotices.created },
      ({ id, people, subject }: NewGroup) =>
        (client) =>
          client.from('chat_conversations').insert({
            id,
            participants: [...people],
            conversation_type: 'group',
            ...(subject !== '' && { subject }),
          }),
    ),

    addPeople: write(
      ({ id, people }: OfGroup & { readonly people: readonly string[] }) =>
        (client) =>
          client.rpc('add_participants', { conversation_id: id, people: [...people] }),
    ),

    removePerson: write(
      ({ id, person }: OfGroup & { readonly person: string }) =>
        (client) =>
          client.rpc('remove_participant', { conversation_id: id, person }),
    ),

    renameGroup: write(
      ({ id, subject }: OfGroup & { readonly subject: string }) =>
        (client) =>
          client.rpc('rename_group', { conversation_id: id, subject }),
    ),

    /** Opens the direct conversation of the two people, or creates one. */
    startConversation: build.mutation<
      s.ShapeOf<typeof isStarted>,
      Partial<Record<'brokerId' | 'vendorId' | 'personId', string>> & { readonly message: string }
    >({
      query:
        ({ brokerId, vendorId, personId, message }) =>
        async (client) => {
          const started = await client.rpc('start_conversation', {
            message,
            ...(brokerId !== undefined && { broker_id: brokerId }),
            ...(vendorId !== undefined && { vendor_id: vendorId }),
            ...(personId !== undefined && { person_id: personId }),
          });
          if (started.error !== null) return started;
          const id = started.data;
          const { count } = await client
            .from('conversation_messages')
            .select('id', { count: 'exact', head: true })
            .eq('conversation_id', id);
          return { ...started, data: { id, isNew: count === 1 } };
        },
      extraOptions: { ...creating, accepts: isStarted },
      invalidatesTags: ['Conversations'],
      async onQueryStarted(_params, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data?.isNew) dispatch(showToast({ intent: 'success', ...conversationNotices.created }));
      },
    }),
  }),
});

export const {
  useListKnownPeopleQuery,
  useStartGroupMutation,
  useAddPeopleMutation,
  useRemovePersonMutation,
  useRenameGroupMutation,
  useStartConversationMutation,
} = groupsApi;
