import type { ApiPage } from '../apiPage.ts';

export const liveChanges: ApiPage = {
  heading: 'Live changes',
  lede: 'A socket tells a program what became of rows, when it happens. What it tells is read again under the rights of each listener, so nobody hears of a row that they could not have read.',
  description:
    'Follow rows of Haven Exchange over one WebSocket: which tables are told, what a message carries, what is missed while the line is down, and the limits.',
  keywords: ['realtime API', 'WebSocket', 'change feed', 'postgres changes', 'supabase-js'],
  sections: [
    {
      id: 'tables',
      heading: 'What is told',
      blocks: [
        {
          kind: 'table',
          caption: 'Tables whose changes are told, and to whom',
          columns: [{ label: 'Table' }, { label: 'Listeners' }, { label: 'Good for' }],
          rows: [
            ['profiles', 'The person, and staff', 'Approval of an account'],
            ['user_roles', 'The person, and staff', 'A role that was given or ended'],
            ['subscribers', 'The person, and staff', 'A plan that opened'],
            ['billing_accounts', 'The person, and staff', 'A failed payment, a planned end'],
            ['invoices', 'The person, and staff', 'Handing an invoice to a bookkeeper'],
            ['sign_in_alerts', 'The person', 'A sign-in elsewhere'],
            ['support_tickets', 'Who wrote it, and staff', 'What became of a ticket'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Listings are not among them: they change by the week, thousands may look at once, and asking for what is [new since your last look](/api-marketplace/listings) is cheaper for both.',
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
              text: 'At /realtime/v1/websocket, with apikey and vsn in the address. The libraries do this.',
            },
            {
              title: 'Join a channel',
              text: 'With your access token and a list of what you want: schema public, a table, an event or all of them, and a filter such as user_id=eq. and your identifier.',
            },
            {
              title: 'Wait for the confirmation',
              text: 'A system message says that the subscription stands. What happened before it is not told.',
            },
            {
              title: 'Send a heartbeat',
              text: 'Every 25 seconds; after a minute of silence the line is cut.',
            },
            {
              title: 'Hand over the new token',
              text: 'When you renew it. A channel whose token has run out is told nothing more.',
            },
          ],
        },
      ],
    },
    {
      id: 'message',
      heading: 'A change, from write to message',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Below a member changes a line of their own profile. A listener of profiles with that person’s token then gets a message of the type UPDATE with schema, table, commit_timestamp, the whole row as new, and of the old one its key alone. A removed row is told by its key.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'The write that is told',
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
      heading: 'The line will break',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Missed',
              text: 'What happens while you are away is not kept for you. After each reconnect read the rows once, then follow.',
            },
            {
              term: 'Order',
              text: 'Changes of one row come in the order in which they were written, each once.',
            },
            {
              term: 'Folded',
              text: 'A row that came and went before it was read is told by its removal alone.',
            },
            {
              term: 'Rights',
              text: 'If you lose the right to a row, its changes stop without a word. Silence is no proof that nothing changed.',
            },
          ],
        },
      ],
    },
    {
      id: 'limits',
      heading: 'Limits of one client',
      blocks: [
        {
          kind: 'table',
          caption: 'As the embedded backend sets them',
          columns: [{ label: 'Of' }, { label: 'At most' }],
          rows: [
            ['Channels on a socket', '100'],
            ['Subscriptions in a channel', '50'],
            ['Joins', '150 at once, then 20 a second'],
            ['Size of a frame', '256 KiB'],
            ['Unread by the client', '2 MiB, then it is cut off'],
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'One socket with a few channels serves a whole program. A socket for each window of a dashboard is how addresses get refused.',
        },
      ],
    },
  ],
  next: [
    { label: 'Renewing tokens', to: '/api-marketplace/sign-in' },
    { label: 'Real-time monitoring', to: '/real-time-monitoring' },
    { label: 'All parts', to: '/api-marketplace' },
  ],
};
