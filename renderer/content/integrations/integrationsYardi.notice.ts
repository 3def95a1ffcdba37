import type { Notice } from '#shared/home/content.ts';

export const integrationsYardi: Notice = {
  showsConnection: true,
  lede: 'A connection to Yardi is not available yet, because Yardi publishes no open specification to build and test it with. Export the rent roll and twelve months of ledger as spreadsheets and share them in a [deal room](/features/deal-rooms).',
  description:
    'A connection to Yardi is not available yet. Export the rent roll and ledger as spreadsheets and share them in a deal room.',
  keywords: ['Yardi', 'rent roll', 'general ledger'],
  next: [
    { label: 'All integrations', to: '/integration-marketplace' },
    { label: 'Request this integration', to: '/contact' },
  ],
};
