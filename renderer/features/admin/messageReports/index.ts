import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';

/** Shown with support tickets. */
export const MessageReports = lazyPart(() => import('./MessageReports.tsx'));
