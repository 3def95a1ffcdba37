import type { Notice } from '../model.ts';

export const integrationsSalesforce: Notice = {
  lede: 'A connection to Salesforce is not available yet. Export leads, clients and deals as CSV, or build your own sync with the [API](/api-marketplace/records) and [webhooks](/api-marketplace/webhook-events).',
  description:
    'A connection to Salesforce is not available yet. Export leads, clients and deals as CSV, or use the API and webhooks.',
  keywords: ['Salesforce', 'CSV export', 'senior living brokerage'],
  next: [
    { label: 'All integrations', to: '/integration-marketplace' },
    { label: 'Request this integration', to: '/contact' },
  ],
};
