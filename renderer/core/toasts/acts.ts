import type { AppDispatch } from '../store.ts';
import { dismissToast, showToast, type ToastContent } from './toastsSlice.ts';

const acts = new Map<string, () => void>();

/** Says what was done, with the way to take it back for as long as it is shown. */
export function showUndo(
  dispatch: AppDispatch,
  content: Omit<ToastContent, 'act'>,
  undo: () => void,
): void {
  const shown = showToast({ ...content, act: 'Undo' });
  acts.set(shown.payload.id, undo);
  dispatch(shown);
}

export function actOn(id: string): void {
  acts.get(id)?.();
  acts.delete(id);
}

export const dismiss = (dispatch: AppDispatch, id: string): void => {
  acts.delete(id);
  dispatch(dismissToast(id));
};
