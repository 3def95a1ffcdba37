import { PLANS } from '#shared/billing/plans.ts';
import { commissionText, vendorPlan, vendorPriceText } from '#shared/billing/vendor-prices.ts';
import { formatPrice } from '#shared/format/money.ts';
import type { Term } from '../model.ts';

const { basic, starter } = PLANS;

export const vendorPricingLead = `Vendors join on the ${vendorPlan}. Commission on won work: ${commissionText}. Verification is earned with credentials and is not for sale.`;

/** How the table of plans reads for somebody who sells a service. */
export const vendorTerms: readonly Term[] = [
  {
    term: `A profile: ${vendorPriceText('profile')}`,
    text: `Company, categories, states and certifications are shown with ${basic.name}. Set one up on [For vendors](/for-vendors).`,
  },
  {
    term: `Writing first: from ${formatPrice(starter.monthlyCents)} a month`,
    text: 'Optional. A paid plan lets you contact brokers, whose sellers need work before a sale. Clients can reach you on any plan.',
  },
  {
    term: `Verification: ${vendorPriceText('review')}`,
    text: 'Insurance, license and screening are checked against what you claim. The badge brings more leads and priority placement, and ends with a lapsed paper.',
  },
  {
    term: 'A company with several offices',
    text: 'One profile lists every state you work in, so one account is enough. [Services for communities](/vendor-marketplace-hub) shows what clients look for.',
  },
];
