import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';

export { TradeAndState } from './TradeAndState.tsx';
export { VendorProfileForm } from './VendorProfileForm.tsx';
export { availabilityName, categoryName, type Vendor, yearsText } from './vendor.ts';
export { useGetMyVendorQuery, useGetVendorQuery, useLazyGetVendorQuery } from './vendorsApi.ts';

/** Visible only to staff, so it loads lazily. */
export const StaffVendors = lazyPart(() => import('./StaffVendors.tsx'));
