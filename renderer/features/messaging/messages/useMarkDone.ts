import { useCallback } from 'react';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { useChangeMembershipMutation, useMarkReadMutation } from './messagesApi.ts';

/** Marks a conversation read and hides it until its next message. */
export function useMarkDone(userId: string): (id: string) => Promise<void> {
  const dispatch = useAppDispatch();
  const [change] = useChangeMembershipMutation();
  const [markRead] = useMarkReadMutation();
  return useCallback(
    async (id) => {
      await markRead({ id });
      const hidden_at = new Date().toISOString();
      const { error } = await change({ id, userId, change: { hidden_at } });
      if (error !== undefined) return;
      const description = 'The conversation reappears with its next message.';
      dispatch(showToast({ intent: 'success', title: 'Done', description }));
    },
    [change, markRead, dispatch, userId],
  );
}
