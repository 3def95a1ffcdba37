import '#shared/texts/listings.ts';
import '#shared/texts/conversations.ts';
import { calls } from '../../../data/api/calls.ts';
import type { AppDispatch } from '../../../session/store.ts';
import * as s from '../../../ui/shape/shape.ts';
import { isMessage, isMessageRow, type Message } from './conversation.ts';
import { messagesTags } from './messagesApi.ts';
import { syncThread } from './syncThread.ts';
import {
  addNewer,
  addOlder,
  insertMessage,
  newestThread,
  PAGE_SIZE,
  type Thread,
  threadAround,
} from './thread.ts';

/** A conversation as opened by one user. */
export interface ThreadKey {
  readonly id: string;
  readonly userId: string;
}

interface PageParams {
  readonly id: string;
  readonly before?: string;
  readonly after?: string;
  readonly around?: string;
  readonly page_size?: number;
}

const EXPORT_PAGE = 200;

export interface OutgoingMessage {
  readonly id: string;
  readonly conversationId: string;
  readonly text: string;
  readonly replyTo: string | null;
  /** Files already uploaded to the server. */
  readonly files?: readonly { readonly id: string; readonly name: string }[] | null | undefined;
}

const isPage = s.listOf(isMessage);
const isReactions = s.recordOf(s.listOf(s.text));

export const threadApi = messagesTags.injectEndpoints({
  endpoints: (build, { read } = calls(build)) => ({
    /** Opens where the user stopped reading; pages are then added on both sides. */
    getThread: build.query<Thread, ThreadKey>({
      query:
        ({ id }) =>
        (client) =>
          client.rpc('conversation_page', {
            conversation_id: id,
            from_unread: true,
            page_size: PAGE_SIZE,
          }),
      transformResponse: (page: readonly Message[]) => threadAround(page),
      extraOptions: { failure: 'inline', accepts: isPage },
      onCacheEntryAdded: (key, entry) =>
        syncThread(key.id, key.userId, entry, (after) =>
          readPage(entry.dispatch as AppDispatch, {
            id: key.id,
            ...(after !== undefined && { after }),
          }),
        ),
    }),

    readPage: read(
      { failure: 'silent', keepUnusedDataFor: 0, accepts: isPage },
      ({ id, ...where }: PageParams) =>
        (client) =>
          client.rpc('conversation_page', { conversation_id: id, page_size: PAGE_SIZE, ...where }),
    ),

    /** Searches a conversation, newest page first, with each page oldest first. */
    searchThread: build.infiniteQuery<
      readonly Message[],
      { readonly id: string; readonly search: string },
      string | null
    >({
      query:
        ({ queryArg: { id, search }, pageParam: before }) =>
        (client) =>
          client.rpc('conversation_page', {
            conversation_id: id,
            page_size: PAGE_SIZE,
            search,
            ...(before !== null && { before }),
          }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) =>
          page.length === PAGE_SIZE ? (page[0]?.cursor ?? null) : undefined,
      },
      keepUnusedDataFor: 0,
      extraOptions: { failure: 'inline', accepts: isPage },
    }),

    /** Uses a sender-generated id, so that sending twice creates one message. */
    sendMessage: build.mutation<readonly unknown[], OutgoingMessage & { readonly userId: string }>({
      query:
        ({ id, conversationId, userId, text: messageText, replyTo, files }) =>
        async (client) => {
          const rows = client.from('conversation_messages');
          if (files !== undefined && files !== null && files.length > 0) {
            const sent = await client.rpc('send_message', {
              conversation_id: conversationId,
              message_id: id,
              message_text: messageText,
              files: files.map(({ id: fileId, name }) => ({ id: fileId, name })),
              ...(replyTo !== null && { reply_to: replyTo }),
            });
            if (sent.error !== null) return sent;
            return await rows.select().eq('id', id);
          }
          return await rows
            .upsert(
              {
                id,
                conversation_id: conversationId,
                sender_id: userId,
                message_text: messageText,
                reply_to: replyTo,
              },
              { onConflict: 'id', ignoreDuplicates: true },
            )
            .select();
        },
      extraOptions: { failure: 'silent', accepts: Array.isArray },
      onQueryStarted: async ({ conversationId, userId }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: [] }));
        const [row] = data;
        if (!isMessageRow(row)) return;
        dispatch(
          patchThread({ id: conversationId, userId }, (thread) => {
            if (!thread.hasNewer) insertMessage(thread, { ...row, is_unread: false });
          }),
        );
      },
    }),

    editMessage: build.mutation<
      unknown,
      ThreadKey & { readonly message: Message; readonly text: string }
    >({
      query:
        ({ message, text: messageText }) =>
        (client) =>
          client
            .from('conversation_messages')
            .update({ message_text: messageText })
            .eq('id', message.id),
      extraOptions: { failure: 'inline' },
      onQueryStarted: async (
        { message, text: messageText, id, userId },
        { dispatch, queryFulfilled },
      ) => {
        const edited = { message_text: messageText, edited_at: new Date().toISOString() };
        const patch = dispatch(
          patchThread({ id, userId }, (thread) => insertMessage(thread, { ...message, ...edited })),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
    }),

    react: build.mutation<
      s.ShapeOf<typeof isReactions>,
      ThreadKey & { readonly message: Message; readonly sign: string; readonly isOn: boolean }
    >({
      query:
        ({ message, sign, isOn }) =>
        (client) =>
          client.rpc('react', { message_id: message.id, sign, is_on: isOn }),
      extraOptions: { accepts: isReactions },
      onQueryStarted: async ({ message, sign, isOn, ...key }, { dispatch, queryFulfilled }) => {
        const others = (message.reactions[sign] ?? []).filter((id) => id !== key.userId);
        const reactions = { ...message.reactions, [sign]: isOn ? [...others, key.userId] : others };
        const patch = dispatch(
          patchThread(key, (thread) => insertMessage(thread, { ...message, reactions })),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
    }),
  }),
});

