import { getNextCursor } from '../../../../ui/list/paging.ts';
import { listOf, object, orNull, type ShapeOf, text } from '../../../../ui/shape/shape.ts';
import { messagesTags } from '../messagesApi.ts';

const isFound = object({
  id: text,
  conversation_id: text,
  sender_id: orNull(text),
  excerpt: text,
  created_at: text,
  cursor: text,
});

type Found = ShapeOf<typeof isFound>;

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
      extraOptions: { failure: 'inline', accepts: listOf(isFound) },
      providesTags: ['Conversations'],
    }),
  }),
});

export const { useSearchMessagesInfiniteQuery } = searchApi;
