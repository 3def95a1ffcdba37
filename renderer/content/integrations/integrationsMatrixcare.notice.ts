import type { Notice } from '#shared/home/content.ts';

export const integrationsMatrixcare: Notice = {
  showsConnection: true,
  lede: 'A connection to MatrixCare is not available yet, because MatrixCare publishes no open specification to build and test it with. Export monthly census and care-level counts, without resident names, and share the spreadsheet in a [deal room](/features/deal-rooms).',
  description:
    'A connection to MatrixCare is not available yet. Export census and care levels as counts and share the spreadsheet in a deal room.',
  keywords: ['MatrixCare', 'care levels', 'life plan community'],
  next: [
    { label: 'All integrations', to: '/integration-marketplace' },
    { label: 'Request this integration', to: '/contact' },
  ],
};
