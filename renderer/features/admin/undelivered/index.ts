import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';

/** Lazy-loaded because only administrators see it. */
export const UndeliveredList = lazyPart(() => import('./UndeliveredList.tsx'));
