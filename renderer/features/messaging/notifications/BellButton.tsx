import { notificationMessages } from '#shared/texts/notifications.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import { PanelButton } from '../../../ui/header/PanelButton.tsx';
import { icon } from '../../../ui/icon/icon.tsx';
import { useNotificationCounts } from './useNotificationCounts.ts';

const BellPanel = lazyPart(() => import('./BellPanel.tsx'));

const BellIcon = /* @__PURE__ */ icon(
  'M8 16c1.1 0 2-.9 2-2H6c0 1.1.9 2 2 2m6-5c-.55 0-1-.45-1-1V6c0-2.43-1.73-4.45-4.02-4.9 0-.04.02-.06.02-.1 0-.55-.45-1-1-1S7 .45 7 1c0 .04.02.06.02.1A4.99 4.99 0 0 0 3 6v4c0 .55-.45 1-1 1s-1 .45-1 1 .45 1 1 1h12c.55 0 1-.45 1-1s-.45-1-1-1',
);

/** Header bell with the unread count and the newest notifications. */
export function BellButton() {
  const { session } = useAuth();
  const { unread, unseen } = useNotificationCounts();
  return (
    <PanelButton
      label={notificationMessages.title}
      icon={<BellIcon />}
      count={unread}
      hasNews={unseen > 0}
    >
      {(close) => session !== null && <BellPanel userId={session.userId} onClose={close} />}
    </PanelButton>
  );
}
