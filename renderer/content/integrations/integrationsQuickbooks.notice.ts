import type { Notice } from '#shared/home/content.ts';

export const integrationsQuickbooks: Notice = {
  showsConnection: true,
  lede: 'Administrators [connect QuickBooks Online](/integrations/connections) with their own Intuit app. Journal entries of closed months are sent once, with the account names of the [ledger](/operator/financial). Nothing is read from QuickBooks except its accounts. The ledger also exports CSV and IIF files. Tested against the vendor’s public specification.',
  description:
    'Connect QuickBooks Online to send journal entries of closed months. Tested against the vendor’s public specification.',
  keywords: ['QuickBooks Online', 'journal entries', 'month close'],
  next: [
    { label: 'All integrations', to: '/integration-marketplace' },
    { label: 'Open connections', to: '/integrations/connections' },
  ],
};
