import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { Toasts } from '../../features/toasts/index.ts';
import { useHost } from '../../host/HostContext.tsx';
import { PrefetchContext } from '../../kit/link/prefetch.ts';
import { LiveRegion } from '../../kit/live/LiveRegion.tsx';
import { loadChunk } from '../errors/loadChunk.ts';
import { PaletteDoor } from '../palette/PaletteDoor.tsx';
import { prefetchScreen } from '../screens.ts';
import styles from './Layouts.module.css';
import { usePageHead } from './usePageHead.ts';

const DesktopDoor = lazy(() => loadChunk(() => import('./DesktopDoor.tsx')));

/** What surrounds every screen: skip link, progress of a navigation, announcements, toasts. */
export function Root() {
  const { state } = useNavigation();
  const { keychain } = useHost();
  usePageHead();
  return (
    <PrefetchContext value={prefetchScreen}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {state === 'loading' && <div className={styles.progress} aria-hidden="true" />}
      {keychain === null ? (
        <Outlet />
      ) : (
        <Suspense>
          <DesktopDoor keychain={keychain}>
            <Outlet />
          </DesktopDoor>
        </Suspense>
      )}
      <PaletteDoor />
      <LiveRegion />
      <Toasts />
      <ScrollRestoration />
    </PrefetchContext>
  );
}
