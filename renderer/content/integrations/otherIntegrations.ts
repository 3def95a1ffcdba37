import type { Notice } from '#shared/home/content.ts';

const next: Notice['next'] = [
  { label: 'All integrations', to: '/integration-marketplace' },
  { label: 'Request this integration', to: '/contact' },
];

const connect: Notice['next'] = [
  { label: 'All integrations', to: '/integration-marketplace' },
  { label: 'Open connections', to: '/integrations/connections' },
];

/** Systems without their own route, by slug. */
export const otherIntegrations: readonly (Notice & { readonly slug: string })[] = [
  {
    slug: 'alis',
    showsConnection: true,
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
    slug: 'google-workspace',
    showsConnection: true,
    heading: 'Google Workspace',
    lede: 'Administrators [connect Google Workspace](/integrations/connections) with their own OAuth client. Contacts and events of the primary calendar become records, and later changes follow every hour. Nothing is written to Google. Without a connection, [Clients](/clients) imports the CSV or vCard export of Google Contacts. Tested against the vendor’s public specification.',
    description:
      'Connect Google Workspace to read contacts and calendar events. Tested against the vendor’s public specification.',
    keywords: ['Google Workspace', 'Google Calendar', 'Google Contacts'],
    next: connect,
  },
  {
    slug: 'hubspot',
    showsConnection: true,
    heading: 'HubSpot',
    lede: 'A connection to HubSpot is not available yet. Export leads, clients and deals as CSV for HubSpot’s import, or use the [API](/api-marketplace/records) and [webhooks](/api-marketplace/webhook-events).',
    description:
      'A connection to HubSpot is not available yet. Export leads, clients and deals as CSV and use HubSpot’s import.',
    keywords: ['HubSpot', 'CSV export', 'brokerage CRM'],
    next,
  },
  {
    slug: 'microsoft-365',
    showsConnection: true,
    heading: 'Microsoft 365',
    lede: 'Administrators [connect Microsoft 365](/integrations/connections) with their own app registration. Outlook contacts and events of the default calendar become records. Nothing is written to Microsoft. Without a connection, [Clients](/clients) imports the CSV or vCard export of Outlook. Outlook can also subscribe to your [calendar](/calendar). Tested against the vendor’s public specification.',
    description:
      'Connect Microsoft 365 to read Outlook contacts and calendar events. Tested against the vendor’s public specification.',
    keywords: ['Microsoft 365', 'Outlook calendar', 'Outlook contacts'],
    next: connect,
  },
  {
    slug: 'realpage',
    showsConnection: true,
    heading: 'RealPage',
    lede: 'A connection to RealPage is not available yet. Export leases and renewals as a spreadsheet and share it in a [deal room](/features/deal-rooms).',
    description:
      'A connection to RealPage is not available yet. Export leases and renewals as a spreadsheet and share it in a deal room.',
    keywords: ['RealPage', 'independent living', 'lease export'],
    next,
  },
  {
    slug: 'sage-intacct',
    showsConnection: true,
    heading: 'Sage Intacct',
    lede: 'A connection to Sage Intacct is not available yet. The ledger of a community exports journal entries as a [Sage Intacct CSV](/operator/financial), with your own account numbers.',
    description:
      'A connection to Sage Intacct is not available yet. The ledger of a community exports journal entries as a Sage Intacct CSV.',
    keywords: ['Sage Intacct', 'monthly statements', 'senior living operator'],
    next,
  },
  {
    slug: 'xero',
    showsConnection: true,
    heading: 'Xero',
    lede: 'A connection to Xero is not available yet. The ledger of a community exports journal entries as a [CSV of manual journals](/operator/financial) for Xero’s import, with your own account codes, written after Xero’s published import template.',
    description:
      'A connection to Xero is not available yet. The ledger of a community exports journal entries as a CSV of manual journals.',
    keywords: ['Xero', 'manual journals', 'senior living accounting'],
    next,
  },
  {
    slug: 'zoom',
    showsConnection: true,
    heading: 'Zoom',
    lede: 'Administrators [connect Zoom](/integrations/connections) with their own app. Add a Zoom meeting to an event or tour of the [calendar](/calendar): the link to join appears in the event, and the meeting moves and is deleted with it. The account that signed in hosts all meetings. Tested against the vendor’s public specification.',
    description:
      'Connect Zoom to add meetings to calendar events and tours. Tested against the vendor’s public specification.',
    keywords: ['Zoom', 'video tour', 'meeting link'],
    next: connect,
  },
];
