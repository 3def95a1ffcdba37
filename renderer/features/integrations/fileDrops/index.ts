export { describeDropFailure } from './drops.ts';
