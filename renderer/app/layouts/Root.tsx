import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { useHost } from '../../host/HostContext.tsx';
import { useAuth } from '../../session/auth/useAuth.ts';
import { TourLoader } from '../../site/tour/TourLoader.tsx';
import { lazyIdlePart, lazyPart } from '../../ui/chunk/lazyPart.tsx';
import { LiveRegion } from '../../ui/live/LiveRegion.tsx';
import { SignInStatusContext } from '../../ui/presence/SignInStatus.tsx';
import { Progress } from '../../ui/state/Progress.tsx';
import { AppNavigation } from '../AppNavigation.tsx';
import { PaletteLoader } from '../palette/PaletteLoader.tsx';
import { usePageHead } from './usePageHead.ts';

const LateParts = lazyIdlePart(() => import('./DeferredParts.tsx'));
const DesktopFrame = lazyPart(() => import('./DesktopFrame.tsx'));

/** Frame of every screen: skip link, navigation progress, announcements, toasts. */
export function Root() {
  const { state } = useNavigation();
  const { keychain } = useHost();
  const { session, status } = useAuth();
  const known = session === null ? 'visitor' : 'member';
  usePageHead();
  const screen = <Outlet />;
  // A server-rendered document is for anyone who opens it.
  const isUnknown = import.meta.env.SSR || status === 'loading';
  return (
    <SignInStatusContext value={isUnknown ? 'unknown' : known}>
      <AppNavigation>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <TourLoader />
        {state === 'loading' && <Progress />}
        {keychain === null ? (
          screen
        ) : (
          <Suspense>
            <DesktopFrame>{screen}</DesktopFrame>
          </Suspense>
        )}
        <PaletteLoader />
        <LiveRegion />
        <Suspense>
          <LateParts />
        </Suspense>
        <ScrollRestoration />
      </AppNavigation>
    </SignInStatusContext>
  );
}
