import { PLANS } from '#shared/billing/plans.ts';
import { formatPrice } from '#shared/format/money.ts';
import type { ContentPage } from '../model.ts';

const { basic, starter, professional } = PLANS;

export const forBuyers: ContentPage = {
  lede: 'You buy a building, a license to apply for, a payroll and eighty families’ trust, on one day. Here is how the exchange helps you choose which, and how to know your price before you ask for the name.',
  description:
    'Buying an assisted living, memory care or nursing community: what you see without paying, how to set your own ceiling price, and what to check in order.',
  keywords: [
    'buy assisted living facility',
    'senior living for sale',
    'memory care acquisition',
    'buyer due diligence',
  ],
  sections: [
    {
      id: 'what-opens',
      heading: 'What opens, and when',
      blocks: [
        {
          kind: 'table',
          caption: 'What a buyer sees at each step',
          columns: [{ label: 'You are' }, { label: 'You see' }, { label: 'You can do' }],
          rows: [
            [
              'A visitor',
              'Live listings with care type, state, licensed beds, units, occupancy, and the price where it is stated',
              'Search, and read everything public',
            ],
            [
              `A member on ${basic.name}, free`,
              'The same, with a desk of your own',
              'Keep what you found',
            ],
            [
              `A subscriber, from ${formatPrice(starter.monthlyCents)} a month`,
              'Street addresses of listings that are not confidential',
              `Contact brokers: ${starter.contactsPerMonth} a month on ${starter.name}, any number on ${professional.name}`,
            ],
            [
              'A subscriber who has contacted the broker',
              'The address of that confidential listing, with the broker’s name and number',
              'Sign the NDA and receive the memorandum',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The line that matters runs between the last two rows. A seller who hides a name is not being difficult; her nurses read the internet. You pass that line one listing at a time, by saying who you are.',
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
            'First-time buyers ask what share of the price a bank lends. Banks ask whether the income carries the loan. So start from income, work down to the loan, add your equity, and you have the most you can pay whatever the seller asks.',
          ],
        },
        {
          kind: 'example',
          title: 'The most a buyer with $1,900,000 can pay',
          given: [
            { label: 'Normalized income of the community', value: '$560,000' },
            { label: 'Coverage the bank wants', value: '1.35' },
            { label: 'Yearly payments for each dollar of loan', value: '8.6%' },
            { label: 'Equity, after costs and working capital', value: '$1,900,000' },
          ],
          working: [
            { line: '$560,000 ÷ 1.35', result: '$414,815 for debt service' },
            { line: '$414,815 ÷ 8.6%', result: '$4,823,430 of loan' },
            { line: '$4,823,430 + $1,900,000', result: '$6,723,430 at most' },
            { line: '$560,000 ÷ $6,723,430', result: '8.33% cap rate' },
          ],
          conclusion:
            'A listing that asks $7,500,000 on this income is out of reach, however much you like it. Knowing that costs four lines; learning it from a lender costs two months and the appraisal.',
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'Normalized income means after a market management fee and reserves. [Cap rates](/help/cap-rates) shows the adjustments one by one.',
        },
      ],
    },
    {
      id: 'order',
      heading: 'Check in the order of what kills deals',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Whose license, and how do you get one',
              text: 'Read the state’s rule on change of ownership before the income statement. Without an operator the state will accept, nothing else matters.',
              takes: '30–90 days to obtain, longer in busy states',
            },
            {
              title: 'Three years of surveys',
              text: 'With corrections and revisits. You look for the same citation twice.',
            },
            {
              title: 'Rent roll against bank deposits',
              text: 'Pick three months. Concessions live in the difference.',
            },
            {
              title: 'Care levels against charges',
              text: 'Residents who need more than they pay for are a raise for you, or a loss you are buying.',
            },
            {
              title: 'Wages against the market',
              text: 'If the place pays two dollars under its neighbors, your first year contains the increase.',
            },
            {
              title: 'The building',
              text: 'Roof, boilers, elevator, sprinklers, generator. It comes last because it can be priced.',
              takes: 'Reports 4–6 weeks',
            },
          ],
        },
      ],
    },
    {
      id: 'kinds',
      heading: 'Which community is your first',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'A small board and care home',
              text: 'Little capital and no distance between you and the night shift. You buy a job as much as an income.',
            },
            {
              term: 'A stabilized assisted living community',
              text: 'Banks know it, operators will manage it, and you pay for that ease in the price.',
            },
            {
              term: 'Half-empty, in a good town',
              text: 'Priced on hope. Find out why before you find out how much: a poor administrator can be replaced and a poor corner cannot.',
            },
            {
              term: 'A nursing facility',
              text: 'High rates of return because Medicare and Medicaid set your revenue and survey your work. Not a first purchase without somebody who has done it.',
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
        'No, but somebody with authority should be able to stand in the lobby within two hours. Count what that person costs when you set your ceiling.',
    },
    {
      question: 'Should I hire a broker as a buyer?',
      answer:
        'If you have not closed in this state before, usually. Agree in writing who pays, and say in your first message that you are represented.',
    },
  ],
  next: [
    { label: 'Browse all communities', to: '/investment-opportunities' },
    { label: 'Take the buyer’s tour', to: '/tours/buyer' },
    { label: 'Write a first message that is answered', to: '/help/contacting-brokers' },
  ],
};
