import type { ContentPage } from '../model.ts';

export const brokerageHub: ContentPage = {
  lede: 'For people who sell communities and answer for it with a license: winning the mandate, keeping it quiet, and getting it to the closing table.',
  description:
    'The brokerage side of the exchange in the order of a mandate: what to prepare, where leads and deals live, and how co-brokers and brokers of record work.',
  keywords: ['senior living broker', 'broker of record', 'co-brokerage', 'deal pipeline'],
  sections: [
    {
      id: 'week',
      heading: 'A broker’s week, by screen',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'Broker dashboard',
              text: 'Monday: what waits, what is late, what is used of your plan.',
              to: '/broker-dashboard',
            },
            {
              title: 'Leads',
              text: 'Every contact about your listings, with who asked and when you answered.',
              to: '/broker-leads',
            },
            {
              title: 'Deal pipeline',
              text: 'Mandates by stage, so that a quiet one is noticed before the client notices.',
              to: '/deal-pipeline',
            },
            {
              title: 'Co-brokers',
              text: 'Colleagues in other states, with the split agreed before names are exchanged.',
              to: '/co-brokers',
            },
            {
              title: 'Your listings',
              text: 'Drafts, reviews, live and withdrawn communities.',
              to: '/broker-listings',
            },
            {
              title: 'Calendar',
              text: 'Deposit dates, notice periods and license filings beside your tours.',
              to: '/calendar',
            },
          ],
        },
      ],
    },
    {
      id: 'mandate',
      heading: 'Before you take the mandate',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'An owner interviews three brokers and hears three prices. The highest opinion of value wins more mandates than it closes. What wins the owner who will actually sell is a calendar with names: who is likely to buy, what their lender will object to, and how long this state takes to license them.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Read the last three surveys yourself. The owner remembers them kindly.',
            'Ask who holds the license, the deed and the management contract. Three signatures may be needed, and one may belong to a brother.',
            'Find out what is owed: the loan, its prepayment charge, and any bed tax or provider fee in arrears.',
            'Agree how word is kept in. Who may be told on site, what the caller ID says, who meets a visitor.',
            'Put the tail in the agreement: which buyers are yours if it sells after the term.',
          ],
        },
      ],
    },
    {
      id: 'fee',
      heading: 'A fee split on paper',
      blocks: [
        {
          kind: 'example',
          title: 'Co-brokered at $9,600,000',
          given: [
            { label: 'Fee agreed with the seller', value: '2.5%' },
            { label: 'Share of the buyer’s broker', value: '40%' },
            { label: 'Your firm’s share of the rest', value: '35%' },
          ],
          working: [
            { line: '$9,600,000 × 2.5%', result: '$240,000 fee' },
            { line: '$240,000 × 40%', result: '$96,000 to the other broker' },
            { line: '$240,000 − $96,000', result: '$144,000 to your side' },
            { line: '$144,000 × 35%', result: '$50,400 to the firm' },
            { line: '$144,000 − $50,400', result: '$93,600 to you' },
          ],
          conclusion:
            'A co-broker takes $96,000 and often brings the only buyer licensed in the state. Compare it with another four months of marketing, and with what the owner loses meanwhile. The exchange itself takes nothing of any line.',
        },
      ],
    },
    {
      id: 'roles',
      heading: 'Three roles under one roof',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Broker',
              text: 'Lists, answers contacts and manages transactions. The individual license number and its state are part of the profile.',
            },
            {
              term: 'Broker of record',
              text: 'Holds the firm’s license and supervises. Ranks above a broker when a person has both roles, so the supervising view opens first.',
            },
            {
              term: 'Member of a brokerage',
              text: 'Colleagues of one firm form a team with an owner and administrators. Those two decide who joins; everyone signs in under their own name.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Out-of-state sales raise the question of who may act. Many states let an outside broker work with a local one under a written agreement, and some let nobody in without a license of theirs. The rule belongs to the state where the building stands, so settle it before the teaser goes out. [Broker registration](/broker-registration) lists what the profile asks for.',
          ],
        },
      ],
    },
    {
      id: 'tempo',
      heading: 'What slows a sale, and when you can see it',
      blocks: [
        {
          kind: 'table',
          caption: 'Delays by the week in which they first show',
          columns: [{ label: 'First seen' }, { label: 'Sign' }, { label: 'What helps' }],
          rows: [
            [
              'Week 1',
              'Monthly statements do not add to the year',
              'A bookkeeper before the teaser',
            ],
            [
              'Week 4',
              'Offers without an operator’s name',
              'A second round with that question alone',
            ],
            ['Week 7', 'License application not filed at signing', 'A filing date in the contract'],
            [
              'Week 10',
              'Lender’s appraiser visits unannounced',
              'A cover story agreed with the seller',
            ],
            [
              'Week 14',
              'Staff hears it from a supplier',
              'The administrator told early, with a retention bonus',
            ],
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'May I use the exchange while my firm keeps its own site?',
      answer:
        'Yes. A listing here does not have to be exclusive to the exchange, and your agreement with the owner decides where else it may appear. Keep price, occupancy and status the same in both places: two figures for one building cost more trust than either wins, and buyers compare them within a minute.',
    },
  ],
  next: [
    { label: 'Register as a broker', to: '/broker-registration' },
    { label: 'What brokers get', to: '/for-brokers' },
    { label: 'Meet colleagues', to: '/agents' },
  ],
};
