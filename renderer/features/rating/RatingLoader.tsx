import { Suspense, useEffect, useState } from 'react';
import { useAuth } from '../../core/session/index.ts';
import { lazyPart } from '../../kit/chunk/lazyPart.tsx';
import { onRatingWanted } from '../../kit/rating/ratingEvents.ts';

const RatingDialog = lazyPart(() => import('./RatingDialog.tsx'));

/** Waits until a member wants to rate; the dialog loads when it is first wanted. */
export function RatingLoader() {
  const [isOpen, setOpen] = useState(false);
  const { session } = useAuth();
  useEffect(() => onRatingWanted(() => setOpen(true)), []);
  return isOpen && session !== null && !session.needsCode ? (
    <Suspense>
      <RatingDialog userId={session.userId} onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
