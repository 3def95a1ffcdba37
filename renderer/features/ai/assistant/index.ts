import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';

export { ChatDrawer, hasChat } from './chat.ts';

/** The button that opens the assistant on screens without side navigation. */
export const ChatTrigger = lazyPart(() => import('./ChatTrigger.tsx'));
