import { useMemo, useSyncExternalStore } from 'react';
import { conversationFailures } from '#shared/messages/conversations.ts';
import { dataSentence } from '#shared/messages/messages.ts';
import { isDataError } from '../../core/api/dataError.ts';
import { useAppDispatch } from '../../core/hooks.ts';
import type { AppDispatch } from '../../core/store.ts';
import { showToast } from '../../core/toasts/index.ts';
import { isPassing, Outbox, type Outgoing } from './outbox.ts';
import { threadApi } from './threadApi.ts';

let open:
  | { readonly userId: string; readonly dispatch: AppDispatch; readonly outbox: Outbox }
  | undefined;
let stop = () => {};

/** The outbox of a person, the same for every part of the page; it sends from the first time it is asked for. */
function outboxOf(userId: string, dispatch: AppDispatch): Outbox {
  if (open?.userId === userId && open.dispatch === dispatch) return open.outbox;
  stop();
  const outbox = new Outbox(userId, async (letter) => {
    const { sendMessage } = threadApi.endpoints;
    const answer = await dispatch(sendMessage.initiate({ ...letter, userId }, { track: false }));
    // Whoever wrote it may look elsewhere by now.
    if (isDataError(answer.error) && !isPassing(answer.error)) {
      const description = conversationFailures.send(dataSentence(answer.error));
      dispatch(showToast({ intent: 'danger', title: 'Error', description }));
    }
    return answer;
  });
  open = { userId, dispatch, outbox };
  stop = outbox.start();
  return outbox;
}

export function useOutbox(userId: string): Outbox {
  const dispatch = useAppDispatch();
  return useMemo(() => outboxOf(userId, dispatch), [userId, dispatch]);
}

/** What of this person is still on its way into a conversation. */
export function useOutgoing(userId: string, conversationId: string): readonly Outgoing[] {
  const outbox = useOutbox(userId);
  const letters = useSyncExternalStore(outbox.subscribe, outbox.letters, outbox.letters);
  return useMemo(
    () => letters.filter((letter) => letter.conversationId === conversationId),
    [letters, conversationId],
  );
}
