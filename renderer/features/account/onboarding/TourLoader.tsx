import { Suspense, useEffect, useState } from 'react';
import { useAccount } from '../../../session/account/index.ts';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import { useResetOnboardingMutation } from './onboardingApi.ts';
import { isTourOpen, markTourClosed, onTourOpened, onTourRestart, openTour } from './tourEvents.ts';

const Tour = lazyPart(() => import('./tour/Tour.tsx'));

/** Keeps an open tour above every screen of this page. After a reload the dashboard offers to continue it. */
export function TourLoader({ userId }: { readonly userId: string }) {
  const [isOpen, setOpen] = useState(() => isTourOpen(userId));
  const { account } = useAccount();
  const [reset] = useResetOnboardingMutation();
  useEffect(() => {
    const stop = onTourOpened(() => setOpen(isTourOpen(userId)));
    // The tour may have opened between the first render and this effect.
    if (isTourOpen(userId)) setOpen(true);
    return stop;
  }, [userId]);
  useEffect(
    () =>
      onTourRestart(() => {
        void reset(userId).then(() => openTour(userId));
      }),
    [reset, userId],
  );
  if (!isOpen || account === undefined) return null;
  return (
    <Suspense>
      <Tour
        account={account}
        onClose={() => {
          markTourClosed();
          setOpen(false);
        }}
      />
    </Suspense>
  );
}
