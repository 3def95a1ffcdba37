import { lazyPart } from '../../ui/chunk/lazyPart.tsx';

/** Rarely shown, so it is not part of the first bundle. */
export const ApprovalScreen = lazyPart(() => import('./ApprovalScreen.tsx'));

export type { Account, Profile, ProfileChanges, RoleGrant } from './account.ts';
export { getAccessContext } from './account.ts';
export { ACCOUNT_TAGS, useGetMyRolesQuery, useUpdateMyProfileMutation } from './accountApi.ts';
export { isTollFree } from './phone.ts';
export { useAccessExpiry } from './useAccessExpiry.ts';
export { useAccessContext, useAccount, useFrameAccessContext } from './useAccount.ts';
