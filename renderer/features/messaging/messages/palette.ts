import { linkTo } from '#shared/routes.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import type { PaletteEntry, PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { RECORDS_SHOWN, recordSource } from '../../../session/palette/recordSource.ts';
import * as s from '../../../ui/shape/shape.ts';
import {
  type Conversation,
  conversationContext,
  conversationTitle,
  isConversation,
} from './conversation.ts';

const isConversationList = s.listOf(isConversation);

interface ConversationQuery {
  readonly search: string;
  readonly userId: string;
}

const { conversationsNamed } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    conversationsNamed: build.query<PaletteEntry[], ConversationQuery>({
      query:
        ({ search }) =>
        (client) =>
          client.rpc('my_conversations', { search, page_size: RECORDS_SHOWN }),
      extraOptions: { failure: 'silent', accepts: isConversationList },
      transformResponse: (rows: readonly Conversation[], _meta, { userId }) =>
        rows.map((row) => {
          const label = conversationTitle(row, userId);
          return {
            id: `conversation-${row.id}`,
            label,
            detail: conversationContext(row, label) ?? '',
            href: linkTo('conversation', { conversationId: row.id }),
          };
        }),
    }),
  }),
}).endpoints;

export const palette: PaletteOfFeature = {
  sources: [
    recordSource({
      title: 'Conversations',
      place: 35,
      route: 'messages',
      ask(search, dispatch) {
        const userId = dispatch((_dispatch, getState) => getState().session.session?.userId);
        return userId === undefined
          ? null
          : dispatch(conversationsNamed.initiate({ search, userId }));
      },
    }),
  ],
};
