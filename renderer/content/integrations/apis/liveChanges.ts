import type { ApiPage } from '../apiPage.ts';

export const liveChanges: ApiPage = {
  heading: 'Live changes',
  lede: 'Receive row changes over a WebSocket as they happen. Each change is checked against the listener’s permissions, so no one receives rows they can’t read.',
  description:
    'Follow row changes on Haven Exchange over one WebSocket: available tables, message content, what is missed while you are disconnected, and limits.',
  keywords: ['realtime API', 'WebSocket', 'change feed', 'postgres changes', 'supabase-js'],
  sections: [
    {
      id: 'tables',
      heading: 'Available tables',
      blocks: [
        {
          kind: 'table',
          caption: 'Tables with live changes, and who receives them',
          columns: [{ label: 'Table' }, { label: 'Receives changes' }, { label: 'Use for' }],
          rows: [
            ['profiles', 'The user and staff', 'Account approval'],
            ['user_roles', 'The user and staff', 'A role granted or ended'],
            ['subscribers', 'The user and staff', 'A plan activated'],
            [
              'billing_accounts',
              'The user and staff',
              'A failed payment or scheduled cancellation',
            ],
            ['invoices', 'The user and staff', 'Sending an invoice to a bookkeeper'],
            ['sign_in_alerts', 'The user', 'A sign-in from another device'],
            ['support_tickets', 'The author and staff', 'Ticket status'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Listings are not included, because they change about once a week and have many readers. Requesting only what is [new since your last request](/api-marketplace/listings) takes less work on both sides.',
          ],
        },
      ],
    },
    {
      id: 'connect',
      heading: 'Connect',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Open the socket',
              text: 'At /realtime/v1/websocket, with apikey and vsn in the URL. The client libraries do this for you.',
            },
            {
              title: 'Join a channel',
              text: 'With your access token and a list of what you want: schema public, a table, an event or all of them, and a filter such as user_id=eq. and your identifier.',
            },
            {
              title: 'Wait for the confirmation',
              text: 'A system message confirms the subscription. Earlier changes are not sent.',
            },
            {
              title: 'Send a heartbeat',
              text: 'Every 25 seconds. The connection closes after a minute of silence.',
            },
            {
              title: 'Send the new token',
              text: 'Send it when you renew it. A channel with an expired token receives no more changes.',
            },
          ],
        },
      ],
    },
    {
      id: 'message',
      heading: 'Example of a change',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'In this example, a member updates a field of their own profile. A listener on profiles with that user’s token receives an UPDATE message with schema, table, commit_timestamp, the full row as new, and only the key of the old row. For a deleted row, only its key is sent.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'The update',
          as: 'member',
          method: 'PATCH',
          path: '/rest/v1/profiles',
          query: { id: 'eq.{user_id}', select: 'id,bio' },
          headers: { prefer: 'return=representation' },
          body: { json: { bio: 'Buys stabilized communities of 60 to 140 units.' } },
          status: 200,
          answer: {
            json: [{ id: '{user_id}', bio: 'Buys stabilized communities of 60 to 140 units.' }],
          },
        },
      ],
    },
    {
      id: 'gaps',
      heading: 'Reconnecting',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Missed',
              text: 'Changes that happen while you are disconnected are not stored. After each reconnect, read the rows once, then listen again.',
            },
            {
              term: 'Order',
              text: 'Changes to one row arrive in the order they were written, once each.',
            },
            {
              term: 'Folded',
              text: 'If a row is created and deleted before it is read, only the deletion is sent.',
            },
            {
              term: 'Rights',
              text: 'If you lose access to a row, its changes stop without notice. Silence doesn’t mean that nothing changed.',
            },
          ],
        },
      ],
    },
    {
      id: 'limits',
      heading: 'Limits per client',
      blocks: [
        {
          kind: 'table',
          caption: 'Limits of the embedded backend',
          columns: [{ label: 'Of' }, { label: 'Maximum' }],
          rows: [
            ['Channels per socket', '100'],
            ['Subscriptions per channel', '50'],
            ['Joins', '150 at once, then 20 per second'],
            ['Frame size', '256 KiB'],
            ['Unread data per client', '2 MiB, then the connection closes'],
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'One socket with a few channels is enough for a whole program. Opening a socket for each dashboard window can get your address blocked.',
        },
      ],
    },
  ],
  next: [
    { label: 'Renewing tokens', to: '/api-marketplace/sign-in' },
    { label: 'Real-time monitoring', to: '/real-time-monitoring' },
    { label: 'All APIs', to: '/api-marketplace' },
  ],
};
