import { getNextCursor } from '../../../../ui/list/paging.ts';
import * as s from '../../../../ui/shape/shape.ts';
import { messagesTags } from '../messagesApi.ts';

const isFound = s.object({
  id: s.text,
  conversation_id: s.text,
  sender_id: s.orNull(s.text),
  excerpt: s.text,
  created_at: s.text,
  cursor: s.text,
});

type Found = s.ShapeOf<typeof isFound>;

const SIZE = 20;

const searchApi = messagesTags.injectEndpoints({
  endpoints: (build) => ({
    /** Searches all conversations, newest message first. */
    searchMessages: build.infiniteQuery<readonly Found[], string, string | null>({
      query:
        ({ queryArg: search, pageParam: after }) =>
        (client) =>
          client.rpc('search_messages', {
            search,
            page_size: SIZE,
            ...(after !== null && { after }),
          }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => getNextCursor(page, SIZE),
      },
      extraOptions: { failure: 'inline', accepts: s.listOf(isFound) },
      providesTags: ['Conversations'],
    }),
  }),
});

export const { useSearchMessagesInfiniteQuery } = searchApi;
