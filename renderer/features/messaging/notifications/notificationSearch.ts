import { formatMonth } from '#shared/format/date.ts';
import { type NotificationType, TYPE_LABELS } from '#shared/messaging/notifications/kinds.ts';

/** Parses the search from the URL; unknown values match everything. */
export function parseNotificationSearch(params: URLSearchParams) {
  const type = params.get('type') ?? '';
  return {
    isUnread: params.get('show') === 'unread',
    type: Object.hasOwn(TYPE_LABELS, type) ? (type as NotificationType) : null,
  };
}

interface Dated {
  readonly created_at: string;
}

/** Groups rows, newest first, by day in the reader's time zone, and older ones by month. */
export function groupByDay<Row extends Dated>(
  rows: readonly Row[],
  now: Date,
): readonly { readonly day: string; readonly rows: readonly Row[] }[] {
  const groups = Map.groupBy(rows, ({ created_at }) => dayOf(new Date(created_at), now));
  return [...groups].map(([day, of]) => ({ day, rows: of }));
}

const sameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();

function dayOf(at: Date, now: Date): string {
  if (sameDay(at, now)) return 'Today';
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (sameDay(at, yesterday)) return 'Yesterday';
  const weekAgo = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 6);
  return at >= weekAgo && at < now ? 'Last 7 days' : formatMonth(at);
}
