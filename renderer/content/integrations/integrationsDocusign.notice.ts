import type { Notice } from '../model.ts';

export const integrationsDocusign: Notice = {
  lede: 'A connection to DocuSign is not available yet. Agreements are [signed in the product](/features/deal-rooms), or you send an envelope from your own account and upload the signed file to the deal room.',
  description:
    'A connection to DocuSign is not available yet. Sign agreements in the product, or upload a signed envelope to the deal room.',
  keywords: ['DocuSign', 'electronic signature', 'NDA'],
  next: [
    { label: 'All integrations', to: '/integration-marketplace' },
    { label: 'Request this integration', to: '/contact' },
  ],
};
