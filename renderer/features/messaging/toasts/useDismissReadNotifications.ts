import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useHost } from '../../../host/HostContext.tsx';
import { isUnread, type Notification } from '../notifications/index.ts';
import { isOnTargetScreen } from './isOnTargetScreen.ts';

/** Withdraws system notifications that were read on any device, deleted, or are in view. */
export function useDismissReadNotifications(rows: readonly Notification[] | undefined): void {
  const { notifications } = useHost();
  const { pathname } = useLocation();
  const before = useRef<readonly string[]>([]);

  useEffect(() => {
    if (rows === undefined || notifications === null) return;
    const ids = rows.map(({ id }) => id);
    const removed = before.current.filter((id) => !ids.includes(id));
    before.current = ids;
    const read = rows.filter((row) => !isUnread(row)).map(({ id }) => id);
    if (removed.length + read.length > 0) notifications.takeBack([...removed, ...read], 'read');
  }, [rows, notifications]);

  useEffect(() => {
    const look = () => {
      const seen = rows?.filter((row) => isUnread(row) && isOnTargetScreen(row, pathname)) ?? [];
      if (seen.length === 0) return;
      notifications?.takeBack(
        seen.map(({ id }) => id),
        'seen',
      );
    };
    look();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [rows, notifications, pathname]);
}
