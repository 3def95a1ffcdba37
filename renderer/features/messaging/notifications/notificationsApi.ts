import { BELL_LIMIT, BELL_STALE_SECONDS, NOTIFICATIONS_PAGE_SIZE } from '#shared/constants.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
import { getNextCursor } from '../../../ui/list/paging.ts';
import * as s from '../../../ui/shape/shape.ts';
import { areNotifications, type Notification, type NotificationSearch } from './notification.ts';

const areCounts = s.object({ unread: s.number, unseen: s.number, messages: s.number });

/** Unread and unseen counts of the bell, and unread messages; counts stop at 100. */
export type NotificationCounts = s.ShapeOf<typeof areCounts>;

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Notifications', 'NotificationCounts'] });

const ownRows = (userId: string) =>
  ({ table: 'notifications', filter: `user_id=eq.${userId}` }) as const;

/** Queries only; mutations are in `notificationActions.ts`. */
export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNotificationCounts: build.query<NotificationCounts, string>({
      query: () => (client) => client.rpc('notification_counts').single(),
      extraOptions: { failure: 'silent', accepts: areCounts },
      providesTags: ['NotificationCounts'],
      onCacheEntryAdded: follow({
        sources: (_counts, userId) => [
          ownRows(userId),
          { table: 'message_notifications', filter: `user_id=eq.${userId}` },
        ],
        refetch: api.util.invalidateTags(['NotificationCounts']),
      }),
    }),

    /** The newest notifications, as the bell shows them. */
    getBell: build.query<readonly Notification[], string>({
      query: () => (client) => client.rpc('my_notifications', { page_size: BELL_LIMIT }),
      extraOptions: { failure: 'inline', accepts: areNotifications },
      providesTags: ['Notifications'],
      onCacheEntryAdded: follow({
        sources: (_rows, userId) => [ownRows(userId)],
        refetch: api.util.invalidateTags(['Notifications']),
      }),
    }),

    listNotifications: build.infiniteQuery<
      readonly Notification[],
      NotificationSearch,
      string | null
    >({
      query:
        ({ queryArg: { isUnread, type }, pageParam }) =>
        (client) =>
          client.rpc('my_notifications', {
            page_size: NOTIFICATIONS_PAGE_SIZE,
            only_unread: isUnread,
            ...(type !== null && { of_type: type }),
            ...(pageParam !== null && { after: pageParam }),
          }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => getNextCursor(page, NOTIFICATIONS_PAGE_SIZE),
      },
      extraOptions: { failure: 'inline', accepts: areNotifications },
      providesTags: ['Notifications'],
      onCacheEntryAdded: follow({
        sources: (_pages: unknown, { userId }: NotificationSearch) => [ownRows(userId)],
        refetch: api.util.invalidateTags(['Notifications']),
      }),
    }),
  }),
});

export const { useGetNotificationCountsQuery, useGetBellQuery, useListNotificationsInfiniteQuery } =
  notificationsApi;

/** The bell's notifications, kept current; undefined until loaded. */
export const useNewestNotifications = (userId: string): readonly Notification[] | undefined =>
  useGetBellQuery(userId, { refetchOnMountOrArgChange: BELL_STALE_SECONDS }).data;
