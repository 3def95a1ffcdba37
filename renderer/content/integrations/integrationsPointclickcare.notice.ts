import type { Notice } from '#shared/home/content.ts';

export const integrationsPointclickcare: Notice = {
  showsConnection: true,
  lede: 'A connection to PointClickCare is not available yet, because PointClickCare publishes no open specification to build and test it with. Export census and payor days as counts, without resident names, and share the file in a [deal room](/features/deal-rooms).',
  description:
    'A connection to PointClickCare is not available yet. Export census and payor days as counts and share the file in a deal room.',
  keywords: ['PointClickCare', 'census export', 'skilled nursing'],
  next: [
    { label: 'All integrations', to: '/integration-marketplace' },
    { label: 'Request this integration', to: '/contact' },
  ],
};
