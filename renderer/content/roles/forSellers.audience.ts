import type { ContentPage } from '../model.ts';

export const forSellers: ContentPage = {
  lede: 'Sell without naming the community. Track inquiries, offers and diligence from preparation to closing.',
  shot: {
    name: 'seller-desk',
    alt: 'Seller desk: items that need attention, recent activity, and own listings with price, views and inquiries',
  },
  description:
    'Selling a senior-living community: what an owner can do in the year before, what a few filled units are worth at sale, and how to keep the sale confidential.',
  keywords: [
    'sell assisted living facility',
    'sell nursing home',
    'confidential sale',
    'community valuation',
  ],
  sections: [
    {
      id: 'tools',
      heading: 'What you work with',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'Listing',
              text: 'A code name in public; the address opens after contact.',
              to: '/submit-listing',
            },
            {
              title: 'Preparation',
              text: 'The gaps buyers will ask about, before they ask.',
              to: '/seller/property-preparation',
            },
            {
              title: 'Offers',
              text: 'Letters of intent side by side, term by term.',
              to: '/seller/offers',
            },
            {
              title: 'Deal room',
              text: 'Folders by stage, access by person, log of every opened file.',
              to: '/seller/documents',
            },
          ],
        },
      ],
    },
    {
      id: 'year-before',
      heading: 'The year before',
      blocks: [
        {
          kind: 'table',
          caption: 'Twelve months of quiet preparation',
          columns: [{ label: 'Before launch' }, { label: 'Do' }, { label: 'Why' }],
          rows: [
            [
              '12 months',
              'Close every month by the tenth and take private expenses out of the books',
              'Buyers read twelve months in a row, and each unusual line raises a question',
            ],
            [
              '10 months',
              'Reassess residents who are due and adjust their charges to match',
              'Unbilled care is income you are giving away',
            ],
            [
              '8 months',
              'Answer open citations and ask for the revisit',
              'Buyers price a correction that is still open at launch as if it were permanent',
            ],
            [
              '6 months',
              'List contracts with end dates and change-of-control clauses',
              'A five-year laundry contract lowers your price',
            ],
            [
              '4 months',
              'Ask the lender for the payoff and whether the loan can be assumed',
              'The answer can move your sale date by a year',
            ],
            [
              '2 months',
              'Fill the deal room and choose a broker',
              'Diligence takes four weeks less, and every buyer gets the same information',
            ],
          ],
        },
      ],
    },
    {
      id: 'offers',
      heading: 'Comparing offers',
      blocks: [
        {
          kind: 'table',
          caption: 'Two letters of intent for the same building',
          columns: [{ label: 'Term' }, { label: 'First offer' }, { label: 'Second offer' }],
          rows: [
            ['Price', '$11,900,000', '$11,400,000'],
            ['Deposit', '$50,000, refundable throughout', '$250,000, hard after 30 days'],
            ['Diligence', '90 days and two extensions', '45 days'],
            ['Operator', 'To be selected', 'Four licenses in the state'],
            ['Debt', 'Subject to financing', 'Bank named, term sheet attached'],
            ['Receivables', 'Buyer keeps all', 'Seller keeps what was earned before closing'],
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Value your community', to: '/valuation-calculator' },
    { label: 'Deal room and net proceeds', to: '/enhanced-for-sellers' },
    { label: 'Take the seller tour', to: '/tours/seller' },
  ],
};
