import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { isForMembers } from '#shared/access/gates.ts';
import { usePlace } from '../../core/place/usePlace.ts';
import { useArrivalOutside } from '../../core/session/index.ts';
import { Notes } from '../../features/notes/index.ts';
import { useHost } from '../../host/HostContext.tsx';
import { lazyPart } from '../../kit/chunk/lazyPart.tsx';
import { PublicFrame } from '../../site/PublicFrame.tsx';
import { Gate } from '../gate/Gate.tsx';
import { AppHeader } from '../header/AppHeader.tsx';
import { Breadcrumbs } from '../header/Breadcrumbs.tsx';

const OfflineNotice = lazyPart(() => import('../../features/offline/OfflineNotice.tsx'));

/** Around the pages that everyone may open. */
export function Component() {
  const { route } = usePlace();
  const { keychain } = useHost();
  useArrivalOutside(!isForMembers(route));
  return (
    <>
      <Notes />
      {keychain === null && (
        <Suspense>
          <OfflineNotice />
        </Suspense>
      )}
      <PublicFrame header={<AppHeader />}>
        <Gate>
          <Breadcrumbs />
          <Outlet />
        </Gate>
      </PublicFrame>
    </>
  );
}
