import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Session } from '#shared/host.ts';

/**
 * `leaving`: sign-out requested; the screen stays until the server confirms. `left`: confirmed, and a screen that
 * needs a session leads home instead of to sign-in.
 */
export type SessionStatus = 'loading' | 'signed-in' | 'signed-out' | 'leaving' | 'left';

export interface SessionState {
  status: SessionStatus;
  session: Session | null;
  /** The session was opened by a recovery link, so a new password is required. */
  isRecovering: boolean;
}

const initialState: SessionState = { status: 'loading', session: null, isRecovering: false };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionChanged(state, { payload }: PayloadAction<Session | null>) {
      const isSigningOut = state.status === 'leaving' || state.status === 'left';
      if (payload === null && isSigningOut) return;
      state.session = payload;
      state.status = payload === null ? 'signed-out' : 'signed-in';
      if (payload === null) state.isRecovering = false;
    },
    recoveryStarted(state) {
      state.isRecovering = true;
    },
    recoveryEnded(state) {
      state.isRecovering = false;
    },
    /** The session timed out while loading: the app continues signed out until it arrives. */
    loadingTimedOut(state) {
      if (state.status === 'loading') state.status = 'signed-out';
    },
    leaving(state) {
      state.status = 'leaving';
    },
    left(state) {
      state.session = null;
      state.isRecovering = false;
      state.status = 'left';
    },
    stayed(state) {
      state.status = 'signed-in';
    },
    /** A signed-out user has reached a public page. */
    arrivedOutside(state) {
      if (state.status === 'left') state.status = 'signed-out';
    },
  },
});

export const {
  sessionChanged,
  recoveryStarted,
  recoveryEnded,
  loadingTimedOut,
  leaving,
  left,
  stayed,
  arrivedOutside,
} = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;
