import { lazyPart } from '../../kit/chunk/lazyPart.tsx';
import type { SendToClientProps } from './SendToClient.tsx';

/** Sends a client chosen communities as one letter. */
export const SendToClient = lazyPart<SendToClientProps>(() => import('./SendToClient.tsx'));
