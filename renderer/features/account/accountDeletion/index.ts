export { AccountDeletionBanner } from './AccountDeletionBanner.tsx';
