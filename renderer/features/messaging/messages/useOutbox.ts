import { useMemo, useSyncExternalStore } from 'react';
import { conversationFailures } from '#shared/texts/conversations.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import type { AppDispatch } from '../../../session/store.ts';
import { isTransient, Outbox, type Outgoing } from './outbox.ts';
import { threadApi } from './threadApi.ts';

let open:
  | { readonly userId: string; readonly dispatch: AppDispatch; readonly outbox: Outbox }
  | undefined;
let stop = () => {};

/** The user's outbox, shared across the page; sends from first use. */
function outboxOf(userId: string, dispatch: AppDispatch): Outbox {
  if (open?.userId === userId && open.dispatch === dispatch) return open.outbox;
  stop();
  const outbox = new Outbox(userId, async (message) => {
    const { sendMessage } = threadApi.endpoints;
    const result = await dispatch(sendMessage.initiate({ ...message, userId }, { track: false }));
    // The sender may be on another screen by now.
    if (isDataError(result.error) && !isTransient(result.error)) {
      const description = conversationFailures.send(dataErrorMessage(result.error));
      dispatch(showToast({ intent: 'danger', title: 'Error', description }));
    }
    return result;
  });
  open = { userId, dispatch, outbox };
  stop = outbox.start();
  return outbox;
}

export function useOutbox(userId: string): Outbox {
  const dispatch = useAppDispatch();
  return useMemo(() => outboxOf(userId, dispatch), [userId, dispatch]);
}

/** The user's pending messages in a conversation. */
export function useOutgoing(userId: string, conversationId: string): readonly Outgoing[] {
  const outbox = useOutbox(userId);
  const messages = useSyncExternalStore(outbox.subscribe, outbox.messages, outbox.messages);
  return useMemo(
    () => messages.filter((message) => message.conversationId === conversationId),
    [messages, conversationId],
  );
}
