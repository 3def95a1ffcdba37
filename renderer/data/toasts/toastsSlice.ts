import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { TOAST_DUPLICATE_WINDOW_MS, TOAST_RECORD_LIMIT } from '#shared/constants.ts';

export interface ToastContent {
  readonly intent: 'none' | 'success' | 'danger';
  readonly title: string;
  readonly description: string;
  /** Action key in `toastActions.ts`; a repeated toast replaces the previous one. */
  readonly act?: string;
}

export interface Toast extends ToastContent {
  readonly id: string;
}

export interface ToastsState {
  shown: Toast[];
  /** Recent toasts, including dismissed ones, for suppressing repeats. */
  record: { title: string; description: string; at: number }[];
}

const initialState: ToastsState = { shown: [], record: [] };

const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    showToast: {
      prepare: (content: ToastContent) => ({
        payload: { ...content, id: nanoid() },
        meta: { at: Date.now() },
      }),
      reducer(state, { payload, meta }: PayloadAction<Toast, string, { at: number }>) {
        const { title, description, act } = payload;
        if (act !== undefined) {
          const isSame = (toast: Toast) =>
            toast.title === title && toast.description === description;
          state.shown = [...state.shown.filter((toast) => !isSame(toast)), payload];
          return;
        }
        const isRepeated = state.record.some(
          (previous) =>
            previous.title === title &&
            previous.description === description &&
            meta.at - previous.at < TOAST_DUPLICATE_WINDOW_MS,
        );
        if (isRepeated) return;
        state.shown.push(payload);
        state.record = [...state.record, { title, description, at: meta.at }].slice(
          -TOAST_RECORD_LIMIT,
        );
      },
    },
    dismissToast(state, { payload: id }: PayloadAction<string>) {
      state.shown = state.shown.filter((toast) => toast.id !== id);
    },
  },
});

export const { showToast, dismissToast } = toastsSlice.actions;
export const toastsReducer = toastsSlice.reducer;
