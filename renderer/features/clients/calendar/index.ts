import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';

/** The calendar feed for other calendar apps. */
export const FeedDialog = lazyPart(() => import('./FeedDialogPart.tsx'));
