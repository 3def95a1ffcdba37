import { Suspense, useEffect, useState } from 'react';
import { getApproval } from '#shared/access/access.ts';
import type { RouteName } from '#shared/routes.ts';
import { Toasts } from '../../data/toasts/Toasts.tsx';
import { TourLoader } from '../../features/account/onboarding/index.ts';
import { ChatTrigger } from '../../features/ai/assistant/index.ts';
import { RatingLoader } from '../../features/network/rating/index.ts';
import { useHost } from '../../host/HostContext.tsx';
import { whenIdle } from '../../host/whenIdle.ts';
import { useAccount } from '../../session/account/index.ts';
import { useAuth } from '../../session/auth/index.ts';
import { usePlace } from '../../session/place/usePlace.ts';
import { lazyPart } from '../../ui/chunk/lazyPart.tsx';
import { PartBoundary } from '../../ui/state/PartBoundary.tsx';
import { watchTheme } from '../../ui/theme/theme.ts';
import { loadTable } from '../areas.ts';
import Shortcuts from '../shortcuts/Shortcuts.tsx';

const PresenceWatch = lazyPart(() => import('../../telemetry/presence/PresenceWatch.tsx'));
const InstallOverlays = lazyPart(
  () => import('../../features/desktop/install/InstallOverlays.tsx'),
);
const ActivityWatch = lazyPart(() => import('../../telemetry/activity/ActivityWatch.tsx'));
const VisitWatch = lazyPart(() => import('../../telemetry/visits/VisitWatch.tsx'));

/** Event-driven parts not needed for the first screen; toasts are queued in the store. */
export default function LateParts() {
  const { status, session } = useAuth();
  const { account, error } = useAccount();
  const { platform } = useHost();
  // Loads after the account, so that these parts don't delay it.
  const isKnown =
    status !== 'loading' && (session === null || account !== undefined || error !== undefined);
  const isIdle = useIdle() && isKnown;
  useRestOfHead(isIdle);
  // The next path may match no loaded route; errors are reported on navigation.
  useEffect(() => {
    if (isIdle) loadTable().catch(() => undefined);
  }, [isIdle]);
  // The document was painted in the chosen theme; this follows changes.
  useEffect(watchTheme, []);
  return (
    <>
      <Shortcuts />
      <PartBoundary isQuiet>
        <RatingLoader />
      </PartBoundary>
      <Toasts />
      {isIdle && (
        <>
          <PartBoundary isQuiet>
            <MemberWatches />
          </PartBoundary>
          <PartBoundary isQuiet>
            <Suspense>
              <VisitWatch />
              {platform.kind === 'web' && <InstallOverlays isApp />}
            </Suspense>
          </PartBoundary>
        </>
      )}
    </>
  );
}

/**
 * Background watchers for a signed-in user, started when idle. The server records nothing for accounts without
 * access.
 */
function MemberWatches() {
  const { session } = useAuth();
  const { account } = useAccount();
  if (session === null || session.userId !== account?.profile.id) return null;
  if (getApproval(account.profile) !== 'approved') return null;
  const { id } = account.profile;
  return (
    <Suspense>
      <PresenceWatch key={id} userId={id} />
      <ActivityWatch key={`did ${id}`} userId={id} />
      <TourLoader key={`tour ${id}`} userId={id} />
      <ChatTrigger />
    </Suspense>
  );
}

/** Head data for search engines and previews only. The first screen's is already in its document. */
function useRestOfHead(isIdle: boolean): void {
  const { name, pathname } = usePlace();
  useEffect(() => {
    if (!isIdle) return;
    let isCurrent = true;
    void loadHead(name, pathname).then(
      (write) => {
        if (isCurrent) write();
      },
      // The page works without it.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isIdle, name, pathname]);
}

async function loadHead(name: RouteName | null, pathname: string): Promise<() => void> {
  const { loadPageHead: readHead } = await import('./pageHead.ts');
  return readHead(name, pathname);
}

function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
