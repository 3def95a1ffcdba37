export { BillingBanner } from './BillingBanner.tsx';
export { useGoToPayment } from './useGoToPayment.ts';
