import { PLANS } from '#shared/billing/plans.ts';
import type { ContentPage } from '../model.ts';

export const apiMarketplace: ContentPage = {
  lede: 'Seven parts of the exchange that programs can use today. Nothing here is sold apart: a program has the rights of the person it works for, and a visitor’s program has a visitor’s.',
  description:
    'The programming interfaces of Haven Exchange that answer today: sign-in, listings, market figures, broker contacts, live changes, files and billing.',
  keywords: ['API', 'REST', 'developer', 'listings API', 'webhooks', 'realtime'],
  sections: [
    {
      id: 'parts',
      heading: 'What answers',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'Sign-in',
              text: 'Tokens for a person, their renewal, and who you are.',
              to: '/api-marketplace/sign-in',
            },
            {
              title: 'Listings',
              text: 'Live communities with filters, counts and CSV.',
              to: '/api-marketplace/listings',
            },
            {
              title: 'Market figures',
              text: 'Sums, ratings and suggestions, without an account.',
              to: '/api-marketplace/market-figures',
            },
            {
              title: 'Broker contacts',
              text: 'Write to a broker within the allowance of the month.',
              to: '/api-marketplace/broker-contacts',
            },
            {
              title: 'Live changes',
              text: 'Rows as they change, over one socket.',
              to: '/api-marketplace/live-changes',
            },
            {
              title: 'Files',
              text: 'A private folder, links that end, uploads that resume.',
              to: '/api-marketplace/files',
            },
            {
              title: 'Billing',
              text: 'Plan and invoices, and the provider’s signed calls.',
              to: '/api-marketplace/billing',
            },
          ],
        },
      ],
    },
    {
      id: 'shape',
      heading: 'The shape of it',
      blocks: [
        {
          kind: 'table',
          caption: 'One host, five doors',
          columns: [{ label: 'Begins with' }, { label: 'Speaks' }, { label: 'Known from' }],
          rows: [
            ['/auth/v1', 'JSON over HTTP', 'The auth service of Supabase'],
            ['/rest/v1', 'Rows and calls, JSON or CSV', 'PostgREST'],
            ['/storage/v1', 'Files, resumable by tus', 'Supabase Storage'],
            ['/realtime/v1', 'A WebSocket with channels', 'Supabase Realtime'],
            ['/functions/v1', 'JSON, by POST', 'Edge functions'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The contract is Supabase’s, whether a hosted project answers or the backend on your own computer. So the client libraries of supabase-js and its relatives work as they are, and what you write against “Try it on this computer” runs against the exchange unchanged.',
          ],
        },
      ],
    },
    {
      id: 'keys',
      heading: 'Two things every request carries',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'apikey',
              text: 'The publishable key. It names the exchange and opens nothing by itself, so it may stand in a program that others can read. Without it each request is answered with 401.',
            },
            {
              term: 'authorization',
              text: 'Bearer and the access token of a person, for whatever a visitor may not do. It lives for an hour and is renewed.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: `Keys of their own for programs belong to the plan ${PLANS.enterprise.name} and do not exist yet. Until they do, give a program an account of its own, with the role and the plan it needs and an owner who will remember it. Never use the secret key of an installation: it passes by every rule.`,
        },
      ],
    },
    {
      id: 'rules',
      heading: 'Rules that hold everywhere',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Rows you may not read are not there.** An empty list can mean none or none for you, on purpose.',
            '**Columns are what they are named.** Prices are whole dollars, rates percent, moments ISO 8601 with an offset.',
            '**Errors have codes.** Five letters that begin with HX are rules of the product; PGRST and five digits are the interface and the database.',
            '**A write needs a filter.** A change or removal without one is refused, so that a forgotten condition does not empty a table.',
            '**Two-step accounts owe their second step.** With a token of the first step alone the server shows nothing.',
            '**Slow down when told.** A refusal for too many attempts says after how many seconds to return.',
          ],
        },
      ],
    },
    {
      id: 'not',
      heading: 'What you will not find',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'No GraphQL, no outgoing webhooks, no bulk history of listings, no data about residents. The last is not a gap. No interface of the exchange will hand out a person’s care record, and a program that needs one belongs to the operator’s own systems.',
            'Each request on these pages is sent by a test, with each change of the product, to a running backend; what the page shows as the answer is compared with what came. So if an example fails for you, the difference lies in the key, the token or the rights.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Begin with listings', to: '/api-marketplace/listings' },
    { label: 'Ask for a key or an interface', to: '/contact' },
    { label: 'Systems instead of programs', to: '/integration-marketplace' },
  ],
};
