import { lazyPart } from '../../../kit/chunk/lazyPart.tsx';

/** Below the preferences; a chunk of its own, since few look. */
export const DeliveryLog = lazyPart(() => import('./DeliveryLog.tsx'));
export const EmailState = lazyPart(() => import('./EmailState.tsx'));
