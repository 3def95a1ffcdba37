import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { isForMembers } from '#shared/access/gates.ts';
import { usePlace } from '../../core/place/usePlace.ts';
import { useArrivalOutside, useAuth } from '../../core/session/index.ts';
import { lazyLatePart } from '../../kit/chunk/lazyPart.tsx';
import { MemberSlot } from '../../kit/presence/Presence.tsx';
import { PartBoundary } from '../../kit/state/PartBoundary.tsx';
import { PublicFrame } from '../../site/PublicFrame.tsx';
import { Gate } from '../gate/Gate.tsx';
import { Breadcrumbs } from '../header/Breadcrumbs.tsx';

const HomeOnboarding = lazyLatePart(() => import('../../features/onboarding/HomeOnboarding.tsx'));

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
  useArrivalOutside(!isForMembers(route));
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
