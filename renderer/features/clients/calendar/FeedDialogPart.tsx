export { FeedDialog as default } from './FeedDialog.tsx';
