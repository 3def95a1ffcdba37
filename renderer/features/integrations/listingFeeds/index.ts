export { describeFeedFailure } from './feeds.ts';
