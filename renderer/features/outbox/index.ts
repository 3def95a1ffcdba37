import { lazyPart } from '../../kit/chunk/lazyPart.tsx';

/** Only administrators see it, so it is not part of the dashboard's own code. */
export const DeadLettersSection = lazyPart(() => import('./DeadLettersSection.tsx'));
