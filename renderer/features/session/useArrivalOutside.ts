import { useEffect } from 'react';
import { useAppDispatch } from '../../app/hooks.ts';
import { arrivedOutside } from './sessionSlice.ts';
import { useSession } from './useSession.ts';

/** Ends a sign-out; for what surrounds the public pages. */
export function useArrivalOutside(): void {
  const { status } = useSession();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (status === 'left') dispatch(arrivedOutside());
  }, [status, dispatch]);
}
