import { anything, listOf, object, orNull, type ShapeOf, text } from '../../../ui/shape/shape.ts';

/** Response of the notification calls. */
export const areNotifications = listOf(
  object({
    id: text,
    type: text,
    kind: text,
    title: text,
    message: text,
    metadata: anything,
    read_at: orNull(text),
    seen_at: orNull(text),
    created_at: text,
    cursor: text,
  }),
);

export type Notification = ShapeOf<typeof areNotifications>[number];

/** The user's notifications, filtered by unread or type. */
export interface NotificationSearch {
  readonly userId: string;
  readonly isUnread: boolean;
  readonly type: string | null;
}

export const isUnread = ({ read_at }: Pick<Notification, 'read_at'>): boolean => read_at === null;

/** The number of events a grouped notification represents. */
export function getGroupedCount(metadata: unknown): number {
  const count = (metadata as { readonly count?: unknown } | null)?.count;
  return typeof count === 'number' && count > 1 ? count : 1;
}
