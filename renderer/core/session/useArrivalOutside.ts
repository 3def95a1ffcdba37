import { useEffect } from 'react';
import { useAppDispatch } from '../hooks.ts';
import { arrivedOutside } from './sessionSlice.ts';
import { useAuth } from './useAuth.ts';

/** Ends a sign-out once somebody is outside; for what surrounds the public pages. */
export function useArrivalOutside(isOutside: boolean): void {
  const { status } = useAuth();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isOutside && status === 'left') dispatch(arrivedOutside());
  }, [isOutside, status, dispatch]);
}
