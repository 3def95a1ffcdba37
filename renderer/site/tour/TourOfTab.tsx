import { Suspense, useEffect } from 'react';
import { useNavigation } from '../../kit/link/navigation.ts';
import { takeAskedTour, useRunningTour } from './runningTour.ts';
import { TourBar } from './TourBar.tsx';

/** The tour of this tab, and the one that an address asks for. */
export default function TourOfTab() {
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
