export { showUndo } from './acts.ts';
export { showToast } from './toastsSlice.ts';
