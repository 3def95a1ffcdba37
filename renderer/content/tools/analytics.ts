import type { ContentPage } from '../model.ts';

export const analytics: ContentPage = {
  lede: 'See which figures Haven Exchange provides, who can see them, and where to find them.',
  description:
    'An overview of the figures on Haven Exchange: market averages open to everyone, and the numbers owners, brokers, and operators see for their own business.',
  keywords: ['analytics', 'dashboards', 'market figures'],
  sections: [
    {
      id: 'everybody',
      heading: 'For everyone',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'Averages',
              text: 'Price per bed, occupancy, and cap rate by state and type.',
              to: '/market-analytics',
            },
            {
              title: 'One state',
              text: 'How a state compares with the national average, and its rank.',
              to: '/market-intelligence',
            },
            {
              title: 'Ranges',
              text: 'How widely asking figures vary.',
              to: '/advanced-analytics',
            },
            {
              title: 'Scenarios',
              text: 'A grid of incomes and cap rates instead of a price forecast.',
              to: '/predictive-analytics',
            },
            {
              title: 'Market insights',
              text: 'After you sign in: occupancy, wages, and people by place, with trends and a map.',
              to: '/market-insights',
            },
          ],
        },
      ],
    },
    {
      id: 'own',
      heading: 'Your own figures after you sign in',
      blocks: [
        {
          kind: 'table',
          caption: 'What each role sees on its dashboard',
          columns: [{ label: 'Role' }, { label: 'What it shows' }, { label: 'Of' }],
          rows: [
            ['Buyer, investor', 'Plan and remaining broker contacts', 'Their own account'],
            ['Broker, seller', 'Listings used and allowed', 'Their own listings'],
            ['Operator', 'Team and communities allowed', 'Their own company'],
            ['Vendor', 'Plan and team', 'Their own company'],
            ['Staff', 'Accounts waiting for review', 'All of Haven Exchange'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The database returns these figures row by row, only to the accounts they belong to. A colleague’s figures aren’t just hidden on the screen. They never leave the server. See yours on [your dashboard](/dashboard).',
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
