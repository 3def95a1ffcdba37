import { PLANS } from '#shared/account/billing/plans.ts';
import {
  commissionText,
  vendorPlan,
  vendorPriceText,
} from '#shared/account/billing/vendor-prices.ts';
import { formatPrice } from '#shared/format/money.ts';
import type { Term } from '../model.ts';

const { basic, starter } = PLANS;

export const vendorPricingLead = `Vendors join on the ${vendorPlan}. Commission on work you win: ${commissionText}. Verification is based on credentials and can’t be bought.`;

/** The plan table as it applies to vendors. */
export const vendorTerms: readonly Term[] = [
  {
    term: `Profile: ${vendorPriceText('profile')}`,
    text: `${basic.name} shows your company, categories, states and certifications. Create a profile on [For vendors](/for-vendors).`,
  },
  {
    term: `Contacting brokers: from ${formatPrice(starter.monthlyCents)} a month`,
    text: 'Optional. A paid plan lets you contact brokers whose sellers need work before a sale. Clients can reach you on any plan.',
  },
  {
    term: `Verification: ${vendorPriceText('review')}`,
    text: 'We check your insurance, license and background screening against what you claim. The badge brings more leads and priority placement, and is removed when a document lapses.',
  },
  {
    term: 'Companies with several offices',
    text: 'One profile lists every state you work in, so one account is enough. [Services for communities](/vendor-marketplace-hub) shows what clients look for.',
  },
];
