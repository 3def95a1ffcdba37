import { type ComponentType, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { isForMembers } from '#shared/access/gates.ts';
import { memberLayoutOf, type RouteName } from '#shared/routes.ts';
import { useAuth, useFinishSignOut } from '../../session/auth/index.ts';
import { usePlace } from '../../session/place/usePlace.ts';
import { PublicFrame } from '../../site/PublicFrame.tsx';
import { lazyIdlePart, lazyPart } from '../../ui/chunk/lazyPart.tsx';
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

const SystemConnection = lazyPart(
  () => import('../../features/integrations/hub/SystemConnection.tsx'),
);

const onSystem = (
  <PartBoundary isQuiet>
    <Suspense>
      <SystemConnection />
    </Suspense>
  </PartBoundary>
);

let MemberLayout: ComponentType | undefined;

/** Loads the workspace before the first render, which then shows a member's screen in one step. */
export async function loadMemberLayout(): Promise<void> {
  MemberLayout = (await import('./WorkspaceLayout.tsx')).Component;
}

const LazyMemberLayout = lazyPart(async () => ({
  default: (await import('./WorkspaceLayout.tsx')).Component,
}));

/** Layout of public pages; some of them are in the workspace for a signed-in user. */
export function Component() {
  const { route } = usePlace();
  const { session } = useAuth();
  useFinishSignOut(!isForMembers(route));
  if (session !== null && route !== null && memberLayoutOf(route) !== null) {
    return MemberLayout === undefined ? (
      <Suspense>
        <LazyMemberLayout />
      </Suspense>
    ) : (
      <MemberLayout />
    );
  }
  const isSystem = route?.parent === ('integrationMarketplace' satisfies RouteName);
  return (
    <PublicFrame>
      <Gate>
        <Breadcrumbs />
        <MemberSlot value={session === null ? null : isSystem ? onSystem : onHome}>
          <Outlet />
        </MemberSlot>
      </Gate>
    </PublicFrame>
  );
}
