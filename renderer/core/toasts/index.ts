export { showToast } from './toastsSlice.ts';
