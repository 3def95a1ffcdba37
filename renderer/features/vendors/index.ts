export { VendorProfileForm } from './VendorProfileForm.tsx';
export { useGetMyVendorQuery } from './vendorsApi.ts';
