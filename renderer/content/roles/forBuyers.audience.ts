import { PLANS } from '#shared/account/billing/plans.ts';
import { formatPrice } from '#shared/format/money.ts';
import type { ContentPage } from '../model.ts';

const { basic, starter, professional } = PLANS;

export const forBuyers: ContentPage = {
  lede: 'You are buying a building, a license you have to apply for, a payroll, and the trust of eighty families, all on one day. Here is how Haven Exchange helps you choose a community and know your price before you ask for its name.',
  description:
    'Buying an assisted living, memory care, or nursing community: what you see without paying, how to set your maximum price, and what to check first.',
  keywords: [
    'buy assisted living facility',
    'senior living for sale',
    'memory care acquisition',
    'buyer due diligence',
  ],
  sections: [
    {
      id: 'what-opens',
      heading: 'What you can see at each step',
      blocks: [
        {
          kind: 'table',
          caption: 'Buyer access by account',
          columns: [{ label: 'You are' }, { label: 'You see' }, { label: 'You can do' }],
          rows: [
            [
              'A visitor',
              'Live listings with care type, state, licensed beds, units, occupancy, and the price if listed',
              'Search, and read all public pages',
            ],
            [
              `A member on ${basic.name}, free`,
              'The same, plus your own dashboard',
              'Save what you find',
            ],
            [
              `A subscriber, from ${formatPrice(starter.monthlyCents)} a month`,
              'Street addresses of non-confidential listings',
              `Contact brokers: ${starter.contactsPerMonth} a month on ${starter.name}, any number on ${professional.name}`,
            ],
            [
              'A subscriber who has contacted the broker',
              'The address of that confidential listing, with the broker’s name and phone number',
              'Sign the NDA and receive the memorandum',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The most important step is from the third row to the fourth. A seller keeps a name confidential for good reason, because staff read the internet too. You get access one listing at a time, by identifying yourself to the broker.',
          ],
        },
      ],
    },
    {
      id: 'ceiling',
      heading: 'Set your ceiling before you fall in love',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'First-time buyers ask what share of the price a bank will lend. Banks ask whether the income supports the loan. Start with income, work down to the loan, and add your equity. The result is the most you can pay, whatever the seller asks.',
          ],
        },
        {
          kind: 'example',
          title: 'The most a buyer with $1,900,000 can pay',
          given: [
            { label: 'Normalized income of the community', value: '$560,000' },
            { label: 'Coverage the bank requires', value: '1.35' },
            { label: 'Annual payments per dollar of loan', value: '8.6%' },
            { label: 'Equity after costs and working capital', value: '$1,900,000' },
          ],
          working: [
            { line: '$560,000 ÷ 1.35', result: '$414,815 for debt service' },
            { line: '$414,815 ÷ 8.6%', result: '$4,823,430 of loan' },
            { line: '$4,823,430 + $1,900,000', result: '$6,723,430 maximum price' },
            { line: '$560,000 ÷ $6,723,430', result: '8.33% cap rate' },
          ],
          conclusion:
            'A listing at $7,500,000 with this income is out of reach. This calculation takes four lines. Finding out from a lender takes two months and costs you the appraisal.',
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'Normalized income is income after a market management fee and reserves. [Cap rates](/help/cap-rates) shows the adjustments one by one.',
        },
      ],
    },
    {
      id: 'order',
      heading: 'Check the likeliest deal breakers first',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Who holds the license, and how you get one',
              text: 'Read the state’s change of ownership rule before the income statement. Without an operator the state will accept, nothing else matters.',
              takes: '30–90 days to obtain, longer in busy states',
            },
            {
              title: 'Three years of surveys',
              text: 'With corrections and revisits. You look for the same citation twice.',
            },
            {
              title: 'Rent roll against bank deposits',
              text: 'Pick three months. The difference often shows concessions.',
            },
            {
              title: 'Care levels against charges',
              text: 'If residents need more care than they pay for, you can either raise their rates or take over the loss.',
            },
            {
              title: 'Wages against the market',
              text: 'If the community pays two dollars less than its neighbors, budget the raise in your first year.',
            },
            {
              title: 'The building',
              text: 'Roof, boilers, elevator, sprinklers, generator. These come last because you can put a price on them.',
              takes: 'Reports 4–6 weeks',
            },
          ],
        },
      ],
    },
    {
      id: 'kinds',
      heading: 'Choosing your first community',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'A small board and care home',
              text: 'Little capital, but you cover the night shift yourself. You are buying a job as much as an income.',
            },
            {
              term: 'A stabilized assisted living community',
              text: 'Banks know this type and operators will manage it. You pay for that in the price.',
            },
            {
              term: 'A half-empty community in a good town',
              text: 'The price assumes a recovery. Find out why it is empty first. You can replace a weak administrator, but you can’t change a weak location.',
            },
            {
              term: 'A nursing facility',
              text: 'Returns are high because the risk is: Medicare and Medicaid set your revenue and survey your work. Don’t make it your first purchase without a partner who has done it before.',
            },
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Do I need to live near the community I buy?',
      answer:
        'No, but a person with authority should be able to get there within two hours. Include the cost of that person when you set your maximum price.',
    },
    {
      question: 'Should I hire a broker as a buyer?',
      answer:
        'If you have not closed in this state before, usually yes. Settle the agent’s fee in writing, and tell the listing broker about your agent right away.',
    },
  ],
  next: [
    { label: 'Browse all communities', to: '/investment-opportunities' },
    { label: 'Take the buyer tour', to: '/tours/buyer' },
    { label: 'Write a first message that gets a reply', to: '/help/contacting-brokers' },
  ],
};
