import { PLANS } from '#shared/account/billing/plans.ts';
import {
  commissionText,
  vendorPlan,
  vendorPriceText,
} from '#shared/account/billing/vendor-prices.ts';
import { formatPrice } from '#shared/format/money.ts';
import type { Term } from '../model.ts';

const { basic, starter } = PLANS;

export const vendorPricingLead = `Vendors join on the ${vendorPlan}. Commission on work you win: ${commissionText}.`;

/** The plan table as it applies to vendors. */
export const vendorTerms: readonly Term[] = [
  {
    term: `Profile: ${vendorPriceText('profile')}`,
    text: `${basic.name} shows your company, categories, states and certifications.`,
  },
  {
    term: `Contacting brokers: from ${formatPrice(starter.monthlyCents)} a month`,
    text: 'Optional. Clients can reach you on any plan.',
  },
  {
    term: `Verification: ${vendorPriceText('review')}`,
    text: 'We check insurance, license and background screening. The badge brings more leads and priority placement, and is removed when a document lapses.',
  },
];
