import { Suspense, useEffect, useState } from 'react';
import { useAuth } from '../../../session/auth/index.ts';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import { onRatingRequested } from '../../../ui/rating/ratingEvents.ts';

const RatingDialog = lazyPart(() => import('./RatingDialog.tsx'));

/** Loads the rating dialog when it is first requested. */
export function RatingLoader() {
  const [isOpen, setOpen] = useState(false);
  const { session } = useAuth();
  useEffect(() => onRatingRequested(() => setOpen(true)), []);
  return isOpen && session !== null && !session.needsCode ? (
    <Suspense>
      <RatingDialog userId={session.userId} onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
