import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import type { SendToClientProps } from './SendToClient.tsx';

/** Sends selected communities to a client in one email. */
export const SendToClient = lazyPart<SendToClientProps>(() => import('./SendToClient.tsx'));
