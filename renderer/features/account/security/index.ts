import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import type { ConfirmIdentityDialogProps } from './ConfirmIdentityDialog.tsx';

import type { SetUpTwoStepProps } from './SetUpTwoStep.tsx';

export { SecurityWatch } from './SecurityWatch.tsx';

/** Confirms the user's identity before a change that needs a recent sign-in. */
export const ConfirmIdentityDialog = lazyPart<ConfirmIdentityDialogProps>(
  () => import('./ConfirmIdentityDialog.tsx'),
);

/** Sets up an authenticator app. */
export const SetUpTwoStep = lazyPart<SetUpTwoStepProps>(async () => {
  const part = await import('./SetUpTwoStep.tsx');
  return { default: part.SetUpTwoStep };
});
