import { PLANS } from '#shared/billing/plans.ts';
import { formatPrice } from '#shared/format/money.ts';

const { basic, starter } = PLANS;

/** What a vendor profile costs; every page about vendor prices reads it here. */
export const profilePrice = basic.monthlyCents === 0 ? 'Free' : formatPrice(basic.monthlyCents);
/** The plan that includes a vendor profile, with its price. */
export const profilePlan = `${basic.name} plan at ${formatPrice(basic.monthlyCents)} a month`;
/** The lowest price of a paid plan. */
export const paidPlansFrom = formatPrice(starter.monthlyCents);
