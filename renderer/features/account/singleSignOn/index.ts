import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import type { SingleSignOnFormProps } from './SingleSignOnForm.tsx';

/** Few people sign in through a company, so the sign-in screen loads this on demand. */
export const SingleSignOnForm = lazyPart<SingleSignOnFormProps>(
  () => import('./SingleSignOnForm.tsx'),
);
export const FinishSignIn = lazyPart<{ readonly code: string }>(() => import('./FinishSignIn.tsx'));
export const SignInRequirement = lazyPart(() => import('./SignInRequirement.tsx'));
