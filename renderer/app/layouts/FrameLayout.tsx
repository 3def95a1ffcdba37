import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { layoutOf, memberLayoutOf } from '#shared/routes.ts';
import { LiveNotifications } from '../../features/messaging/toasts/index.ts';
import { useHost } from '../../host/HostContext.tsx';
import { useAuth } from '../../session/auth/useAuth.ts';
import { usePlace } from '../../session/place/usePlace.ts';
import { lazyIdlePart } from '../../ui/chunk/lazyPart.tsx';
import { AppHeader } from '../header/AppHeader.tsx';
import styles from './Layouts.module.css';

const OfflineNotice = lazyIdlePart(
  () => import('../../features/desktop/offline/OfflineNotice.tsx'),
);

/** Frame with the header around both layouts; it persists when the layout changes. */
export function Component() {
  const { route } = usePlace();
  const { keychain } = useHost();
  const { session } = useAuth();
  const findLayout = session === null ? layoutOf : memberLayoutOf;
  const isWorkspace = route !== null && findLayout(route) !== null;
  return (
    <div className={isWorkspace ? styles.workspace : styles.public}>
      <LiveNotifications />
      {keychain === null && (
        <Suspense>
          <OfflineNotice keepsAnswers={isWorkspace} />
        </Suspense>
      )}
      <AppHeader />
      <Outlet />
    </div>
  );
}
