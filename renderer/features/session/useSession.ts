import { useAppSelector } from '../../app/hooks.ts';
import type { SessionState } from './sessionSlice.ts';

export function useSession(): SessionState {
  return useAppSelector((state) => state.session);
}
