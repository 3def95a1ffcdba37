import type { Notice } from '../model.ts';

export const integrationsQuickbooks: Notice = {
  lede: 'A connection to QuickBooks is not available yet. Export statements as spreadsheets and share them with buyers in a [deal room](/features/deal-rooms).',
  description:
    'A connection to QuickBooks is not available yet. Export statements as spreadsheets and share them with buyers in a deal room.',
  keywords: ['QuickBooks', 'financial statements', 'small owner'],
  next: [
    { label: 'All integrations', to: '/integration-marketplace' },
    { label: 'Request this integration', to: '/contact' },
  ],
};
