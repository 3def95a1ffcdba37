import { lazyPart } from '../../kit/chunk/lazyPart.tsx';

export { LeavingBanner } from './LeavingBanner.tsx';
export const LeavingSection = lazyPart(() => import('./LeavingSection.tsx'));
