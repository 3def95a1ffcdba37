import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { isForMembers } from '#shared/access/gates.ts';
import { useAuth, useFinishSignOut } from '../../session/auth/index.ts';
import { usePlace } from '../../session/place/usePlace.ts';
import { PublicFrame } from '../../site/PublicFrame.tsx';
import { lazyIdlePart } from '../../ui/chunk/lazyPart.tsx';
import { MemberSlot } from '../../ui/presence/SignInStatus.tsx';
import { PartBoundary } from '../../ui/state/PartBoundary.tsx';
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
