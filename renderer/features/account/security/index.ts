import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import type { ConfirmIdentityDialogProps } from './ConfirmIdentityDialog.tsx';

export { SecurityWatch } from './SecurityWatch.tsx';

/** Confirms the user's identity before a change that needs a recent sign-in. */
export const ConfirmIdentityDialog = lazyPart<ConfirmIdentityDialogProps>(
  () => import('./ConfirmIdentityDialog.tsx'),
);
