import { Suspense, useEffect } from 'react';
import { useNavigation } from '../../ui/link/navigation.ts';
import { startTourFromUrl, useRunningTour } from './runningTour.ts';
import { TourBar } from './TourBar.tsx';

/** This tab's tour, started from the URL if requested. */
export default function TourOfTab() {
  const name = useRunningTour();
  const { pathname, key, follow } = useNavigation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked at each arrival
  useEffect(() => {
    const address = startTourFromUrl(new URL(location.href));
    if (address === null || follow(address, { replace: true })) return;
    history.replaceState(history.state, '', address);
  }, [pathname, key, follow]);
  return name === null ? null : (
    <Suspense>
      <TourBar key={name} name={name} />
    </Suspense>
  );
}
