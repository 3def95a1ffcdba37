import type { ApiPage } from '../apiPage.ts';

export const listings: ApiPage = {
  heading: 'Listings API',
  lede: 'Every live community with price, beds, occupancy and cap rate, open to everyone. Choose columns, filter, sort, and get the result as JSON or CSV.',
  description:
    'Read live senior-living listings by API: columns, filters, sorting, pages with a count, CSV for spreadsheets, photos, and the columns that stay private.',
  keywords: ['listings API', 'REST', 'CSV', 'senior living data', 'PostgREST filters'],
  sections: [
    {
      id: 'first',
      heading: 'First request',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'No account is needed. Only approved listings that are active or under contract are returned. Listings that are in review, sold or withdrawn are visible only to their broker and our team.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'The two highest-priced in Texas, with a count',
          as: 'visitor',
          method: 'GET',
          path: '/rest/v1/listings',
          query: {
            select: 'id,property_name,state,price',
            state: 'eq.TX',
            order: 'price.desc.nullslast',
            limit: '2',
          },
          headers: { prefer: 'count=exact' },
          status: 206,
          answer: {
            json: [
              {
                id: 'dec0de00-0000-4000-8000-000000000220',
                property_name: 'Live Oak at Georgetown',
                state: 'TX',
                price: 40600000,
              },
              {
                id: 'dec0de00-0000-4000-8000-000000000222',
                property_name: 'Project Mesquite',
                state: 'TX',
                price: 30800000,
              },
            ],
          },
        },
      ],
    },
    {
      id: 'columns',
      heading: 'Columns',
      blocks: [
        {
          kind: 'table',
          caption: 'Columns of the listings table',
          columns: [{ label: 'Column' }, { label: 'Is' }, { label: 'Note' }],
          rows: [
            ['property_name', 'Text', 'A code name where is_confidential is true'],
            ['city, state, location', 'Text', 'Location combines city and state'],
            [
              'property_type',
              'One of eighteen values',
              'memory-care, skilled-nursing, ccrc and so on',
            ],
            ['price', 'Whole dollars', 'Null if available on request'],
            [
              'total_units, total_beds, licensed_beds',
              'Whole numbers',
              'Separate values; do not add them',
            ],
            ['occupancy_rate, cap_rate', 'Percent, two decimals', 'As stated by the seller'],
            ['avg_monthly_rate', 'Dollars', 'Per resident per month'],
            ['status', 'active or under_contract', 'Other statuses are not shown'],
            ['amenities', 'List of strings', ''],
            ['created_at, updated_at', 'Moments', 'Use them to find new listings'],
          ],
        },
      ],
    },
    {
      id: 'filters',
      heading: 'Filters and pages',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Equals, in a set',
              text: 'state=eq.MN and property_type=in.(memory-care,assisted-living)',
            },
            {
              term: 'At least, at most',
              text: 'cap_rate=gte.7.5 and price=lte.15000000; the same column can be used twice',
            },
            { term: 'Words', text: 'property_name=ilike.*harbor*' },
            { term: 'Missing', text: 'price=is.null' },
            {
              term: 'Pages',
              text: 'limit and offset, with a sort order that ends in id, or rows repeat when prices are equal',
            },
            {
              term: 'New since',
              text: 'created_at=gt. and the time of your last request, with the plus sign of its offset written as %2B',
            },
          ],
        },
      ],
      exchanges: [
        {
          title: 'Mid-size assisted living, with photos',
          as: 'visitor',
          method: 'GET',
          path: '/rest/v1/listings',
          query: {
            select: 'property_name,total_units,cap_rate,listing_images(image_url,alt_text)',
            property_type: 'eq.assisted-living',
            total_units: 'gte.40',
            order: 'created_at.desc,id',
            limit: '1',
          },
          status: 200,
          answer: {
            json: [
              {
                property_name: 'Dogwood Landing',
                total_units: 90,
                cap_rate: 6.6,
                listing_images: [
                  {
                    image_url: '/facades/assisted-nc-dogwood-landing.svg',
                    alt_text: 'Drawing of a gabled main house between two wings by day',
                  },
                ],
              },
            ],
          },
        },
      ],
    },
    {
      id: 'csv',
      heading: 'CSV export',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Request text/csv to get the same rows with a header line. Use this for [Power BI](/integrations/powerbi) and Excel.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'Three columns as CSV',
          as: 'visitor',
          method: 'GET',
          path: '/rest/v1/listings',
          query: { select: 'state,price,cap_rate', order: 'price.asc.nullslast', limit: '2' },
          headers: { accept: 'text/csv' },
          status: 200,
          answer: { lines: ['state,price,cap_rate', 'MN,2750000,8.99', 'CA,3150000,7.95'] },
        },
      ],
    },
    {
      id: 'closed',
      heading: 'What is not in the table',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Street addresses and coordinates are in a separate table, so filters on listings can’t be used to guess them. Access depends on your plan and is decided row by row. The broker’s name and phone number come from a [separate call](/api-marketplace/broker-contacts).',
          ],
        },
      ],
      exchanges: [
        {
          title: 'A visitor requests street addresses',
          as: 'visitor',
          method: 'GET',
          path: '/rest/v1/listing_addresses',
          query: { select: 'street_address', limit: '1' },
          status: 401,
          answer: {
            json: { code: '42501', message: 'permission denied for table listing_addresses' },
          },
        },
        {
          title: 'A column that does not exist',
          as: 'visitor',
          method: 'GET',
          path: '/rest/v1/listings',
          query: { select: 'seller_phone' },
          status: 400,
          answer: { json: { code: '42703' } },
        },
      ],
    },
  ],
  next: [
    { label: 'Contact a broker', to: '/api-marketplace/broker-contacts' },
    { label: 'View them as a visitor', to: '/investment-opportunities' },
    { label: 'All APIs', to: '/api-marketplace' },
  ],
};
