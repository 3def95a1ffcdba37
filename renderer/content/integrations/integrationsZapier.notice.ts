import type { Notice } from '../model.ts';

export const integrationsZapier: Notice = {
  lede: 'A Zapier app and outgoing webhooks are not available yet. An automation can read the [listings API](/api-marketplace/listings) or act on emails the product sends you.',
  description:
    'A Zapier app and outgoing webhooks are not available yet. An automation can read the listings API or act on emails from the product.',
  keywords: ['Zapier', 'webhooks', 'automation'],
  next: [
    { label: 'All integrations', to: '/integration-marketplace' },
    { label: 'Request this integration', to: '/contact' },
  ],
};
