import type { ContentPage } from '../model.ts';

export const investorDeals: ContentPage = {
  lede: 'Communities for sale, read as an investor reads them: by what they earn, how sure that is, and what somebody has to do before they earn more.',
  description:
    'What an investor finds among the deals on Haven Exchange: stabilized, value-add, lease-up, leased and development, with the figures each listing shows.',
  keywords: [
    'senior living deals',
    'value-add senior housing',
    'stabilized senior living',
    'lease-up investment',
  ],
  sections: [
    {
      id: 'five-kinds',
      heading: 'Five kinds of deal',
      blocks: [
        {
          kind: 'table',
          caption: 'How to tell them apart on the page of a listing',
          columns: [
            { label: 'Kind' },
            { label: 'Signs' },
            { label: 'You are paid for' },
            { label: 'First question' },
          ],
          rows: [
            [
              'Stabilized',
              'Occupancy near its market for a year; a stated cap rate',
              'Patience',
              'Is the fee in the income?',
            ],
            [
              'Value-add',
              'Ten points under the market, older interior, no memory care',
              'Work',
              'Why has nobody done it?',
            ],
            [
              'Lease-up',
              'Opened within three years, little or negative income',
              'Risk and cash',
              'What does each month cost until break-even?',
            ],
            [
              'Leased',
              'Type is lease; rent instead of income',
              'Somebody’s promise',
              'What covers the rent, after the fee?',
            ],
            [
              'Land and development',
              'No beds yet, or beds by certificate',
              'Time',
              'Who has the certificate, and does it move?',
            ],
          ],
        },
      ],
    },
    {
      id: 'on-the-page',
      heading: 'What a listing tells you',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Price, or none',
              text: 'A missing price invites offers. It is told by the broker, and a listing without one falls out of every filter by price.',
            },
            {
              term: 'Beds, licensed beds, units',
              text: 'Three numbers. Divide the price by two of them before you compare, and say which when you talk.',
            },
            {
              term: 'Occupancy and average monthly rate',
              text: 'As stated by the seller. Multiply them with the units and you have a revenue to hold against the price.',
            },
            {
              term: 'Cap rate',
              text: 'Stated as well. The page shows it and does not recompute it.',
            },
            { term: 'Year built, license type, care level', text: 'What a lender reads first.' },
            {
              term: 'Status',
              text: 'Active or under contract. A listing under contract is worth a message: some contracts end in the eighth week.',
            },
          ],
        },
      ],
    },
    {
      id: 'screen',
      heading: 'A screen in four lines',
      blocks: [
        {
          kind: 'example',
          title: 'A value-add listing held against itself',
          given: [
            { label: 'Asking price', value: '$6,750,000' },
            { label: 'Units and occupancy', value: '58 at 74%' },
            { label: 'Average monthly rate', value: '$4,650' },
            { label: 'Margin that such a building reaches when full', value: '30%' },
            { label: 'Occupancy you believe in', value: '88%' },
            { label: 'Capital for rooms and kitchen', value: '$900,000' },
          ],
          working: [
            { line: '58 × 74% × $4,650 × 12 months', result: '$2,394,936 of revenue today' },
            { line: '58 × 88% × $4,650 × 12 months', result: '$2,848,032 when settled' },
            { line: '$2,848,032 × 30%', result: '$854,410 of income then' },
            { line: '$854,410 ÷ ($6,750,000 + $900,000)', result: '11.2% on cost' },
            { line: '$854,410 ÷ 8.25%', result: '$10,356,485 of value then' },
          ],
          conclusion:
            'The spread between 11.2 percent on cost and an exit at 8.25 is what you are paid for two years of work. If it were two points instead of three, a stabilized community would pay nearly as well for none. Subtract the losses of the fill-up before you celebrate.',
        },
      ],
    },
    {
      id: 'who-sees',
      heading: 'Why the best ones have no name',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Owners who can afford to wait list confidentially: cover name, region, round numbers. You see enough to screen, and the address after you have an open plan and have written to the broker. Off-market does not mean secret knowledge here. It means a seller who wants to hear from ten people and not from a thousand.',
            'This page is not listed by search engines, and neither are the confidential details behind it.',
          ],
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Filter by care type and state',
              text: 'Where your operator holds a license.',
            },
            {
              title: 'Screen with the four lines',
              text: 'Ten minutes a listing. Keep a note of why you passed.',
            },
            {
              title: 'Contact the broker',
              text: 'Name the operator and the equity in the first message.',
            },
            {
              title: 'Sign, read, visit',
              text: 'The memorandum tells the story; the census of 24 months tells whether it is true.',
            },
          ],
        },
      ],
    },
    {
      id: 'passive',
      heading: 'If you would rather join than buy',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Sponsors offer shares under [Syndication](/syndication). Look at three things before the projected return: how much of their own money is beside yours, which fees they earn whatever happens, and who decides on a sale. Securities rules decide who may be offered what; expect to be asked whether you are accredited.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Browse all communities', to: '/investment-opportunities' },
    { label: 'What the exchange does for investors', to: '/for-investors' },
    { label: 'Run the numbers', to: '/investment-calculator' },
  ],
};
