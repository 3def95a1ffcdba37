import { PLANS } from '#shared/account/billing/plans.ts';
import { formatPrice } from '#shared/format/money.ts';
import type { ContentPage } from '../model.ts';

const { basic, starter, professional } = PLANS;

export const forBuyers: ContentPage = {
  lede: 'Search communities in a sentence, see beds, occupancy and cap rate on each, and go from NDA to sealed offer in one place.',
  shot: {
    name: 'search',
    alt: 'Communities for sale as rows with price, price per unit, beds, occupancy and cap rate, below search and filters',
  },
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
      id: 'tools',
      heading: 'What you work with',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'Search and map',
              text: 'Filters, sentence search and a map of every market.',
              to: '/investment-opportunities',
            },
            {
              title: 'Alerts',
              text: 'Saved searches that report new communities and price changes.',
              to: '/search-alerts',
            },
            {
              title: 'Compare',
              text: 'Up to six communities side by side, on one basis.',
              to: '/property-comparison-tool',
            },
            {
              title: 'Deal room and offers',
              text: 'Sign the NDA, read diligence, submit a letter of intent.',
              to: '/deal-rooms',
            },
          ],
        },
      ],
    },
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
  ],
  next: [
    { label: 'Browse all communities', to: '/investment-opportunities' },
    { label: 'Take the buyer tour', to: '/tours/buyer' },
    { label: 'Write a first message that gets a reply', to: '/help/contacting-brokers' },
  ],
};
