import { lazy, Suspense } from 'react';
import { loadChunk } from '../../kit/chunk/loadChunk.ts';
import { useRunningTour } from './runningTour.ts';

const TourBar = lazy(() => loadChunk(() => import('./TourBar.tsx')));

/** Loads the tour of this tab, where there is one. */
export function TourDoor() {
  const name = useRunningTour();
  return name === null ? null : (
    <Suspense>
      <TourBar key={name} name={name} />
    </Suspense>
  );
}
