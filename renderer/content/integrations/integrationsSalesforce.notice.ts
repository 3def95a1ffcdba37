import type { Notice } from '#shared/home/content.ts';

export const integrationsSalesforce: Notice = {
  showsConnection: true,
  lede: 'Administrators [connect Salesforce](/integrations/connections) with their own connected app. Accounts become companies, contacts become contacts, and later changes follow every hour. Writing to Salesforce is not available yet. Tested against the vendor’s public specification.',
  description:
    'Connect Salesforce to read accounts and contacts. Tested against the vendor’s public specification.',
  keywords: ['Salesforce', 'CSV export', 'senior living brokerage'],
  next: [
    { label: 'All integrations', to: '/integration-marketplace' },
    { label: 'Open connections', to: '/integrations/connections' },
  ],
};
