import type { Notice } from '#shared/home/content.ts';

export const integrationsPowerbi: Notice = {
  showsConnection: true,
  lede: 'Administrators [connect Power BI](/integrations/connections) with their own app registration. Deals, leads, properties, transactions and communities that they can see replace the tables of a push semantic model once a day, without contact details and notes. Power BI can also read [CSV or Parquet files](/api-marketplace/warehouse-files). Tested against the vendor’s public specification.',
  description:
    'Connect Power BI to report on deals, leads, properties and transactions. Tested against the vendor’s public specification.',
  keywords: ['Power BI', 'push semantic model', 'reports'],
  next: [
    { label: 'All integrations', to: '/integration-marketplace' },
    { label: 'Open connections', to: '/integrations/connections' },
  ],
};
