import type { ApiPage } from '../apiPage.ts';

export const listings: ApiPage = {
  heading: 'Listings interface',
  lede: 'Every live community with price, beds, occupancy and cap rate, for whoever asks. Choose the columns, filter, order, and take the answer as JSON or as a table for a spreadsheet.',
  description:
    'Read live senior-living listings by program: columns, filters, order, pages with a count, CSV for spreadsheets, pictures, and the columns that stay closed.',
  keywords: ['listings API', 'REST', 'CSV', 'senior living data', 'PostgREST filters'],
  sections: [
    {
      id: 'first',
      heading: 'A first request',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'No account is needed. Only approved listings that are active or under contract are there; what awaits review, is sold or was withdrawn is seen by its broker and by staff.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'The two dearest in Texas, with a count',
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
          caption: 'What a row of listings carries',
          columns: [{ label: 'Column' }, { label: 'Is' }, { label: 'Note' }],
          rows: [
            ['property_name', 'Text', 'A cover name where is_confidential is true'],
            ['city, state, location', 'Text', 'The last is made of the first two'],
            [
              'property_type',
              'One of eighteen words',
              'memory-care, skilled-nursing, ccrc and so on',
            ],
            ['price', 'Whole dollars', 'Null where it is told on request'],
            [
              'total_units, total_beds, licensed_beds',
              'Whole numbers',
              'Kept apart; do not add them',
            ],
            ['occupancy_rate, cap_rate', 'Percent, two decimals', 'As the seller states them'],
            ['avg_monthly_rate', 'Dollars', 'For a resident and month'],
            ['status', 'active or under_contract', 'The others are not shown'],
            ['amenities', 'A list of texts', ''],
            ['created_at, updated_at', 'Moments', 'For asking what is new'],
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
              term: 'Equal, in a set',
              text: 'state=eq.MN and property_type=in.(memory-care,assisted-living)',
            },
            {
              term: 'At least, at most',
              text: 'cap_rate=gte.7.5 and price=lte.15000000; the same column may stand twice',
            },
            { term: 'Words', text: 'property_name=ilike.*harbor*' },
            { term: 'Missing', text: 'price=is.null' },
            {
              term: 'Pages',
              text: 'limit and offset, with an order that ends in id, or rows repeat when prices are equal',
            },
            {
              term: 'New since',
              text: 'created_at=gt. and the moment of your last look, with the plus sign of its offset written as %2B',
            },
          ],
        },
      ],
      exchanges: [
        {
          title: 'Assisted living of middle size, with its pictures',
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
      heading: 'As a spreadsheet',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Ask for text/csv and the same rows come with a line of names. That is what [Power BI](/integrations/powerbi) and Excel want.',
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
      heading: 'What is in no column',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Street and coordinates lie in a table of their own, so that no clever filter on listings can guess them. Whose plan opens it is decided there, row by row. The broker’s name and number are told by a [call](/api-marketplace/broker-contacts).',
          ],
        },
      ],
      exchanges: [
        {
          title: 'A visitor asks for streets',
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
    { label: 'Write to a broker', to: '/api-marketplace/broker-contacts' },
    { label: 'See them as a visitor', to: '/investment-opportunities' },
    { label: 'All parts', to: '/api-marketplace' },
  ],
};
