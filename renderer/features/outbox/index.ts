import { lazyPart } from '../../kit/chunk/lazyPart.tsx';

/** Only administrators see it, so it is not part of the reports' own code. */
export const UndeliveredList = lazyPart(() => import('./UndeliveredList.tsx'));
