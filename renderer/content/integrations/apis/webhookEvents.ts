import type { ApiPage } from '../apiPage.ts';

export const webhookEvents: ApiPage = {
  heading: 'Webhook events',
  lede: 'Your server receives a signed event when records or tasks change. Each event is built with your current rights when it is sent.',
  description:
    'Signed webhooks for contacts, companies, deals, leads, events, properties, transactions and tasks, with retries over three days and a log.',
  keywords: ['webhooks', 'Standard Webhooks', 'events', 'signature'],
  sections: [
    {
      id: 'events',
      heading: 'Events',
      blocks: [
        {
          kind: 'table',
          caption: 'Event types',
          columns: [{ label: 'Record' }, { label: 'Events' }],
          rows: [
            [
              'contact, company, property, event, transaction',
              'created, updated, deleted, restored',
            ],
            ['deal', 'created, updated, deleted, restored, stage_changed'],
            ['lead', 'created, updated, deleted, restored, status_changed'],
            ['task', 'created, updated, completed, deleted'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'An event has a type, a timestamp and data. The data is the record as the [Records API](/api-marketplace/records) returns it. Imports send no events.',
          ],
        },
      ],
    },
    {
      id: 'signatures',
      heading: 'Signatures',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Standard Webhooks.** The headers are webhook-id, webhook-timestamp and webhook-signature. Verify them with any of its libraries and the secret that starts with whsec_.',
            '**Rotation.** For a day after a rotation, events carry signatures of both secrets.',
            '**Repeats.** A retried event keeps its webhook-id, so ignore an ID that you have processed.',
          ],
        },
      ],
    },
    {
      id: 'delivery',
      heading: 'Delivery',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Any 2xx status within 10 seconds is success.** Redirects are not followed.',
            '**Nine retries over three days** follow a failure: after 5 seconds, 5 minutes, 30 minutes, 2, 5, 10, 14, 18 and 22 hours.',
            '**Order is not guaranteed.** Compare the record’s version, and ignore older ones.',
            '**An endpoint that fails for three days is turned off** with a notice. So is one that answers 410.',
            '**Private networks are refused.** The host is resolved once, and the request goes to that address.',
            '**Rights are checked when an event is sent.** If you can no longer read the record, the event is skipped.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Add an endpoint', to: '/api-marketplace/webhooks' },
    { label: 'Records API', to: '/api-marketplace/records' },
    { label: 'All APIs', to: '/api-marketplace' },
  ],
};
