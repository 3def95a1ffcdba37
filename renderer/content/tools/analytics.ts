import type { ContentPage } from '../model.ts';

export const analytics: ContentPage = {
  lede: 'Which figures the exchange keeps, who may see which, and where each is shown.',
  description:
    'An overview of the figures on the exchange: market averages that everybody may see, and the numbers that owners, brokers and operators see of their own.',
  keywords: ['analytics', 'dashboards', 'market figures'],
  sections: [
    {
      id: 'everybody',
      heading: 'For everybody',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'Averages',
              text: 'Price a bed, occupancy and cap rate across states and kinds.',
              to: '/market-analytics',
            },
            {
              title: 'One state',
              text: 'Its distance from the country, and its rank.',
              to: '/market-intelligence',
            },
            {
              title: 'Ranges',
              text: 'How far apart asking figures lie.',
              to: '/advanced-analytics',
            },
            {
              title: 'Scenarios',
              text: 'A grid of incomes and rates in place of a forecast.',
              to: '/predictive-analytics',
            },
          ],
        },
      ],
    },
    {
      id: 'own',
      heading: 'Of your own, once you are signed in',
      blocks: [
        {
          kind: 'table',
          caption: 'What each role finds on its dashboard',
          columns: [{ label: 'Role' }, { label: 'Sees' }, { label: 'Of' }],
          rows: [
            ['Buyer, investor', 'Plan, and broker contacts that are left', 'Their own account'],
            ['Broker, seller', 'Listings used and allowed', 'Their own listings'],
            ['Operator', 'Team, and communities allowed', 'Their own company'],
            ['Vendor', 'Plan and team', 'Their own company'],
            ['Staff', 'Accounts that wait for review', 'The exchange'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The database hands these out row by row to whom they belong. A colleague’s figures are not hidden on the screen; they never leave the server. [Your dashboard](/dashboard) opens on yours.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Open market analytics', to: '/market-analytics' },
    { label: 'Your dashboard', to: '/dashboard' },
  ],
};
