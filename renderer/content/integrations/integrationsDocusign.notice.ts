import type { Notice } from '#shared/home/content.ts';

export const integrationsDocusign: Notice = {
  showsConnection: true,
  lede: 'Administrators [connect DocuSign](/integrations/connections) with their own app. Managers of a [deal room](/features/deal-rooms) then send a PDF for signature to people who can open it, follow its status, and get the signed PDF back in the same folder. NDAs and offers are signed in the product. Tested against the vendor’s public specification.',
  description:
    'Connect DocuSign to send documents of a deal room for signature. Tested against the vendor’s public specification.',
  keywords: ['DocuSign', 'electronic signature', 'deal room'],
  next: [
    { label: 'All integrations', to: '/integration-marketplace' },
    { label: 'Open connections', to: '/integrations/connections' },
  ],
};
