import { formatPlanPrice, formatPrice } from '../../format/money.ts';
import { formatWholePercent } from '../../format/percent.ts';
import { PLANS } from './plans.ts';

/** Vendor prices in cents. A profile is part of the Basic plan. Pages read every amount from here. */
export const VENDOR_PRICES = {
  profile: PLANS.basic.monthlyCents,
  review: 0,
  introduction: 0,
} as const;

/** Commission percentage Haven Exchange takes on a won job. */
const COMMISSION_PERCENT: number = 0;

export type VendorPriceName = keyof typeof VENDOR_PRICES;

export const vendorPriceText = (name: VendorPriceName): string =>
  formatPlanPrice(VENDOR_PRICES[name]);

export const commissionText =
  COMMISSION_PERCENT === 0 ? 'None' : formatWholePercent(COMMISSION_PERCENT);

/** The plan that includes a vendor profile, with its price. */
export const vendorPlan = `${PLANS.basic.name} plan at ${formatPrice(PLANS.basic.monthlyCents)} a month`;
