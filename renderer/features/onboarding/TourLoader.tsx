import { Suspense, useEffect, useState } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { lazyPart } from '../../kit/chunk/lazyPart.tsx';
import { isTourOpen, noteTourClosed, onTourOpened } from './tourEvents.ts';

const Tour = lazyPart(() => import('./tour/Tour.tsx'));

/** A tour that was begun stands on every screen until it is closed, also after a reload. */
export function TourLoader({ userId }: { readonly userId: string }) {
  const [isOpen, setOpen] = useState(() => isTourOpen(userId));
  const { account } = useAccount();
  useEffect(() => onTourOpened(() => setOpen(true)), []);
  if (!isOpen || account === undefined) return null;
  return (
    <Suspense>
      <Tour
        account={account}
        onClose={() => {
          noteTourClosed(userId);
          setOpen(false);
        }}
      />
    </Suspense>
  );
}
