import {
  FEATURED_VENDOR_PLACES,
  FEATURED_VENDOR_PLANS,
  PLANS,
} from '#shared/account/billing/plans.ts';
import {
  commissionText,
  vendorPlan,
  vendorPriceText,
} from '#shared/account/billing/vendor-prices.ts';
import { formatList } from '#shared/format/list.ts';
import { formatPrice } from '#shared/format/money.ts';
import type { ContentPage } from '#shared/home/content.ts';

export const vendorPricing: ContentPage = {
  lede: `A vendor profile is part of the ${vendorPlan}. The table lists every price. Below it is a comparison with the cost of finding work elsewhere.`,
  description:
    'What a vendor pays on Haven Exchange for a profile, its review, introductions, and commission, and how that compares with the price of bought leads.',
  keywords: ['vendor pricing', 'lead fees', 'cost of acquisition', 'vendor profile'],
  sections: [
    {
      id: 'prices',
      heading: 'Vendor prices',
      blocks: [
        {
          kind: 'table',
          caption: 'Prices for a vendor account',
          columns: [{ label: 'Item' }, { label: 'Price' }, { label: 'Limit' }],
          rows: [
            ['Profile in the directory', vendorPriceText('profile'), 'One per account'],
            [
              'Document review',
              vendorPriceText('review'),
              'Repeated after each change of name, description, category, or certifications',
            ],
            ['Introductions and projects from the team', vendorPriceText('introduction'), 'None'],
            ['Commission on work you win', commissionText, '—'],
            [
              'Featured place',
              `Part of ${formatList(FEATURED_VENDOR_PLANS.map((plan) => PLANS[plan].name))}`,
              `${FEATURED_VENDOR_PLACES} on the first page, in turns`,
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            `[Paid plans](/user-pricing), from ${formatPrice(PLANS.starter.monthlyCents)} a month, are optional for vendors. With one, you can contact brokers yourself. Clients can reach you on any plan.`,
            '[Featured places](/vendor-premium) are above the list and labeled. They never change the order of the list, which no one can buy.',
          ],
        },
      ],
    },
    {
      id: 'elsewhere',
      heading: 'The cost of finding a job',
      blocks: [
        {
          kind: 'example',
          title: 'Bought leads for a flooring contractor over one year',
          given: [
            { label: 'Leads bought', value: '60' },
            { label: 'Price per lead', value: '$85' },
            { label: 'Hours to answer one lead', value: '1.5 at $70' },
            { label: 'Jobs won', value: '4' },
          ],
          working: [
            { line: '60 × $85', result: '$5,100 for leads' },
            { line: '60 × 1.5 × $70', result: '$6,300 for answering them' },
            { line: '($5,100 + $6,300) ÷ 4', result: '$2,850 a job' },
          ],
          conclusion:
            'More than half of the cost is your own time. Even a lead that doesn’t fit is expensive. That is why a request here shows the type of community, the budget range, and where residents will be before you answer.',
        },
      ],
    },
    {
      id: 'real-cost',
      heading: 'Your remaining costs',
      blocks: [
        {
          kind: 'list',
          items: [
            'Two hours for a profile that shows what you did, for which clients, and at what size.',
            'Documents: certificates from your agent, license numbers, and a W-9. You need them for any client in this industry.',
            'A reply within one business day. If a request waits over the weekend, a competitor may already have answered it on Friday.',
            'An availability update when you are full. If you set yourself to limited or booked, clients won’t hold a missing reply against you.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Build your profile', to: '/vendor-onboarding' },
    { label: 'How the directory is sorted', to: '/vendor-directory' },
    { label: 'For vendors', to: '/for-vendors' },
  ],
};
