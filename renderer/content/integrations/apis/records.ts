import type { ApiPage } from '../apiPage.ts';

const ROOT = '/functions/v1/api/v1';

export const records: ApiPage = {
  heading: 'Records API',
  lede: 'Read and change contacts, deals, leads, tasks, events and more with an API key. A key can do what its owner can do, within its permissions, and nothing else.',
  description:
    'API keys with permissions, cursor pages, filters, idempotent writes, ETags, batches, stable error codes and rate limits for your own records.',
  keywords: ['API key', 'contacts API', 'deals API', 'OpenAPI', 'idempotency'],
  sections: [
    {
      id: 'start',
      heading: 'First request',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Create a key under [API keys](/api-marketplace/keys) and send it as a bearer token. The secret is shown once. The OpenAPI 3.1 document is at /functions/v1/api/v1/openapi.json and needs no key.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'The key of the request',
          as: 'key',
          method: 'GET',
          path: `${ROOT}/key`,
          status: 200,
          answer: {
            json: {
              id: 'c7d1f5c0-5f0e-4f0a-9a53-0b8f7b0f1a11',
              name: 'Reporting script',
              scopes: ['contacts:read', 'deals:read'],
              expires_at: null,
            },
          },
        },
        {
          title: 'A wrong, expired, or revoked key',
          as: 'visitor',
          method: 'GET',
          path: `${ROOT}/contacts`,
          status: 401,
          answer: { json: { status: 401, code: 'invalid_key' } },
        },
      ],
    },
    {
      id: 'sandbox',
      heading: 'Sandbox',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Create a sandbox under [API keys](/api-marketplace/keys) to try requests on sample data. Its keys start with hvn_test_, read and change only its records, and reach no one: nothing is emailed, messaged or published. Public listings and vendors are the real ones.',
            'Webhook endpoints can get the events of the sandbox. It has up to 1,000 records of a kind, and a reset replaces them with new sample data. It stops working while your account is suspended.',
          ],
        },
      ],
    },
    {
      id: 'resources',
      heading: 'Resources',
      blocks: [
        {
          kind: 'table',
          caption: 'What a key can be given',
          columns: [{ label: 'Resource' }, { label: 'Permissions' }, { label: 'Note' }],
          rows: [
            ['contacts, companies, deals, leads', 'read, write', 'Deleting moves to the trash'],
            ['events, properties, transactions', 'read, write', 'Deleting moves to the trash'],
            ['tasks, saved_searches', 'read, write', 'Deleting is final'],
            ['messages, conversations', 'read, write', 'Write sends a message'],
            ['listings, vendors', 'read', 'Those you can see in the app'],
            ['documents', 'read', 'Name, size, and type'],
            ['projects, courses', 'read', 'Your own'],
            ['communities, census, work_orders', 'read', 'Communities you work for'],
          ],
        },
      ],
    },
    {
      id: 'lists',
      heading: 'Lists',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Pages',
              text: 'limit, 1 to 200, and after, the next value of the previous page',
            },
            { term: 'Filters', text: 'stage=nda, price[at_least]=5000000, tags[any_of]=hot,warm' },
            {
              term: 'Changes',
              text: 'updated_at[after] with a time, for records that changed since',
            },
            { term: 'Fields', text: 'fields=name,price returns these and the ID' },
            { term: 'Search and sort', text: 'search with words, sort=name or sort=-created_at' },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'An unknown parameter is refused, so a misspelled filter never returns everything.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'Contacts by name, two fields',
          as: 'key',
          method: 'GET',
          path: `${ROOT}/contacts`,
          query: { sort: 'name', limit: '1', fields: 'name,role' },
          status: 200,
          answer: {
            json: {
              data: [{ id: '7a9c4d7e-0a0f-4b39-8f53-6d9b3f1f2a10', name: 'Ada Buyer', role: null }],
              next: null,
            },
          },
        },
        {
          title: 'A misspelled filter',
          as: 'key',
          method: 'GET',
          path: `${ROOT}/deals`,
          query: { stagee: 'nda' },
          status: 400,
          answer: {
            json: {
              status: 400,
              code: 'invalid_parameter',
              errors: [{ pointer: 'stagee', message: 'Unknown parameter.' }],
            },
          },
        },
      ],
    },
    {
      id: 'polling',
      heading: 'Poll for new records',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Without sort, the newest record is first, each record has an ID that never changes, and one page has up to 200. A trigger that remembers IDs, such as Webhooks by Zapier, can read the first page again and again.',
            'To miss nothing between two polls, follow these steps for each list:',
          ],
        },
        {
          kind: 'list',
          items: [
            'Remember the newest created_at that you have read, and the IDs of the last ten minutes.',
            'Ask for created_at[after] with that time less ten minutes, and follow next until it is null. A long import can add records with a time that is minutes old.',
            'Use each record whose ID you don’t know. Records of one moment have the same time, so compare IDs, not times.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'A record that becomes visible later, such as a listing at its approval, keeps the time it was created. Filter by updated_at[after] to find it. When you lose access to a record, it is missing from the next page, and nothing else changes. work_orders have requested_at instead, and conversations and projects have no time filter: read their first page.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'Contacts added since a time',
          as: 'key',
          method: 'GET',
          path: `${ROOT}/contacts`,
          query: {
            'created_at[after]': '2024-11-23T15:50:00Z',
            limit: '200',
            fields: 'name,created_at',
          },
          status: 200,
          answer: {
            json: {
              data: [
                {
                  id: '7a9c4d7e-0a0f-4b39-8f53-6d9b3f1f2a10',
                  name: 'Ada Buyer',
                  created_at: '2026-11-23T15:58:12.408215+00:00',
                },
              ],
              next: null,
            },
          },
        },
      ],
    },
    {
      id: 'writes',
      heading: 'Writes',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Idempotency-Key** makes a repeat within a day return the first response.',
            '**ETag and If-Match** refuse a change if the record changed since you read it, with 412.',
            '**Batches** add up to 100 records: all of them, or none.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'Add a deal',
          as: 'key',
          method: 'POST',
          path: `${ROOT}/deals`,
          headers: { 'idempotency-key': 'import-2026-11-maple' },
          body: { json: { name: 'Maple Court', price: 4000000, tags: ['off-market'] } },
          status: 201,
          answer: {
            json: {
              id: '0d2f7a5e-6a40-4c0c-a0fd-2e6a0b1a7c55',
              version: 1,
              name: 'Maple Court',
              stage: 'valuation',
              price: 4000000,
            },
          },
        },
        {
          title: 'Change a contact',
          as: 'key',
          method: 'PATCH',
          path: `${ROOT}/contacts/{contact_id}`,
          body: { json: { role: 'buyer' } },
          status: 200,
          answer: {
            json: { id: '7a9c4d7e-0a0f-4b39-8f53-6d9b3f1f2a10', role: 'buyer', version: 2 },
          },
        },
        {
          title: 'A value that isn’t valid',
          as: 'key',
          method: 'POST',
          path: `${ROOT}/contacts`,
          body: { json: { name: 'Ada', price_least: -1 } },
          status: 422,
          answer: { json: { status: 422, code: 'invalid_value' } },
        },
      ],
    },
    {
      id: 'limits',
      heading: 'Limits and errors',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'An account can send 600 requests a minute across its keys. RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset come with every response, and 429 has Retry-After. Errors are problem documents with a code that never changes its meaning, the invalid fields, and a request ID.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Create an API key', to: '/api-marketplace/keys' },
    { label: 'Receive webhooks', to: '/api-marketplace/webhook-events' },
    { label: 'All APIs', to: '/api-marketplace' },
  ],
};
