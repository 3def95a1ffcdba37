import { useEffect } from 'react';
import type { NotificationPort } from '#shared/messaging/notifications/notifications.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { useAccessExpiry, useAccount } from '../../../session/account/index.ts';
import { siteName } from '../../../ui/brand/siteName.ts';
import { countUrgentItems, useFacts } from '../../home/dashboard/index.ts';
import { useNewestNotifications, useNotificationCounts } from '../notifications/index.ts';
import { useDismissReadNotifications } from './useDismissReadNotifications.ts';
import { useNewNotifications } from './useNewNotifications.ts';

interface NotesWatchProps {
  readonly userId: string;
}

/** Runs on every signed-in screen and shows notifications. Renders nothing. */
export default function NotesWatch({ userId }: NotesWatchProps) {
  const { notifications } = useHost();
  const { account } = useAccount();
  const rows = useNewestNotifications(userId);
  useAccessExpiry(account);
  useNewNotifications(userId, rows);
  useDismissReadNotifications(rows);
  return notifications === null ? null : <Badge notifications={notifications} />;
}

/** App icon badge with urgent and unread counts. */
function Badge({ notifications }: { readonly notifications: NotificationPort }) {
  const facts = useFacts();
  const { unread } = useNotificationCounts();
  useEffect(() => {
    if (facts !== null) notifications.showCount(countUrgentItems(facts) + unread, siteName());
  }, [notifications, facts, unread]);
  return null;
}
