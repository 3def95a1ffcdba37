export { AccountDeletionBanner } from './LeavingBanner.tsx';
