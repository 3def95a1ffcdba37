export { Toasts } from './Toasts.tsx';
export { showToast } from './toastsSlice.ts';
