import type { Notice } from '../model.ts';

export const integrationsSalesforce: Notice = {
  lede: 'A connection to Salesforce is not available yet. Export leads, clients and deals as CSV, and forward inquiry emails to Salesforce’s own email service.',
  description:
    'A connection to Salesforce is not available yet. Export leads, clients and deals as CSV, or forward inquiry emails to Salesforce.',
  keywords: ['Salesforce', 'CSV export', 'senior living brokerage'],
  next: [
    { label: 'All integrations', to: '/integration-marketplace' },
    { label: 'Request this integration', to: '/contact' },
  ],
};
