import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useAccount } from '../../core/account/index.ts';
import { BillingBanner } from '../../features/billing/index.ts';
import { Notes } from '../../features/notes/index.ts';
import { SecurityWatch } from '../../features/security/index.ts';
import { useHost } from '../../host/HostContext.tsx';
import { lazyPart } from '../../kit/chunk/lazyPart.tsx';
import { Gate } from '../gate/Gate.tsx';
import { AppHeader } from '../header/AppHeader.tsx';
import { Breadcrumbs } from '../header/Breadcrumbs.tsx';
import styles from './Layouts.module.css';

const OfflineNotice = lazyPart(() => import('../../features/offline/OfflineNotice.tsx'));

/** Around the screens of signed-in people. */
export function Component() {
  const { account } = useAccount();
  const { keychain } = useHost();
  return (
    <>
      <Notes />
      {keychain === null && (
        <Suspense>
          <OfflineNotice />
        </Suspense>
      )}
      <AppHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Gate>
          <SecurityWatch />
          {account?.subscription?.subscribed && (
            <Suspense>
              <BillingBanner />
            </Suspense>
          )}
          <Breadcrumbs />
          <Outlet />
        </Gate>
      </main>
    </>
  );
}
