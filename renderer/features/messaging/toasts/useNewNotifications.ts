import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { ShowNotificationResult } from '#shared/messaging/notifications/notifications.ts';
import { quietHoursEndAt } from '#shared/messaging/notifications/quiet-hours.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { PHONE } from '../../../workbench/useMedia.ts';
import { isUnread, loadQuietHours, type Notification } from '../notifications/index.ts';
import { isOnTargetScreen } from './isOnTargetScreen.ts';
import { excludeOwnSignIns, getNewNotifications, isUrgent } from './newNotifications.ts';

/** More than this many at once, such as after a night offline, are combined. */
const MAX_SEPARATE = 3;
/** Three would cover half of a phone's screen. */
const MAX_SEPARATE_ON_PHONES = 1;
/** The longest wait a timer supports; quiet hours are never longer. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/** True if nothing outside the page notified the user. */
const isLeftToPage = (outcome: ShowNotificationResult): boolean =>
  outcome.kind === 'failed' || (outcome.kind === 'suppressed' && outcome.reason === 'off');

/** A toast disappears quickly, so it waits until the page is visible. */
function whenVisible(act: () => void): void {
  if (document.hidden) addEventListener('visibilitychange', () => whenVisible(act), { once: true });
  else act();
}

/**
 * Notifies of new rows while the app runs. The system shows them where available and asks the server whether and
 * when; otherwise the page does, unless the content is in view, and after quiet hours.
 */
export function useNewNotifications(
  userId: string,
  rows: readonly Notification[] | undefined,
): void {
  const { notifications } = useHost();
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const known = useRef<{ readonly userId: string; readonly at: string } | null>(null);
  const here = useRef({ rows, pathname });
  const pendingTimers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    here.current = { rows, pathname };
  });
  useEffect(() => {
    const timers = pendingTimers.current;
    return () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    };
  }, []);

  useEffect(() => {
    if (rows === undefined) return;
    const before = known.current?.userId === userId ? known.current.at : null;
    const newest = rows[0]?.created_at ?? '';
    known.current = { userId, at: before !== null && before > newest ? before : newest };
    const fresh = getNewNotifications(rows, before, getLastShownAt(userId));
    saveLastShownAt(userId, newest);

    const isInView = (row: Notification) =>
      !document.hidden && isOnTargetScreen(row, here.current.pathname);
    const say = (title: string, description: string) =>
      whenVisible(() => dispatch(showToast({ intent: 'none', title, description })));
    /** Shows it after quiet hours, unless it has been read by then. */
    const sayLater = (row: Notification, wait: number) => {
      const timer = setTimeout(
        () => {
          pendingTimers.current.delete(timer);
          const now = here.current.rows?.find(({ id }) => id === row.id);
          if (now !== undefined && isUnread(now) && !isInView(now)) say(row.title, row.message);
        },
        Math.min(wait, LONGEST_WAIT_MS),
      );
      pendingTimers.current.add(timer);
    };

    /** Returns what the page still has to show. */
    const showBySystem = async (some: readonly Notification[]) => {
      if (notifications === null) return some;
      const apart = some.filter((row, place) => place < MAX_SEPARATE || isUrgent(row)).toReversed();
      const outcomes = await Promise.all(apart.map(({ id }) => notifications.show(id)));
      return apart
        .filter((_row, place) => isLeftToPage(outcomes[place] as ShowNotificationResult))
        .toReversed();
    };
    const showInPage = async (some: readonly Notification[]) => {
      const unseen = some.filter((row) => !isInView(row));
      if (unseen.length === 0) return;
      const hours = await dispatch(loadQuietHours(userId));
      const now = new Date();
      const until = hours === null ? null : quietHoursEndAt(hours, now);
      const quiet = until === null ? [] : unseen.filter((row) => !isUrgent(row));
      for (const row of quiet) sayLater(row, (until ?? now).getTime() - now.getTime());
      const loud = unseen.filter((row) => !quiet.includes(row));
      const most = matchMedia(PHONE).matches ? MAX_SEPARATE_ON_PHONES : MAX_SEPARATE;
      if (loud.length > most)
        say(`${loud.length} new notifications`, 'See them in your notifications.');
      else for (const row of loud.toReversed()) say(row.title, row.message);
    };
    if (fresh.length === 0) return;
    void dispatch(excludeOwnSignIns(fresh)).then(showBySystem).then(showInPage);
  }, [rows, userId, notifications, dispatch]);
}

/** Time of the last notification on this device, so that a restart shows what was missed and repeats nothing. */
const keyOf = (userId: string): string => `haven.told.${userId}`;

/** Null if nothing has been shown yet. */
const getLastShownAt = (userId: string): string | null => localStorage.getItem(keyOf(userId));

function saveLastShownAt(userId: string, timestamp: string): void {
  if (timestamp > (getLastShownAt(userId) ?? '')) localStorage.setItem(keyOf(userId), timestamp);
}
