import { PLANS } from '#shared/billing/plans.ts';
import { commissionText, vendorPlan, vendorPriceText } from '#shared/billing/vendor-prices.ts';
import { formatPrice } from '#shared/format/money.ts';
import type { ContentPage } from '../model.ts';

export const vendorPricing: ContentPage = {
  lede: `A vendor profile is part of the ${vendorPlan}. The table has every price; below it is what finding work costs elsewhere.`,
  description:
    'What a vendor pays on Haven Exchange for a profile, its review, introductions and commission, and how to compare that with the price of bought leads.',
  keywords: ['vendor pricing', 'lead fees', 'cost of acquisition', 'vendor profile'],
  sections: [
    {
      id: 'prices',
      heading: 'The price list',
      blocks: [
        {
          kind: 'table',
          caption: 'For an account of a vendor',
          columns: [{ label: 'What' }, { label: 'Price' }, { label: 'Limit' }],
          rows: [
            ['Profile in the directory', vendorPriceText('profile'), 'One for each account'],
            [
              'Review of your papers',
              vendorPriceText('review'),
              'Again after each change of name, description, category or certifications',
            ],
            ['Introductions and projects from the team', vendorPriceText('introduction'), 'None'],
            ['Commission on work you win', commissionText, '—'],
            ['A featured place', 'Not for sale', 'See below'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            `[Paid plans](/user-pricing), from ${formatPrice(PLANS.starter.monthlyCents)} a month, are optional for vendors. They let you contact brokers first. Clients can reach you on any plan.`,
            '[Featured](/vendor-premium) is given by the team and explained where it is given.',
          ],
        },
      ],
    },
    {
      id: 'elsewhere',
      heading: 'What a won job costs to find',
      blocks: [
        {
          kind: 'example',
          title: 'Bought leads for a flooring contractor, over one year',
          given: [
            { label: 'Leads bought', value: '60' },
            { label: 'Price of each', value: '$85' },
            { label: 'Hours to answer one', value: '1.5 at $70' },
            { label: 'Jobs won', value: '4' },
          ],
          working: [
            { line: '60 × $85', result: '$5,100 for leads' },
            { line: '60 × 1.5 × $70', result: '$6,300 for answering them' },
            { line: '($5,100 + $6,300) ÷ 4', result: '$2,850 a job' },
          ],
          conclusion:
            'More than half of it is your own time. A lead that does not fit is still expensive, which is why a request here says the kind of community, the budget band and where residents will be before you answer.',
        },
      ],
    },
    {
      id: 'real-cost',
      heading: 'The cost that remains',
      blocks: [
        {
          kind: 'list',
          items: [
            'Two hours for a profile that says what you did, for whom and at what size.',
            'The paper: certificates from your agent, license numbers, a W-9. You need them for any client in this trade.',
            'An answer within a working day. A request that sleeps over the weekend was read by somebody else on Friday.',
            'A word when you are full. Set yourself to limited or booked, and nobody holds silence against you.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Build your profile', to: '/vendor-onboarding' },
    { label: 'How the list is ordered', to: '/vendor-directory' },
    { label: 'For vendors', to: '/for-vendors' },
  ],
};
