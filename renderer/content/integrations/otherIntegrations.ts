import type { Notice } from '../model.ts';

const next: Notice['next'] = [
  { label: 'All integrations', to: '/integration-marketplace' },
  { label: 'Request this integration', to: '/contact' },
];

/** Systems without their own route, by slug. */
export const otherIntegrations: readonly (Notice & { readonly slug: string })[] = [
  {
    slug: 'alis',
    heading: 'ALIS',
    lede: 'A connection to ALIS is not available yet. Export care levels, charges and move-outs as counts, without resident names, and share the file in a [deal room](/features/deal-rooms).',
    description:
      'A connection to ALIS is not available yet. Export care levels, charges and move-outs as counts and share the file in a deal room.',
    keywords: ['ALIS', 'assisted living', 'care levels'],
    next,
  },
  {
    slug: 'dropbox-sign',
    heading: 'Dropbox Sign',
    lede: 'Deal room NDAs and the buyer agreement can be signed through Dropbox Sign where the administrator has connected it. Other documents are [signed in the product](/features/deal-rooms) or uploaded after signing.',
    description:
      'Deal room NDAs and the buyer agreement can be signed through Dropbox Sign where the administrator has connected it.',
    keywords: ['Dropbox Sign', 'electronic signature', 'NDA'],
    next,
  },
  {
    slug: 'hubspot',
    heading: 'HubSpot',
    lede: 'A connection to HubSpot is not available yet. Export leads, clients and deals as CSV for HubSpot’s import, or use the [API](/api-marketplace/records) and [webhooks](/api-marketplace/webhook-events).',
    description:
      'A connection to HubSpot is not available yet. Export leads, clients and deals as CSV and use HubSpot’s import.',
    keywords: ['HubSpot', 'CSV export', 'brokerage CRM'],
    next,
  },
  {
    slug: 'microsoft-365',
    heading: 'Microsoft 365',
    lede: 'Outlook can subscribe to your [calendar](/calendar), your calendar can show an Outlook calendar by its link, and exported lists open in Excel. A connection to SharePoint or Microsoft sign-in is not available yet.',
    description:
      'Outlook can subscribe to your Haven Exchange calendar, and exported lists open in Excel. A SharePoint connection is not available yet.',
    keywords: ['Microsoft 365', 'Outlook calendar', 'Excel export'],
    next,
  },
  {
    slug: 'realpage',
    heading: 'RealPage',
    lede: 'A connection to RealPage is not available yet. Export leases and renewals as a spreadsheet and share it in a [deal room](/features/deal-rooms).',
    description:
      'A connection to RealPage is not available yet. Export leases and renewals as a spreadsheet and share it in a deal room.',
    keywords: ['RealPage', 'independent living', 'lease export'],
    next,
  },
  {
    slug: 'sage-intacct',
    heading: 'Sage Intacct',
    lede: 'A connection to Sage Intacct is not available yet. The ledger of a community exports journal entries as a [Sage Intacct CSV](/operator/financial), with your own account numbers.',
    description:
      'A connection to Sage Intacct is not available yet. The ledger of a community exports journal entries as a Sage Intacct CSV.',
    keywords: ['Sage Intacct', 'monthly statements', 'senior living operator'],
    next,
  },
];
