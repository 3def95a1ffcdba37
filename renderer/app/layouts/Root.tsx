import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { Toasts } from '../../features/toasts/index.ts';
import { PrefetchContext } from '../../kit/link/prefetch.ts';
import { LiveRegion } from '../../kit/live/LiveRegion.tsx';
import { PaletteDoor } from '../palette/PaletteDoor.tsx';
import { prefetchScreen } from '../screens.ts';
import styles from './Layouts.module.css';
import { usePageHead } from './usePageHead.ts';

/** What surrounds every screen: skip link, progress of a navigation, announcements, toasts. */
export function Root() {
  const { state } = useNavigation();
  usePageHead();
  return (
    <PrefetchContext value={prefetchScreen}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {state === 'loading' && <div className={styles.progress} aria-hidden="true" />}
      <Outlet />
      <PaletteDoor />
      <LiveRegion />
      <Toasts />
      <ScrollRestoration />
    </PrefetchContext>
  );
}
