export { showUndo } from './acts.ts';
export { Toasts } from './Toasts.tsx';
export { showToast } from './toastsSlice.ts';
