import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface ChosenView {
  readonly userId: string;
  /** As it was kept: whoever draws it looks whether there is such a view. */
  readonly view: string;
}

/** The view a pilot has put on in this window, and who they were: it is not the next person's. */
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

/** A reload keeps the view; another window starts with its own. */
export function keepChosenView(chosen: ChosenView): void {
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
