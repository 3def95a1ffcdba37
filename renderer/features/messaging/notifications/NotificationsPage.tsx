import { TYPE_LABELS } from '#shared/messaging/notifications/kinds.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { PageTabs } from '../../../ui/page/PageTabs.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { NotificationList } from './NotificationList.tsx';
import styles from './NotificationsPage.module.css';
import { useClearNotificationsMutation, useMarkAllReadMutation } from './notificationActions.ts';
import { parseNotificationSearch } from './notificationSearch.ts';

const TYPES = [['', 'Everything'], ...Object.entries(TYPE_LABELS)] as const;

/** All of the user's notifications, by day. */
export function Component() {
  const { session } = useAuth();
  const { search, change } = useUrlSearch(parseNotificationSearch);
  const { isUnread, type } = search;
  const [markAllRead] = useMarkAllReadMutation();
  const [clear] = useClearNotificationsMutation();
  if (session === null) return null;
  const { userId } = session;
  const typeParam = type ?? undefined;
  return (
    <Page>
      <PageHeader
        views={
          <PageTabs
            of="notifications"
            views={[
              { label: 'All', query: { type: typeParam }, isHere: !isUnread },
              { label: 'Unread', query: { show: 'unread', type: typeParam }, isHere: isUnread },
            ]}
          />
        }
        actions={
          <>
            <div className={styles.types}>
              <Select
                aria-label="Show"
                options={TYPES}
                value={type ?? ''}
                onChange={({ target }) => change([['type', target.value]], 'is a step')}
              />
            </div>
            <RouteLink to="notificationsPreferences" className={styles.preferences}>
              Preferences
            </RouteLink>
            <PlainButton onClick={() => void markAllRead({ userId })}>Mark all as read</PlainButton>
            <PlainButton onClick={() => void clear({ userId })}>Clear all</PlainButton>
          </>
        }
      />
      <NotificationList key={`${isUnread} ${type}`} search={{ userId, isUnread, type }} />
    </Page>
  );
}
