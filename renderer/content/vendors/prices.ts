import { PLANS } from '#shared/billing/plans.ts';
import { formatPrice } from '#shared/format/money.ts';

const { basic, starter } = PLANS;

/** What a vendor profile costs; every page about vendor prices reads it here. */
export const profilePrice = basic.monthlyCents === 0 ? 'Free' : formatPrice(basic.monthlyCents);

export const vendorPricesInShort = `A vendor profile is part of the ${basic.name} plan at ${formatPrice(basic.monthlyCents)} a month. Review, requests and leads cost nothing extra, and there is no commission.`;

export const paidPlansForVendors = `[Paid plans](/user-pricing), from ${formatPrice(starter.monthlyCents)} a month, are optional for vendors. They let you contact brokers first. Clients can reach you on any plan.`;
