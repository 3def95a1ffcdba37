import { useContext } from 'react';
import { ReactReduxContext } from 'react-redux';
import { commonMessages } from '#shared/texts/messages.ts';
import { useAppSelector } from '../../data/hooks.ts';
import type { SessionState } from './sessionSlice.ts';

/** The current session state. */
export function useAuth(): SessionState {
  if (useContext(ReactReduxContext) === null) throw new Error(commonMessages.outsideProvider);
  return useAppSelector((state) => state.session);
}
