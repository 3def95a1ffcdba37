import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';

/** The button that opens the assistant over any screen. */
export const ChatTrigger = lazyPart(() => import('./ChatTrigger.tsx'));
