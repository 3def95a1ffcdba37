import type { Notice } from '../model.ts';

export const integrationsQuickbooks: Notice = {
  lede: 'A connection to QuickBooks is not available yet. The ledger of a community exports journal entries as [QuickBooks Online CSV or QuickBooks Desktop IIF](/operator/financial), with your own account names.',
  description:
    'A connection to QuickBooks is not available yet. The ledger exports journal entries as QuickBooks Online CSV or QuickBooks Desktop IIF.',
  keywords: ['QuickBooks', 'financial statements', 'small owner'],
  next: [
    { label: 'All integrations', to: '/integration-marketplace' },
    { label: 'Request this integration', to: '/contact' },
  ],
};
