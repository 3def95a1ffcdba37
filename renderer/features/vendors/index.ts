import { lazyPart } from '../../kit/chunk/lazyPart.tsx';

export { VendorProfileForm } from './VendorProfileForm.tsx';
export { availabilityName, type Vendor, yearsText } from './vendor.ts';
export { useGetMyVendorQuery, useGetVendorQuery, useLazyGetVendorQuery } from './vendorsApi.ts';

/** Only staff sees it, so it comes by itself. */
export const StaffVendors = lazyPart(() => import('./StaffVendors.tsx'));
