import { Suspense } from 'react';
import { useAuth } from '../../../session/auth/index.ts';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import { PanelButton } from '../../../ui/header/PanelButton.tsx';
import { icon } from '../../../ui/icon/icon.tsx';
import { useNotificationCounts } from '../notifications/index.ts';

const MessagesPanel = lazyPart(() => import('./MessagesPanel.tsx'));
const MessagesWatch = lazyPart(() => import('./MessagesWatch.tsx'));

const ChatIcon = /* @__PURE__ */ icon(
  'M6 10V5H1c-.55 0-1 .45-1 1v6c0 .55.45 1 1 1h1v2a1.003 1.003 0 0 0 1.71.71L6.41 13H10c.55 0 1-.45 1-1v-1H7c-.55 0-1-.45-1-1m9-10H8c-.55 0-1 .45-1 1v7c0 .55.45 1 1 1h4.59l1.71 1.71c.17.18.42.29.7.29.55 0 1-.45 1-1V1c0-.55-.45-1-1-1',
);

/** Header message icon with the unread count and the newest conversations. */
export function MessagesButton() {
  const { session } = useAuth();
  const { messages } = useNotificationCounts();
  const userId = session?.userId;
  return (
    <>
      <PanelButton label="Messages" icon={<ChatIcon />} count={messages} hasNews={messages > 0}>
        {(close) => userId !== undefined && <MessagesPanel userId={userId} onClose={close} />}
      </PanelButton>
      {userId !== undefined && (
        <Suspense>
          <MessagesWatch userId={userId} unread={messages} />
        </Suspense>
      )}
    </>
  );
}
