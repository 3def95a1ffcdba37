import { commissionText, vendorPlan } from '#shared/account/billing/vendor-prices.ts';

export const vendorPricingLead = `Vendors join on the ${vendorPlan}. Commission on work you win: ${commissionText}.`;
