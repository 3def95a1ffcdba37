import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { memberLayoutOf } from '#shared/routes.ts';
import { SecurityWatch } from '../../features/account/security/index.ts';
import { useAccount } from '../../session/account/index.ts';
import { usePlace } from '../../session/place/usePlace.ts';
import { lazyPart } from '../../ui/chunk/lazyPart.tsx';
import { Gate } from '../gate/Gate.tsx';
import { Breadcrumbs } from '../header/Breadcrumbs.tsx';
import { RailContainer } from '../rail/RailContainer.tsx';
import styles from './Layouts.module.css';

const Banners = lazyPart(() => import('./Banners.tsx'));

/** Layout of workspace screens, with the side navigation beside the screen. */
export function Component() {
  const { account } = useAccount();
  const { route } = usePlace();
  return (
    <div className={styles.frame}>
      <RailContainer />
      <main
        id="main"
        tabIndex={-1}
        className={styles.main}
        data-layout={(route && memberLayoutOf(route)) ?? 'reading'}
      >
        <Gate>
          {account !== undefined && <SecurityWatch />}
          {(account?.subscription?.subscribed || account?.leaving) && (
            <Suspense>
              <Banners />
            </Suspense>
          )}
          {/* A public page's parents are on the public site. */}
          {route?.isPrerendered !== true && <Breadcrumbs />}
          <Outlet />
        </Gate>
      </main>
    </div>
  );
}
