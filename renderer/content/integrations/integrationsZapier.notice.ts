import type { Notice } from '#shared/home/content.ts';

export const integrationsZapier: Notice = {
  showsConnection: true,
  lede: 'A Zapier app is not available yet. Webhooks by Zapier can receive your [signed webhooks](/api-marketplace/webhook-events) and [poll the API](/api-marketplace/records#polling) with a key: lists start with the newest record, and each record keeps its ID.',
  description:
    'A Zapier app is not available yet. Webhooks by Zapier can receive signed webhooks and call the API with a key.',
  keywords: ['Zapier', 'webhooks', 'automation'],
  next: [
    { label: 'All integrations', to: '/integration-marketplace' },
    { label: 'Request this integration', to: '/contact' },
  ],
};
