import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isShownAt } from '#shared/navigation/dashboards.ts';
import { kindNamed } from '#shared/notifications/kinds.ts';
import { placeOf } from '#shared/notifications/place.ts';
import { quietUntil } from '#shared/notifications/quiet-hours.ts';
import { useAppDispatch } from '../../core/hooks.ts';
import { showToast } from '../../core/toasts/index.ts';
import {
  isUnread,
  loadQuietHours,
  type Notification,
  useNewestNotifications,
} from '../notifications/index.ts';
import { useTell } from './useNotify.ts';

/** More than these at once, as after a night without a connection, are told in one. */
const TOLD_APART = 3;
/** A timer cannot wait longer, and quiet hours never do. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;
/** Told by watches of their own, which also know what came while the app was off. */
const TOLD_BY_THEIR_WATCH = new Set([
  'sign_in',
  'account_approved',
  'account_rejected',
  'account_suspended',
]);

/** Which of the newest came after those that were known; what was there at the start is in the bell. */
export const freshIn = (
  rows: readonly Notification[],
  known: string | null,
): readonly Notification[] =>
  known === null
    ? []
    : rows.filter(
        (row) => row.created_at > known && isUnread(row) && !TOLD_BY_THEIR_WATCH.has(row.kind),
      );

/** Tells of what comes while the app runs, unless it is in view, and after the quiet hours. */
export function useNewNotices(userId: string): void {
  const rows = useNewestNotifications(userId);
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const tell = useTell();
  const known = useRef<{ readonly userId: string; readonly at: string } | null>(null);
  const here = useRef({ rows, pathname });
  const waiting = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    here.current = { rows, pathname };
  });
  useEffect(() => {
    const timers = waiting.current;
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

    const isInView = ({ metadata }: Notification) => {
      const place = placeOf(metadata);
      return !document.hidden && place !== null && isShownAt(place, here.current.pathname);
    };
    const say = (row: Notification) =>
      tell({ kind: 'notice', id: row.id }, { title: row.title, description: row.message });
    /** Once the quiet hours are over, if nobody has read it meanwhile. */
    const sayLater = (row: Notification, wait: number) => {
      const timer = setTimeout(
        () => {
          waiting.current.delete(timer);
          const now = here.current.rows?.find(({ id }) => id === row.id);
          if (now !== undefined && isUnread(now) && !isInView(now)) void say(now);
        },
        Math.min(wait, LONGEST_WAIT_MS),
      );
      waiting.current.add(timer);
    };

    const fresh = freshIn(rows, before).filter((row) => !isInView(row));
    if (fresh.length === 0) return;
    void dispatch(loadQuietHours(userId)).then((hours) => {
      const now = new Date();
      const until = hours === null ? null : quietUntil(hours, now);
      const isUrgent = ({ kind }: Notification) => kindNamed(kind)?.isUrgent === true;
      const quiet = until === null ? [] : fresh.filter((row) => !isUrgent(row));
      for (const row of quiet) sayLater(row, (until ?? now).getTime() - now.getTime());
      const loud = fresh.filter((row) => !quiet.includes(row));
      if (loud.length <= TOLD_APART) for (const row of loud.toReversed()) void say(row);
      else {
        const title = `${loud.length} new notifications`;
        dispatch(showToast({ intent: 'none', title, description: 'The bell has them.' }));
      }
    });
  }, [rows, userId, tell, dispatch]);
}
