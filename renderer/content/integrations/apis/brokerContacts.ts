import { PLANS } from '#shared/billing/plans.ts';
import type { ApiPage } from '../apiPage.ts';

const { starter } = PLANS;

export const brokerContacts: ApiPage = {
  heading: 'Broker contacts interface',
  lede: 'Two calls: one writes to the broker of a listing and counts, the other tells how to reach them and counts nothing. Both are for people, and a program that sends them in bulk will spend an allowance on annoying its market.',
  description:
    'Write to the broker of a listing by program: the monthly allowance, what the answer tells, the refusals and their codes, and why repeating costs nothing.',
  keywords: ['broker contact API', 'contact allowance', 'lead API', 'idempotent'],
  sections: [
    {
      id: 'plan',
      heading: 'A plan comes first',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `${starter.name} includes ${starter.contactsPerMonth} brokers in a calendar month, counted in UTC; larger plans include any number. A broker counts once, whatever the number of listings; one who sells in confidence goes by another broker_id for each such listing and counts by that. Without a plan the call is refused before it looks at the listing.`,
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
          title: 'How to reach a broker one has not written to',
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
      heading: 'Write once',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The message has up to 2,000 characters. The broker gets a letter with your name, company, address and telephone, and from then on you may see theirs. The message also begins a conversation on the listing, which conversation_id names. The allowance comes back with the answer; on an unlimited plan its fields say so by minus one.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'The first letter about a listing',
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
          body: { json: { listing_id: '{listing_id}', message: 'Did my letter arrive?' } },
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
      heading: 'Refusals',
      blocks: [
        {
          kind: 'table',
          caption: 'Codes of the two calls',
          columns: [{ label: 'Code' }, { label: 'Means' }, { label: 'A program should' }],
          rows: [
            ['HXPLN', 'No plan that includes contacts', 'Stop and tell its owner'],
            ['HXCON', 'The month’s brokers are contacted', 'Wait until resets_at'],
            ['HXGON', 'No such live listing', 'Drop it from its list'],
            [
              'HXOWN',
              'It is the caller’s own listing',
              'Ask listing_contact, whose is_own says so',
            ],
            ['HXBLK', 'One of the two has blocked the other', 'Stop'],
            ['42501', 'Signed out, or not approved', 'Renew the token, once'],
          ],
        },
      ],
    },
    {
      id: 'twice',
      heading: 'Safe to repeat, and why',
      blocks: [
        {
          kind: 'list',
          items: [
            'A listing is written to once for good, and its broker counts once a month. If the line breaks after you sent, send again: nothing is written twice and nothing is counted twice. The second message is not delivered either, so write to the broker’s address from then on.',
            'The count is taken under a lock. Ten calls at once with one contact left end in one letter and nine refusals.',
            'Your contacts are rows of broker_contacts, which you, that broker and staff may read. Nobody can write or remove one by hand.',
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'A letter that names the listing, your other communities and how you would pay is answered. A template is recognized by the second broker who gets it.',
        },
      ],
    },
  ],
  next: [
    { label: 'How a person does it', to: '/help/contacting-brokers' },
    { label: 'Plans and what they include', to: '/user-pricing' },
    { label: 'All parts', to: '/api-marketplace' },
  ],
};
