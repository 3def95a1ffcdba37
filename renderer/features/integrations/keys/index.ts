export { ApiTabs } from './ApiTabs.tsx';
export { default as keyStyles } from './Keys.module.css';
export { describeScopes } from './keys.ts';
export {
  type ServiceAccount,
  useCreateServiceAccountMutation,
  useRemoveServiceAccountMutation,
  useServiceAccountsQuery,
} from './keysApi.ts';
export { RotationDialog } from './RotationDialog.tsx';
export { ScopeFields } from './ScopeFields.tsx';
export { SecretDialog } from './SecretDialog.tsx';
export { useSandboxQuery } from './sandboxApi.ts';
export { useRecentSignIn } from './useRecentSignIn.tsx';
