import type { ContentPage } from '../model.ts';

export const whoWeServeAll: ContentPage = {
  lede: 'Six roles take part in the sale of a community. Here is who works in which week, and what each gets.',
  shot: {
    name: 'community',
    alt: 'Page of a community for sale: photo, price, beds, occupancy, cap rate and the broker',
  },
  description:
    'Six audiences of senior-living real estate, shown through one sale: owner, broker, buyer, investor, operator, and vendors, with what each one needs.',
  keywords: [
    'senior living real estate',
    'buyers sellers brokers operators',
    'sale of a senior living community',
    'senior housing professionals',
  ],
  sections: [
    {
      id: 'by-week',
      heading: 'Who works in which week',
      blocks: [
        {
          kind: 'table',
          caption: 'The sale of Harmon Creek (demo) by week from launch',
          columns: [
            { label: 'Weeks' },
            { label: 'What happens' },
            { label: 'Who is responsible' },
            { label: 'Where on the exchange' },
          ],
          rows: [
            ['Before', 'Books, assessments, documents', 'Sellers', 'Valuation, deal room'],
            ['1–4', 'Teaser, NDAs, memorandum, questions', 'Broker', 'Listing, inquiries'],
            [
              '5–6',
              'Letters of intent, best and final, signature',
              'Broker, buyer, sellers',
              'Offers',
            ],
            [
              '7–12',
              'Diligence, reports, lender',
              'Buyer, investor, vendors',
              '[Deal room](/deal-rooms), requests',
            ],
            ['8–18', 'License application', 'Operator, lawyer', 'Checklist'],
            [
              '17–20',
              'Notice to residents and staff',
              'Sellers, operator',
              '[Messages](/messages)',
            ],
            ['21', 'Closing, first payroll', 'Everybody', 'Transaction'],
            [
              '22–30',
              'Transition, capital work, settlement',
              'Operator, vendors',
              'Operator workspace',
            ],
          ],
          source:
            'An invented timeline within typical ranges: four to six months for a marketed sale, licenses 30 to 90 days or longer.',
        },
      ],
    },
    {
      id: 'yours',
      heading: 'Find your role',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'Buyer',
              text: 'You will own the community and be responsible for it.',
              to: '/for-buyers',
            },
            {
              title: 'Seller',
              text: 'You own a community and are thinking about a sale.',
              to: '/for-sellers',
            },
            {
              title: 'Broker',
              text: 'You bring buyer and seller together and protect confidentiality.',
              to: '/for-brokers',
            },
            {
              title: 'Investor',
              text: 'You invest money and others do the work.',
              to: '/for-investors',
            },
            {
              title: 'Operator',
              text: 'You hold the license and run the community.',
              to: '/for-operators',
            },
            {
              title: 'Vendor',
              text: 'You provide a specialized service to all of them.',
              to: '/for-vendors',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'Many people have two of these roles. Sign up with the one you use most. Support can add a second role after verifying it.',
        },
      ],
    },
  ],
  next: [
    { label: 'Create a free account', to: '/auth' },
    { label: 'Browse all communities', to: '/investment-opportunities' },
    { label: 'See the platform tours', to: '/demos' },
  ],
};
