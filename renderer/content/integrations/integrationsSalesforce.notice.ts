import type { Notice } from '../model.ts';

export const integrationsSalesforce: Notice = {
  lede: 'A connection to Salesforce is not available yet. Export leads, clients and deals as CSV, and forward inquiry e-mails to Salesforce’s own mail service.',
  description:
    'A connection to Salesforce is not available yet. Export leads, clients and deals as CSV, or forward inquiry e-mails into Salesforce.',
  keywords: ['Salesforce', 'CSV export', 'senior living brokerage'],
  next: [
    { label: 'All integrations', to: '/integration-marketplace' },
    { label: 'Ask for this integration', to: '/contact' },
  ],
};
