import { lazyPart } from '../../kit/chunk/lazyPart.tsx';

/** Beside the tickets. */
export const MessageReports = lazyPart(() => import('./MessageReports.tsx'));
