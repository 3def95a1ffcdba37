import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../ui/chunk/lazyPart.tsx';
import { useNavigation } from '../../ui/link/navigation.ts';
import { isTourRunning } from './isTourRunning.ts';

const TourOfTab = lazyPart(() => import('./TourOfTab.tsx'));

/** Waits for a tour and loads its code on demand. */
export function TourLoader() {
  const { pathname, key } = useNavigation();
  const [isWanted, setWanted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked at each arrival
  useEffect(() => {
    if (isTourRunning()) setWanted(true);
  }, [pathname, key]);
  return isWanted ? (
    <Suspense>
      <TourOfTab />
    </Suspense>
  ) : null;
}
