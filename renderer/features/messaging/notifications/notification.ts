import * as s from '../../../ui/shape/shape.ts';

/** Response of the notification calls. */
export const areNotifications = s.listOf(
  s.object({
    id: s.text,
    type: s.text,
    kind: s.text,
    title: s.text,
    message: s.text,
    metadata: s.anything,
    read_at: s.orNull(s.text),
    seen_at: s.orNull(s.text),
    created_at: s.text,
    cursor: s.text,
  }),
);

export type Notification = s.ShapeOf<typeof areNotifications>[number];

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
