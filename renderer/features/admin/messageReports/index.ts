import { lazyPart } from '../../../kit/chunk/lazyPart.tsx';

/** Shown with support tickets. */
export const MessageReports = lazyPart(() => import('./MessageReports.tsx'));
