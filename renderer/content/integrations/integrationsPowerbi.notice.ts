import type { Notice } from '../model.ts';

export const integrationsPowerbi: Notice = {
  lede: 'A Power BI connector is not available yet. Power BI can read live listings through the [listings API](/api-marketplace/listings) and your own records as [CSV or Parquet files](/api-marketplace/warehouse-files).',
  description:
    'A Power BI connector is not available yet. Power BI can read live listings as CSV or JSON through the listings API.',
  keywords: ['Power BI', 'listings API', 'CSV'],
  next: [
    { label: 'All integrations', to: '/integration-marketplace' },
    { label: 'Request this integration', to: '/contact' },
  ],
};
