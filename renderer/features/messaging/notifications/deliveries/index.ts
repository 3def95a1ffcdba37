import { lazyPart } from '../../../../ui/chunk/lazyPart.tsx';

/** Shown below the preferences; a separate chunk because it is rarely opened. */
export const DeliveryLog = lazyPart(() => import('./DeliveryLog.tsx'));
export const EmailStatus = lazyPart(() => import('./EmailStatus.tsx'));
