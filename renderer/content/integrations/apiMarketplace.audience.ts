import type { ContentPage } from '#shared/home/content.ts';

export const apiMarketplace: ContentPage = {
  lede: 'APIs you can use today. None is sold separately. A program has the same rights as the account behind its key or token, and without one it sees what a visitor sees.',
  description:
    'The APIs of Haven Exchange available today: records with API keys, webhooks, listings, market figures, live changes, files and billing.',
  keywords: ['API', 'REST', 'developer', 'listings API', 'webhooks', 'realtime'],
  sections: [
    {
      id: 'parts',
      heading: 'Available APIs',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'Records',
              text: 'Contacts, deals, leads, tasks and more with an API key.',
              to: '/api-marketplace/records',
            },
            {
              title: 'Webhook events',
              text: 'Signed events when records and tasks change.',
              to: '/api-marketplace/webhook-events',
            },
            {
              title: 'Apps',
              text: 'Let other people give your app access to their account.',
              to: '/api-marketplace/app-access',
            },
            {
              title: 'Assistant tools',
              text: 'An AI assistant reads records and proposes changes over MCP.',
              to: '/api-marketplace/assistant-tools',
            },
            {
              title: 'Warehouse files',
              text: 'CSV and Parquet files of your records, and a listing feed.',
              to: '/api-marketplace/warehouse-files',
            },
            {
              title: 'Health records',
              text: 'Residents’ records as FHIR, read only and logged.',
              to: '/api-marketplace/health-records',
            },
            {
              title: 'Sign-in',
              text: 'Get and renew access tokens, and look up the current account.',
              to: '/api-marketplace/sign-in',
            },
            {
              title: 'Listings',
              text: 'Live communities with filters, counts and CSV.',
              to: '/api-marketplace/listings',
            },
            {
              title: 'Market figures',
              text: 'Totals, ratings and search suggestions, without an account.',
              to: '/api-marketplace/market-figures',
            },
            {
              title: 'Broker contacts',
              text: 'Contact a broker within your monthly allowance.',
              to: '/api-marketplace/broker-contacts',
            },
            {
              title: 'Live changes',
              text: 'Row changes over one WebSocket.',
              to: '/api-marketplace/live-changes',
            },
            {
              title: 'Files',
              text: 'A private folder, expiring links and resumable uploads.',
              to: '/api-marketplace/files',
            },
            {
              title: 'Billing',
              text: 'Plan and invoices, and signed webhooks from the payment provider.',
              to: '/api-marketplace/billing',
            },
          ],
        },
      ],
    },
    {
      id: 'shape',
      heading: 'API structure',
      blocks: [
        {
          kind: 'table',
          caption: 'One host, five endpoints',
          columns: [{ label: 'Path prefix' }, { label: 'Protocol' }, { label: 'Based on' }],
          rows: [
            ['/auth/v1', 'JSON over HTTP', 'Supabase Auth'],
            ['/rest/v1', 'Rows and function calls, JSON or CSV', 'PostgREST'],
            ['/storage/v1', 'Files, resumable uploads with tus', 'Supabase Storage'],
            ['/realtime/v1', 'A WebSocket with channels', 'Supabase Realtime'],
            ['/functions/v1', 'JSON over POST', 'Edge functions'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The API follows the Supabase contract, both on a hosted project and on the backend on your own computer. Client libraries such as supabase-js work unchanged, and code written against “Try it on this computer” runs against the exchange as is.',
          ],
        },
      ],
    },
    {
      id: 'keys',
      heading: 'Required request headers',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'apikey',
              text: 'The publishable key. It identifies the exchange and grants no access by itself, so it can be included in public code. Requests without it return 401.',
            },
            {
              term: 'authorization',
              text: 'Bearer followed by an account’s access token, for everything a visitor can’t do. Tokens last one hour and can be renewed.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'For your own records, use an [API key](/api-marketplace/keys) instead: it has permissions, an expiry date and a log. Never use the secret key of an installation, because it bypasses every access rule.',
        },
      ],
    },
    {
      id: 'rules',
      heading: 'General rules',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Rows you can’t read are not returned.** An empty list can mean there are no rows or none that you can read. This is intentional.',
            '**Columns use consistent units.** Prices are whole dollars, rates are percentages, and times are ISO 8601 with an offset.',
            '**Errors have codes.** Five-letter codes that begin with HX are product rules. PGRST codes and five-digit codes come from the API and the database.',
            '**Updates and deletes need a filter.** Requests without one are rejected, so a missing condition can’t empty a table.',
            '**Two-factor accounts need the second factor.** A token from the first step alone returns no data.',
            '**Respect rate limits.** A rate-limit error tells you how many seconds to wait before you retry.',
          ],
        },
      ],
    },
    {
      id: 'not',
      heading: 'What is not available',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The exchange offers no GraphQL, bulk listing history or resident data. Leaving out resident data is deliberate. No API of the exchange returns a person’s care records. A program that needs them belongs in the operator’s own systems.',
            'With each product change, a test sends every request on these pages to a running backend and compares the response with the one shown. If an example fails for you, check your key, token and permissions.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Begin with listings', to: '/api-marketplace/listings' },
    { label: 'Create an API key', to: '/api-marketplace/keys' },
    { label: 'See integrations', to: '/integration-marketplace' },
  ],
};
