export { BillingBanner } from './BillingBanner.tsx';
