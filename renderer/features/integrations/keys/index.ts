export { ApiTabs } from './ApiTabs.tsx';
export { SecretDialog } from './SecretDialog.tsx';
export { useRecentSignIn } from './useRecentSignIn.tsx';
