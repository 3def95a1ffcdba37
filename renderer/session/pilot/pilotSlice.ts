import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface ChosenView {
  readonly userId: string;
  /** The stored value; readers must check that the view exists. */
  readonly view: string;
}

/** The view a pilot selected in this window, and the pilot's ID so that the next user doesn't get it. */
export interface PilotState {
  chosen: ChosenView | null;
}

const STORAGE_KEY = 'haven.pilotView';

const pilotSlice = createSlice({
  name: 'pilot',
  initialState: (): PilotState => ({ chosen: readChosenView() }),
  reducers: {
    viewChosen(state, { payload }: PayloadAction<ChosenView>) {
      state.chosen = payload;
    },
  },
});

export const { viewChosen } = pilotSlice.actions;
export const pilotReducer = pilotSlice.reducer;

/** Stored per window: survives a reload but isn't shared with other windows. */
export function persistChosenView(chosen: ChosenView): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(chosen));
  } catch {
    // Without storage the view lasts as long as the page.
  }
}

function readChosenView(): ChosenView | null {
  try {
    const { userId, view } = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof userId === 'string' && typeof view === 'string' ? { userId, view } : null;
  } catch {
    return null;
  }
}
