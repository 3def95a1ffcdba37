import { lazyPart } from '../../kit/chunk/lazyPart.tsx';

/** Nearly nobody is leaving. */
export const LeavingBanner = lazyPart(() => import('./LeavingBanner.tsx'));
export const LeavingSection = lazyPart(() => import('./LeavingSection.tsx'));
