import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Session } from '#shared/host.ts';

/**
 * `leaving`: the person asked to sign out, and the screen stays until the server has agreed.
 * `left`: it agreed, and a screen that needs a session leads home instead of to sign-in.
 */
export type SessionStatus = 'loading' | 'signed-in' | 'signed-out' | 'leaving' | 'left';

export interface SessionState {
  status: SessionStatus;
  session: Session | null;
  /** A recovery link opened the session: its owner is about to choose a new password. */
  isRecovering: boolean;
}

const initialState: SessionState = { status: 'loading', session: null, isRecovering: false };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionChanged(state, { payload }: PayloadAction<Session | null>) {
      const isOnTheWayOut = state.status === 'leaving' || state.status === 'left';
      if (payload === null && isOnTheWayOut) return;
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
    /** The session did not load in time: the app goes on signed out until it does. */
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
    /** Someone who left has reached a public page. */
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
