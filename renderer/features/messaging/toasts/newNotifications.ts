import { findNotificationKind } from '#shared/messaging/notifications/kinds.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import type { AppDispatch } from '../../../session/store.ts';
import { isUnread, type Notification } from '../notifications/index.ts';

const later = (sessions: readonly string[]) => (client: DataClient) =>
  client.from('sign_in_alerts').select('id').in('id', sessions);

const notesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Security'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The given sessions that began after this device's own; the device is not notified of the others. */
    getLaterSignIns: build.query<ResponseOf<typeof later>, readonly string[]>({
      query: later,
      keepUnusedDataFor: 0,
      extraOptions: { failure: 'silent', accepts: Array.isArray },
    }),
  }),
});

export const isUrgent = ({ kind }: Pick<Notification, 'kind'>): boolean =>
  findNotificationKind(kind)?.isUrgent === true;

/**
 * Returns new rows since the known ones. On startup, only urgent rows newer than the last notification on this device
 * are included; the rest are in the bell.
 */
export const getNewNotifications = (
  rows: readonly Notification[],
  known: string | null,
  lastShownAt: string | null,
): readonly Notification[] => {
  const since = known ?? lastShownAt;
  if (since === null) return [];
  return rows.filter(
    (row) => row.created_at > since && isUnread(row) && (known !== null || isUrgent(row)),
  );
};

const sessionOf = ({ kind, metadata }: Notification): string | null => {
  const id = (metadata as { readonly session_id?: unknown } | null)?.session_id;
  return kind === 'sign_in' && typeof id === 'string' ? id : null;
};

/** Excludes the device's own sign-in and those before it. When in doubt, it notifies. */
export const excludeOwnSignIns =
  (rows: readonly Notification[]) =>
  async (dispatch: AppDispatch): Promise<readonly Notification[]> => {
    const sessions = rows.map(sessionOf).filter((id) => id !== null);
    if (sessions.length === 0) return rows;
    dispatch(notesApi.util.invalidateTags(['Security']));
    const { data } = await dispatch(
      notesApi.endpoints.getLaterSignIns.initiate(sessions, { subscribe: false }),
    );
    if (data === undefined) return rows;
    const later = new Set(data.map(({ id }) => id));
    return rows.filter((row) => {
      const session = sessionOf(row);
      return session === null || later.has(session);
    });
  };
