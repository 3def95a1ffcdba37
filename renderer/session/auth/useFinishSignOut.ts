import { useEffect } from 'react';
import { useAppDispatch } from '../../data/hooks.ts';
import { arrivedOutside } from './sessionSlice.ts';
import { useAuth } from './useAuth.ts';

/** Completes a sign-out once the user is on a public page; for public layouts. */
export function useFinishSignOut(isOutside: boolean): void {
  const { status } = useAuth();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isOutside && status === 'left') dispatch(arrivedOutside());
  }, [isOutside, status, dispatch]);
}
