export type { Account, Profile, ProfileChanges, RoleGrant } from './account.ts';
export { getAccessContext } from './account.ts';
export {
  ACCOUNT_TAGS,
  accountApi,
  useCompletePendingProfileMutation,
  useGetMyRolesQuery,
  useUpdateMyProfileMutation,
} from './accountApi.ts';
export { isTollFree } from './phone.ts';
export { useAccessExpiry } from './useAccessExpiry.ts';
export { useAccessContext, useAccount, useFrameAccessContext } from './useAccount.ts';
