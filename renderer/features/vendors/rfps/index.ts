export { TaxTotals } from './TaxTotals.tsx';
export { VendorPayments } from './VendorPayments.tsx';
