import type { ContentPage } from '../model.ts';

export const whoWeServeAll: ContentPage = {
  lede: 'Six kinds of people take part in the sale of one community. Follow one sale from the first phone call to the final settlement, and see what each of them needed.',
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
      id: 'the-community',
      heading: 'The community',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Harmon Creek (demo) has 72 units of assisted living and memory care in a county seat in Ohio, licensed as a residential care facility for 90. It was built in 1999 and is owned by the couple who opened it. Sixty-two units are occupied. She is sixty-eight, and he is tired of maintaining the roof.',
            'The people, the place, and the figures are invented. The order of events is realistic.',
          ],
        },
        {
          kind: 'example',
          title: 'Harmon Creek in four lines',
          given: [
            { label: 'Units and occupied units', value: '72 and 62' },
            { label: 'Revenue', value: '$4,340,000' },
            { label: 'Expenses with a market fee and reserves', value: '$3,515,000' },
            { label: 'Final price', value: '$10,300,000' },
          ],
          working: [
            { line: '62 ÷ 72', result: '86.1% physical occupancy' },
            { line: '$4,340,000 − $3,515,000', result: '$825,000 of income' },
            { line: '$825,000 ÷ $10,300,000', result: '8.0% cap rate' },
            { line: '$10,300,000 ÷ 72 units', result: '$143,056 a unit' },
          ],
          conclusion: 'Each of the six people below starts with a different one of these lines.',
        },
      ],
    },
    {
      id: 'sellers',
      heading: 'The sellers prepare',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'In February the owners take a car and a boat out of the books, reassess every resident who is due, and answer the one open citation. They keep their plans to themselves. By June the document file is complete, and the valuation has shown them what a typical buyer would see: less income than on their tax return, because they never paid themselves a salary.',
            'They need confidentiality, a realistic figure, and a person to talk to. Their page is [For sellers](/for-sellers).',
          ],
        },
      ],
    },
    {
      id: 'broker',
      heading: 'The broker keeps the name confidential',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Their broker lists the community as “72 units near Columbus”, with a price and without a photo of the front. Thirty-one members inquire. She calls five, asks eleven for proof, and thanks the rest. Nine sign the NDA. In the fourth week she has five letters of intent, and none of the nurses has heard anything.',
            'She needs inquiries that identify the sender, and an address that stays hidden. Her page is [For brokers](/for-brokers).',
          ],
        },
      ],
    },
    {
      id: 'buyer-and-investor',
      heading: 'The buyer does the work, the investor waits',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The buyer has owned two communities and wants a third within an hour’s drive. She starts with coverage, finds that the income supports a loan of a little over $7 million, and is short of equity. The investor, a retired pharmacist who has invested with her before, reads the exit line and asks what happens at 9 percent instead of 8. After she shows him, he puts in $1,500,000.',
            'She needs diligence in the right order, and he needs to see how bad a bad year is. Each has a page: [For buyers](/for-buyers) and [For investors](/for-investors).',
          ],
        },
      ],
    },
    {
      id: 'operator',
      heading: 'The operator sets the date',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The buyer’s operator has four licenses in Ohio and files the application on the day of signing. Everything after that waits for the state’s approval. She walks the building twice with the owners early in the morning, counts agency shifts on the schedule, and finds an assistant director who should be the administrator. At closing she hires 58 of 61 people.',
            'She needs a documented track record, and later a place to run the community: [For operators](/for-operators).',
          ],
        },
      ],
    },
    {
      id: 'vendors',
      heading: 'Vendors work before and after closing',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'An appraiser, an environmental engineer, a licensure lawyer, and an insurance agent work before closing. A roofer, a call-system company, and a payroll provider work after it. None of them knew the price. Each got the scope, the insurance required, and the date. [For vendors](/for-vendors) explains how vendors are found and how bids are compared.',
          ],
        },
      ],
    },
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
