import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';

/** Rarely shown, so it is not part of the first bundle. */
export const ApprovalScreen = lazyPart(() => import('./ApprovalScreen.tsx'));
