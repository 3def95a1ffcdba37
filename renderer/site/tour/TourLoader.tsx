import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../ui/chunk/lazyPart.tsx';
import { useNavigation } from '../../ui/link/navigation.ts';
import { isTourRunning } from './isTourRunning.ts';

const TourOfTab = lazyPart(() => import('./TourOfTab.tsx'));

/** Waits for a tour and loads its code on demand. */
export function TourLoader() {
  const { pathname, key } = useNavigation();
  const [isTourActive, setTourActive] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked at each arrival
  useEffect(() => {
    if (isTourRunning()) setTourActive(true);
  }, [pathname, key]);
  return isTourActive ? (
    <Suspense>
      <TourOfTab />
    </Suspense>
  ) : null;
}
