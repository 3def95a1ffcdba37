export { VendorPayments } from './VendorPayments.tsx';
