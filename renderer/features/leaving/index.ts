export { LeavingBanner } from './LeavingBanner.tsx';
