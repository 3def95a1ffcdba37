import { lazyPart } from '../../kit/chunk/lazyPart.tsx';

/** What other features mount of messages. */
export const WriteButton = lazyPart(() => import('./start/WriteButton.tsx'));