export const patchThread = (key: ThreadKey, recipe: (thread: Thread) => void) =>
  threadApi.util.updateQueryData('getThread', key, recipe);

async function readPage(
  dispatch: AppDispatch,
  params: PageParams,
): Promise<readonly Message[] | undefined> {
  const request = dispatch(
    threadApi.endpoints.readPage.initiate(params, { subscribe: false, forceRefetch: true }),
  );
  return (await request).data;
}

/** The loaded part of a conversation. */
export const getCachedThread = (key: ThreadKey) => async (dispatch: AppDispatch) =>
  (await dispatch(threadApi.endpoints.getThread.initiate(key, { subscribe: false }))).data;

/** Reads the whole visible conversation, oldest first. Returns null if a page fails or the read is aborted. */
export const loadAllMessages =
  (id: string, signal: AbortSignal, onCount: (count: number) => void) =>
  async (dispatch: AppDispatch): Promise<readonly Message[] | null> => {
    const pages: (readonly Message[])[] = [];
    let before: string | undefined;
    let count = 0;
    for (;;) {
      const page = await readPage(dispatch, {
        id,
        page_size: EXPORT_PAGE,
        ...(before !== undefined && { before }),
      });
      if (signal.aborted || page === undefined) return null;
      pages.push(page);
      count += page.length;
      onCount(count);
      before = page[0]?.cursor;
      if (page.length < EXPORT_PAGE || before === undefined) return pages.toReversed().flat();
    }
  };

type Step = (dispatch: AppDispatch) => Promise<boolean>;

/** Loads the page before the loaded messages; returns whether it succeeded. */
export const loadOlder =
  (key: ThreadKey): Step =>
  async (dispatch) => {
    const thread = await dispatch(getCachedThread(key));
    const before = thread?.messages.find(({ cursor }) => cursor !== undefined)?.cursor;
    if (before === undefined) return false;
    const page = await readPage(dispatch, { id: key.id, before });
    if (page !== undefined) dispatch(patchThread(key, (draft) => addOlder(draft, page)));
    return page !== undefined;
  };

/** Loads the page after the loaded messages. */
export const loadNewer =
  (key: ThreadKey): Step =>
  async (dispatch) => {
    const thread = await dispatch(getCachedThread(key));
    const after = thread?.messages.findLast(({ cursor }) => cursor !== undefined)?.cursor;
    if (after === undefined) return false;
    const page = await readPage(dispatch, { id: key.id, after });
    if (page !== undefined) dispatch(patchThread(key, (draft) => addNewer(draft, page)));
    return page !== undefined;
  };

/** Loads the messages around a given one, or the newest. */
export const jumpTo =
  (key: ThreadKey, around?: string): Step =>
  async (dispatch) => {
    const page = await readPage(dispatch, {
      id: key.id,
      ...(around !== undefined && { around }),
    });
    if (page === undefined) return false;
    const turned = around === undefined ? newestThread(page) : threadAround(page, around);
    dispatch(patchThread(key, (draft) => void Object.assign(draft, turned)));
    return true;
  };

export const {
  useGetThreadQuery,
  useSearchThreadInfiniteQuery,
  useEditMessageMutation,
  useReactMutation,
} = threadApi;
