import { lazyPart } from '../../kit/chunk/lazyPart.tsx';

/** Only people with a plan can have something to be told. */
export const BillingBanner = lazyPart(() => import('./BillingBanner.tsx'));
