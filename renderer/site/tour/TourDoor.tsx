import { lazy, Suspense, useEffect } from 'react';
import { loadChunk } from '../../kit/chunk/loadChunk.ts';
import { useNavigation } from '../../kit/link/navigation.ts';
import { takeAskedTour, useRunningTour } from './runningTour.ts';

const TourBar = lazy(() => loadChunk(() => import('./TourBar.tsx')));

/** Loads the tour of this tab, where there is one, and begins the one that an address asks for. */
export function TourDoor() {
  const name = useRunningTour();
  const { pathname, key, follow } = useNavigation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked at each arrival
  useEffect(() => {
    const address = takeAskedTour(new URL(location.href));
    if (address === null || follow(address, { replace: true })) return;
    history.replaceState(history.state, '', address);
  }, [pathname, key, follow]);
  return name === null ? null : (
    <Suspense>
      <TourBar key={name} name={name} />
    </Suspense>
  );
}
