import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { isForMembers } from '#shared/access/gates.ts';
import { usePlace } from '../../core/place/usePlace.ts';
import { useAuth, useFinishSignOut } from '../../core/session/index.ts';
import { lazyIdlePart } from '../../kit/chunk/lazyPart.tsx';
import { MemberSlot } from '../../kit/presence/SignInStatus.tsx';
import { PartBoundary } from '../../kit/state/PartBoundary.tsx';
import { PublicFrame } from '../../site/PublicFrame.tsx';
import { Gate } from '../gate/Gate.tsx';
import { Breadcrumbs } from '../header/Breadcrumbs.tsx';

const HomeOnboarding = lazyIdlePart(
  () => import('../../features/account/onboarding/HomeOnboarding.tsx'),
);

const onHome = (
  <PartBoundary isQuiet>
    <Suspense>
      <HomeOnboarding />
    </Suspense>
  </PartBoundary>
);

/** Layout of public pages. */
export function Component() {
  const { route } = usePlace();
  const { session } = useAuth();
  useFinishSignOut(!isForMembers(route));
  return (
    <PublicFrame>
      <Gate>
        <Breadcrumbs />
        <MemberSlot value={session === null ? null : onHome}>
          <Outlet />
        </MemberSlot>
      </Gate>
    </PublicFrame>
  );
}
