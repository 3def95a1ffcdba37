import type { AppDispatch, RootState } from '../../core/store.ts';
import { notificationActs } from './notificationActs.ts';

/** Marks everything of whoever is signed in as read. */
export const markMineRead = () => (dispatch: AppDispatch, getState: () => RootState) => {
  const userId = getState().session.session?.userId;
  if (userId !== undefined) {
    void dispatch(notificationActs.endpoints.markAllRead.initiate({ userId }));
  }
};
