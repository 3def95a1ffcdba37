import type { ApiPage } from '../apiPage.ts';

const ROOT = '/functions/v1/api/v1';

export const warehouseFiles: ApiPage = {
  heading: 'Warehouse files',
  lede: 'Download your records as CSV or Parquet for a data warehouse or a report, and listings as a feed with RESO names.',
  description:
    'CSV and Parquet snapshots of records with an API key, up to 5,000 rows a file, and a listing feed with field names of the RESO Data Dictionary.',
  keywords: ['Parquet', 'CSV', 'data warehouse', 'RESO', 'listing feed'],
  sections: [
    {
      id: 'snapshots',
      heading: 'Snapshots',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Format.** format=csv or format=parquet. Lists such as tags are JSON text.',
            '**Rows.** Up to 5,000 per file. The Link header has the URL of the next file.',
            '**Filters** are those of the resource’s list, such as updated_at[after].',
            '**Limits.** Each 200 rows count as one request of the key.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'Saved searches as CSV, here only the line of names',
          as: 'key',
          method: 'GET',
          path: `${ROOT}/snapshots/saved_searches`,
          query: { 'created_at[after]': '2100-01-01' },
          status: 200,
          answer: {
            lines: ['id,name,facets,words,cadence,on_new,on_price,on_status,is_paused,created_at'],
          },
        },
        {
          title: 'A format that doesn’t exist',
          as: 'key',
          method: 'GET',
          path: `${ROOT}/snapshots/contacts`,
          query: { format: 'xlsx' },
          status: 400,
          answer: {
            json: {
              status: 400,
              code: 'invalid_parameter',
              errors: [{ pointer: 'format', message: 'Use csv or parquet.' }],
            },
          },
        },
      ],
    },
    {
      id: 'listing-feed',
      heading: 'Listing feed',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The feed has the listings that your key can read, with field names of the RESO Data Dictionary. Fields that it doesn’t define start with Haven_. It is not a certified RESO Web API.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'The newest listing',
          as: 'key',
          method: 'GET',
          path: `${ROOT}/reso/Property`,
          query: { $top: '1' },
          status: 200,
          answer: {
            json: {
              value: [
                {
                  ListingKey: '6f9e2d9c-33a5-4d83-8b34-0c7a5a7c1f02',
                  BuildingName: 'Maple Court',
                  City: 'Duluth',
                  StateOrProvince: 'MN',
                  StandardStatus: 'Active',
                },
              ],
            },
          },
        },
      ],
    },
  ],
  next: [
    { label: 'All APIs', to: '/api-marketplace' },
    { label: 'Records API', to: '/api-marketplace/records' },
  ],
};
