import type { ContentPage } from '../model.ts';
import { paidPlansFrom, profilePlan, profilePrice } from './prices.ts';

export const vendorPricing: ContentPage = {
  lede: `A vendor profile is part of the ${profilePlan}. Review, requests and leads cost nothing extra, and there is no commission. What follows is why, and what finding work costs you elsewhere.`,
  description:
    'Vendor profiles on Haven Exchange are free: no listing fee, no charge for leads, no commission. What to compare that with, and where the real cost lies.',
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
            ['Profile in the directory', profilePrice, 'One for each account'],
            [
              'Review of your papers',
              profilePrice,
              'Again after each change of name, description, category or certifications',
            ],
            ['States and specialties', profilePrice, 'All states; twenty specialties'],
            ['Introductions and projects from the team', profilePrice, 'None'],
            ['Commission on work you win', 'None', '—'],
            ['A featured place', 'Not for sale', 'See below'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            `[Paid plans](/user-pricing), from ${paidPlansFrom} a month, are optional for vendors. They let you contact brokers first. Clients can reach you on any plan.`,
            '[Featured](/vendor-premium) is given by the team and explained where it is given.',
          ],
        },
      ],
    },
    {
      id: 'why',
      heading: 'Why vendors are not charged',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A directory in which vendors pay to stand is an advertisement, and is read as one. Operators come back to a list when the third name on it was as good as the first. The exchange earns from people who trade communities, and those people need working elevators.',
            'Charging for each lead has a second effect: the seller of leads does best when five firms get the same one. You have been the fifth.',
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
            'More than half of it is your own time. A free lead that does not fit is still expensive, which is why a request here says the kind of community, the budget band and where residents will be before you answer.',
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
  questions: [
    {
      question: 'Will there be a price later?',
      answer:
        'If there ever is one, it will stand on this page and in your account before it applies, and a profile that was free will not be charged without your yes. Nobody asks for a card to keep one.',
    },
  ],
  next: [
    { label: 'Build your profile', to: '/vendor-onboarding' },
    { label: 'How the list is ordered', to: '/vendor-directory' },
    { label: 'For vendors', to: '/for-vendors' },
  ],
};
