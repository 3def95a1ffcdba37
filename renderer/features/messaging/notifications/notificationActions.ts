import { notificationFailures, notificationNotices } from '#shared/texts/notifications.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { showUndo } from '../../../data/toasts/index.ts';
import type { AppDispatch } from '../../../session/store.ts';
import type { Notification } from './notification.ts';
import { isUnread } from './notification.ts';
import { notificationsApi } from './notificationsApi.ts';

interface OfPerson {
  readonly userId: string;
}

interface Some extends OfPerson {
  readonly ids: readonly string[];
}

interface Entries {
  readonly dispatch: AppDispatch;
  readonly getState: () => unknown;
}

/** The part of the store filled by `notificationsApi.ts`. */
type NotificationsState = Parameters<
  ReturnType<typeof notificationsApi.endpoints.getBell.select>
>[0];

type Change = (rows: readonly Notification[]) => readonly Notification[];

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Notifications', 'NotificationCounts'] });

const now = () => new Date().toISOString();

const asRead = (ids: readonly string[] | null): Change => {
  const timestamp = now();
  return (rows) =>
    rows.map((row) =>
      isUnread(row) && (ids === null || ids.includes(row.id))
        ? { ...row, read_at: timestamp, seen_at: row.seen_at ?? timestamp }
        : row,
    );
};

const without =
  (ids: readonly string[]): Change =>
  (rows) =>
    rows.filter(({ id }) => !ids.includes(id));

/** Updates every cached view and returns an undo function. */
function show({ dispatch, getState }: Entries, userId: string, change: Change): () => void {
  const state = getState() as NotificationsState;
  const { util, endpoints } = notificationsApi;
  const rows = endpoints.getBell.select(userId)(state).data ?? [];
  const fewer = rows.filter(isUnread).length - change(rows).filter(isUnread).length;
  const patches = [
    dispatch(util.updateQueryData('getBell', userId, (draft) => change(draft))),
    ...util.selectCachedArgsForQuery(state, 'listNotifications').map((search) =>
      dispatch(
        util.updateQueryData('listNotifications', search, (draft) => {
          draft.pages = draft.pages.map((page) => change(page)) as typeof draft.pages;
        }),
      ),
    ),
    dispatch(
      util.updateQueryData('getNotificationCounts', userId, (draft) => ({
        ...draft,
        unread: Math.max(0, draft.unread - fewer),
      })),
    ),
  ];
  return () => {
    for (const patch of patches) patch.undo();
  };
}

/** Applies an optimistic update and reverts it if the call fails. */
async function atOnce(
  entries: Entries,
  done: Promise<unknown>,
  userId: string,
  change: Change,
): Promise<boolean> {
  const undo = show(entries, userId, change);
  try {
    await done;
    return true;
  } catch {
    undo();
    return false;
  }
}

const STALE = ['Notifications', 'NotificationCounts'] as const;

export const notificationActions = api.injectEndpoints({
  endpoints: (build, { write } = calls(build, STALE)) => ({
    markNotificationsRead: build.mutation<null, Some>({
      query:
        ({ userId, ids }) =>
        (client) =>
          client
            .from('notifications')
            .update({ read_at: now() })
            .in('id', [...ids])
            .eq('user_id', userId)
            .is('read_at', null),
      extraOptions: { sentence: () => notificationFailures.markRead },
      invalidatesTags: ['NotificationCounts'],
      onQueryStarted: ({ userId, ids }, { queryFulfilled, dispatch, getState }) =>
        void atOnce({ dispatch, getState }, queryFulfilled, userId, asRead(ids)),
    }),

    markAllRead: build.mutation<null, OfPerson>({
      query:
        ({ userId }) =>
        (client) =>
          client
            .from('notifications')
            .update({ read_at: now() })
            .eq('user_id', userId)
            .is('read_at', null),
      extraOptions: {
        success: notificationNotices.allRead,
        sentence: () => notificationFailures.markAllRead,
      },
      invalidatesTags: STALE,
      onQueryStarted: ({ userId }, { queryFulfilled, dispatch, getState }) =>
        void atOnce({ dispatch, getState }, queryFulfilled, userId, asRead(null)),
    }),

    /** Marks shown notifications as seen, though they may stay unread. */
    markSeen: write(
      { failure: 'silent' },
      ({ userId }: OfPerson) =>
        (client) =>
          client
            .from('notifications')
            .update({ seen_at: now() })
            .eq('user_id', userId)
            .is('seen_at', null),
      ['NotificationCounts'],
    ),

    deleteNotifications: build.mutation<null, Some>({
      query:
        ({ userId, ids }) =>
        (client) =>
          client
            .from('notifications')
            .delete()
            .in('id', [...ids])
            .eq('user_id', userId),
      extraOptions: { sentence: () => notificationFailures.delete },
      invalidatesTags: STALE,
      async onQueryStarted({ userId, ids }, { queryFulfilled, dispatch, getState }) {
        const isDone = await atOnce({ dispatch, getState }, queryFulfilled, userId, without(ids));
        if (isDone) offerUndo(dispatch, notificationNotices.deleted);
      },
    }),

    clearNotifications: build.mutation<null, OfPerson>({
      query:
        ({ userId }) =>
        (client) =>
          client.from('notifications').delete().eq('user_id', userId),
      extraOptions: { sentence: () => notificationFailures.clearAll },
      invalidatesTags: STALE,
      async onQueryStarted({ userId }, { queryFulfilled, dispatch, getState }) {
        const isDone = await atOnce({ dispatch, getState }, queryFulfilled, userId, () => []);
        if (isDone) offerUndo(dispatch, notificationNotices.allCleared);
      },
    }),

    /** Restores the last deleted notifications. */
    restoreNotifications: write({ failure: 'toast' }, () => rpc('restore_notifications')),
  }),
});

const offerUndo = (dispatch: AppDispatch, notice: { title: string; description: string }): void =>
  showUndo(
    dispatch,
    { intent: 'success', ...notice },
    () => void dispatch(notificationActions.endpoints.restoreNotifications.initiate()),
  );

export const {
  useMarkNotificationsReadMutation,
  useMarkAllReadMutation,
  useMarkSeenMutation,
  useDeleteNotificationsMutation,
  useClearNotificationsMutation,
} = notificationActions;
