import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { layoutOf } from '#shared/routes.ts';
import { useAccount } from '../../core/account/index.ts';
import { usePlace } from '../../core/place/usePlace.ts';
import { Notes } from '../../features/notes/index.ts';
import { SecurityWatch } from '../../features/security/index.ts';
import { useHost } from '../../host/HostContext.tsx';
import { lazyPart } from '../../kit/chunk/lazyPart.tsx';
import { Gate } from '../gate/Gate.tsx';
import { AppHeader } from '../header/AppHeader.tsx';
import { Breadcrumbs } from '../header/Breadcrumbs.tsx';
import { RailPlace } from '../rail/RailPlace.tsx';
import styles from './Layouts.module.css';

const Banners = lazyPart(() => import('./Banners.tsx'));
const OfflineNotice = lazyPart(() => import('../../features/offline/OfflineNotice.tsx'));

/** Around the screens of signed-in people: the bar above, the side navigation, and the screen beside it. */
export function Component() {
  const { account } = useAccount();
  const { keychain } = useHost();
  const { route } = usePlace();
  return (
    <div className={styles.workspace}>
      <Notes />
      {keychain === null && (
        <Suspense>
          <OfflineNotice keepsAnswers />
        </Suspense>
      )}
      <AppHeader />
      <div className={styles.frame}>
        <RailPlace />
        <main
          id="main"
          tabIndex={-1}
          className={styles.main}
          data-layout={(route && layoutOf(route)) ?? 'reading'}
        >
          <Gate>
            {account !== undefined && <SecurityWatch />}
            {(account?.subscription?.subscribed || account?.leaving) && (
              <Suspense>
                <Banners />
              </Suspense>
            )}
            <Breadcrumbs />
            <Outlet />
          </Gate>
        </main>
      </div>
    </div>
  );
}
