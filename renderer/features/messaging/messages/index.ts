import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';

/** Components that other features mount. */
export const WriteButton = lazyPart(() => import('./start/WriteButton.tsx'));
