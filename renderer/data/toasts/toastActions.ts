import type { AppDispatch } from '../../session/store.ts';
import { dismissToast, showToast, type ToastContent } from './toastsSlice.ts';

const acts = new Map<string, () => void>();
let isListening = false;

/** Shows a toast with an undo button while it is visible; ⌘Z or Ctrl-Z works too. */
export function showUndo(
  dispatch: AppDispatch,
  content: Omit<ToastContent, 'act'>,
  undo: () => void,
): void {
  const shown = showToast({ ...content, act: 'Undo' });
  acts.set(shown.payload.id, undo);
  dispatch(shown);
  if (isListening) return;
  isListening = true;
  document.addEventListener('keydown', (event) => {
    const last = [...acts.keys()].at(-1);
    const isUndo = event.key === 'z' && (event.metaKey || event.ctrlKey) && !event.shiftKey;
    const { target } = event;
    const isTyped =
      target instanceof Element &&
      target.closest('input:not([type="checkbox"]), textarea') !== null;
    if (last === undefined || !isUndo || isTyped) return;
    event.preventDefault();
    runToastAction(last);
    dismiss(dispatch, last);
  });
}

export function runToastAction(id: string): void {
  acts.get(id)?.();
  acts.delete(id);
}

export const dismiss = (dispatch: AppDispatch, id: string): void => {
  acts.delete(id);
  dispatch(dismissToast(id));
};
