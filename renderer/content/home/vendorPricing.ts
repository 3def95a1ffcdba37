import { PLANS } from '#shared/billing/plans.ts';
import { formatPrice } from '#shared/format/money.ts';
import type { Term } from '../model.ts';

const { basic, starter } = PLANS;

export const vendorPricingLead =
  'Vendors take the same plans as everybody. A place among the verified is earned with credentials and is not for sale.';

/** How the table of plans reads for somebody who sells a service. */
export const vendorTerms: readonly Term[] = [
  {
    term: `A profile: ${formatPrice(basic.monthlyCents)}`,
    text: `Company, categories, states and certifications are shown with ${basic.name}. Set one up on [For vendors](/for-vendors).`,
  },
  {
    term: `Writing first: from ${formatPrice(starter.monthlyCents)} a month`,
    text: 'A paid plan opens the contacts of brokers, whose sellers need work before a sale. Who looks for a vendor writes to you whatever plan you have.',
  },
  {
    term: 'Verification: no charge',
    text: 'Insurance, license and screening are checked against what you claim. The badge brings more leads and priority placement, and ends with a lapsed paper.',
  },
  {
    term: 'A company with several offices',
    text: 'One profile lists every state you work in, so one account is enough. [Services for communities](/vendor-marketplace-hub) shows what clients look for.',
  },
];
