import { lazy } from 'react';

/** Only people with a plan can have something to be told. */
export const BillingBanner = lazy(() => import('./BillingBanner.tsx'));
