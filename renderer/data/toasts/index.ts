export { showUndo } from './toastActions.ts';
export { showToast } from './toastsSlice.ts';
