import type { ContentPage } from '../model.ts';

export const whoWeServeAll: ContentPage = {
  lede: 'Six kinds of people meet in the sale of one community. This is such a sale from the first telephone call to the last settlement, and what each of them needed on the way.',
  description:
    'Six audiences of senior-living real estate, told by one sale: owner, broker, buyer, investor, operator and vendors, week by week, with what each one needs.',
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
            'Harmon Creek (demo) has 72 units of assisted living and memory care in a county seat in Ohio, licensed as a residential care facility for 90. It was built in 1999 and is owned by the couple who opened it. Sixty-two units are occupied. She is sixty-eight, and he has stopped enjoying the roof.',
            'The people, the place and the figures are invented. The order of events is not.',
          ],
        },
        {
          kind: 'example',
          title: 'Harmon Creek in four lines',
          given: [
            { label: 'Units and occupied units', value: '72 and 62' },
            { label: 'Revenue', value: '$4,340,000' },
            { label: 'Expenses with a market fee and reserves', value: '$3,515,000' },
            { label: 'Price in the end', value: '$10,300,000' },
          ],
          working: [
            { line: '62 ÷ 72', result: '86.1% physical occupancy' },
            { line: '$4,340,000 − $3,515,000', result: '$825,000 of income' },
            { line: '$825,000 ÷ $10,300,000', result: '8.0% cap rate' },
            { line: '$10,300,000 ÷ 72 units', result: '$143,056 a unit' },
          ],
          conclusion: 'Each of the six people below reads a different one of these lines first.',
        },
      ],
    },
    {
      id: 'sellers',
      heading: 'The sellers decide to be ready',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'In February the owners take a car and a boat out of the books, reassess everybody who is due and answer the one open citation. They tell nobody. By June the file of documents is complete, and they know from the valuation what a normal buyer would see: less income than their tax return shows, since nobody has ever paid them a salary.',
            'What they need is quiet, a realistic figure and somebody to talk with. [For sellers](/for-sellers) is their page.',
          ],
        },
      ],
    },
    {
      id: 'broker',
      heading: 'The broker keeps a name out of it',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Their broker lists the community as “72 units near Columbus”, with a price, without a photograph of the front. Thirty-one members write. She calls five, asks eleven for proof and thanks the rest. Nine sign the NDA. In the fourth week she has five letters of intent, and none of the nurses has heard anything.',
            'What she needs is inquiries that say who they are, and an address that stays closed. [For brokers](/for-brokers) is hers.',
          ],
        },
      ],
    },
    {
      id: 'buyer-and-investor',
      heading: 'A buyer who works, an investor who waits',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The buyer has owned two communities and wants a third within an hour’s drive. She starts with coverage, finds that the income carries a loan of a little over $7 million, and is short of equity. The investor, a retired pharmacist who placed money with her before, reads the exit line and asks what happens at 9 percent instead of 8. He puts in $1,500,000 after she has shown him.',
            'She needs diligence in the right order; he needs to see how bad a bad year is. [For buyers](/for-buyers) and [For investors](/for-investors) are two pages because these are two questions.',
          ],
        },
      ],
    },
    {
      id: 'operator',
      heading: 'An operator holds the date',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The buyer’s operator has four licenses in Ohio and files the application on the day of signing. Everything after that waits for a letter from the state. She walks the building twice with the owners, early in the morning, counts agency shifts on the schedule, and finds an assistant director who should be the administrator. At closing she hires 58 of 61 people.',
            'What she needs is a clear record of where she has succeeded, and later a place to run the community: [For operators](/for-operators).',
          ],
        },
      ],
    },
    {
      id: 'vendors',
      heading: 'Vendors make it possible and then make it work',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'An appraiser, an environmental engineer, a licensure lawyer and an insurance agent appear before closing. A roofer, a call-system company and a payroll provider appear after. None of them was told the price; each was told the scope, the insurance required and the date. [For vendors](/for-vendors) says how they are found and how bids are compared.',
          ],
        },
      ],
    },
    {
      id: 'by-week',
      heading: 'Who is at work in which week',
      blocks: [
        {
          kind: 'table',
          caption: 'The sale of Harmon Creek (demo) by weeks from launch',
          columns: [
            { label: 'Weeks' },
            { label: 'What happens' },
            { label: 'Who carries it' },
            { label: 'Where on the exchange' },
          ],
          rows: [
            ['Before', 'Books, assessments, documents', 'Sellers', 'Valuation, document room'],
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
            'An invented course within usual times: four to six months for a marketed sale, licenses 30 to 90 days or longer.',
        },
      ],
    },
    {
      id: 'yours',
      heading: 'Which of the six are you',
      blocks: [
        {
          kind: 'paths',
          paths: [
            { title: 'Buyer', text: 'You will own it and answer for it.', to: '/for-buyers' },
            {
              title: 'Seller',
              text: 'You own one and think about the day after.',
              to: '/for-sellers',
            },
            {
              title: 'Broker',
              text: 'You bring the two together and keep the secret.',
              to: '/for-brokers',
            },
            {
              title: 'Investor',
              text: 'You put in money and somebody else works.',
              to: '/for-investors',
            },
            { title: 'Operator', text: 'You hold the license and the keys.', to: '/for-operators' },
            { title: 'Vendor', text: 'You do one thing well for all of them.', to: '/for-vendors' },
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'Many people are two of these. Sign up as the one you are most days; support adds a second role once you have shown that it is true.',
        },
      ],
    },
  ],
  next: [
    { label: 'Create a free account', to: '/auth' },
    { label: 'Browse all communities', to: '/investment-opportunities' },
    { label: 'See the platform in a tour', to: '/demos' },
  ],
};
