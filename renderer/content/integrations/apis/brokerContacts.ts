import { PLANS } from '#shared/account/billing/plans.ts';
import type { ApiPage } from '../apiPage.ts';

const { starter } = PLANS;

export const brokerContacts: ApiPage = {
  heading: 'Broker contacts API',
  lede: 'Two calls: one contacts a listing’s broker and uses your allowance, the other returns contact details and uses none. Both are meant for people. Sending them in bulk uses up the allowance and annoys brokers.',
  description:
    'Contact a listing’s broker by API: the monthly allowance, what the response contains, the error codes, and why repeating a call is safe.',
  keywords: ['broker contact API', 'contact allowance', 'lead API', 'idempotent'],
  sections: [
    {
      id: 'plan',
      heading: 'A plan is required',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `${starter.name} includes ${starter.contactsPerMonth} brokers per calendar month, counted in UTC. Larger plans have no limit. A broker counts once, no matter how many listings they have. A broker with confidential listings has a separate broker_id for each of them and counts once per broker_id. Without a plan, the call is rejected before the listing is looked up.`,
          ],
        },
      ],
      exchanges: [
        {
          title: 'Without a plan',
          as: 'member',
          method: 'POST',
          path: '/rest/v1/rpc/contact_broker',
          body: {
            json: { listing_id: '{listing_id}', message: 'We buy memory care in Minnesota.' },
          },
          status: 400,
          answer: { json: { code: 'HXPLN', message: 'Contacting brokers needs a plan.' } },
        },
        {
          title: 'Contact details before the first message',
          as: 'subscriber',
          method: 'POST',
          path: '/rest/v1/rpc/listing_contact',
          body: { json: { listing_id: '{listing_id}' } },
          status: 200,
          answer: { json: null },
        },
      ],
    },
    {
      id: 'write',
      heading: 'Send a message',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The message can have up to 2,000 characters. The broker gets an email with your name, company, email address and phone number, and from then on you can see theirs. The message also starts a conversation on the listing, identified by conversation_id. The response includes your allowance. On an unlimited plan its fields are minus one.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'The first message about a listing',
          as: 'subscriber',
          method: 'POST',
          path: '/rest/v1/rpc/contact_broker',
          body: {
            json: {
              listing_id: '{listing_id}',
              message:
                'We own three communities nearby and could close without a loan. When may we call?',
            },
          },
          status: 200,
          answer: {
            json: {
              contact: {
                name: 'Ben Broker (demo)',
                company: 'Cedar and Main (demo)',
                email: 'ben@people.example',
                phone: null,
                is_own: false,
              },
              is_new: true,
              allowance: { allowed: 5, used: 1, left: 4, resets_at: '2026-12-01T00:00:00+00:00' },
            },
          },
        },
        {
          title: 'The same call again',
          as: 'subscriber',
          method: 'POST',
          path: '/rest/v1/rpc/contact_broker',
          body: { json: { listing_id: '{listing_id}', message: 'Did you get my message?' } },
          status: 200,
          answer: {
            json: {
              is_new: false,
              allowance: { allowed: 5, used: 1, left: 4 },
            },
          },
        },
      ],
    },
    {
      id: 'refusals',
      heading: 'Errors',
      blocks: [
        {
          kind: 'table',
          caption: 'Error codes of the two calls',
          columns: [{ label: 'Code' }, { label: 'Meaning' }, { label: 'What to do' }],
          rows: [
            ['HXPLN', 'No plan that includes contacts', 'Stop and notify the program’s owner'],
            ['HXCON', 'Monthly allowance used up', 'Wait until resets_at'],
            ['HXGON', 'No such live listing', 'Drop it from its list'],
            ['HXOWN', 'The caller’s own listing', 'Call listing_contact and check is_own'],
            ['HXBLK', 'One party has blocked the other', 'Stop'],
            ['42501', 'Signed out, or not approved', 'Renew the token once'],
          ],
        },
      ],
    },
    {
      id: 'twice',
      heading: 'Safe to retry',
      blocks: [
        {
          kind: 'list',
          items: [
            'Each listing can be contacted once, and each broker counts once a month. If the connection drops after you sent, send again. Nothing is sent twice or counted twice. The second message is not delivered, so email the broker directly from then on.',
            'The count is taken under a lock. Ten simultaneous calls with one contact left result in one message and nine errors.',
            'Your contacts are rows of broker_contacts, readable by you, that broker and our team. No one can write or delete them by hand.',
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'Brokers answer messages that name the listing, your other communities and how you would pay. Mass messages are easy to recognize.',
        },
      ],
    },
  ],
  next: [
    { label: 'Contacting brokers as a user', to: '/help/contacting-brokers' },
    { label: 'Plans and what they include', to: '/user-pricing' },
    { label: 'All APIs', to: '/api-marketplace' },
  ],
};
