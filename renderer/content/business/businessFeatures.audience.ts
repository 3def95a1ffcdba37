import { GRACE_DAYS, PLANS } from '#shared/billing/plans.ts';
import { formatPrice } from '#shared/format/money.ts';
import type { ContentPage } from '../model.ts';

const { basic, starter, professional } = PLANS;
const members = { professional: 2, starter: 1 };
const monthlyCents =
  members.professional * professional.monthlyCents + members.starter * starter.monthlyCents;

export const businessFeatures: ContentPage = {
  lede: 'Most firms in senior living are small: two partners, an analyst, somebody who answers the telephone. Here is what such an office sets up in a morning, and what it costs.',
  description:
    'Haven Exchange for small firms: who needs which plan, an office set up in a morning, rules for shared work, billing without surprises, and a worked cost.',
  keywords: ['business features', 'small brokerage', 'team setup', 'billing', 'shared workspace'],
  sections: [
    {
      id: 'who-needs-what',
      heading: 'Who needs which plan',
      blocks: [
        {
          kind: 'table',
          caption: 'An acquisition office of four',
          columns: [{ label: 'Person' }, { label: 'Does' }, { label: 'Plan' }],
          rows: [
            ['Two partners', 'Contact brokers every week, list now and then', professional.name],
            [
              'An analyst',
              `Screens; writes to no more than ${starter.contactsPerMonth} brokers a month`,
              starter.name,
            ],
            ['An office manager', 'Receives documents, keeps the calendar', basic.name],
          ],
        },
        {
          kind: 'example',
          title: 'What the office pays',
          given: [
            {
              label: professional.name,
              value: `${formatPrice(professional.monthlyCents)} a month`,
            },
            { label: starter.name, value: `${formatPrice(starter.monthlyCents)} a month` },
            { label: basic.name, value: 'Free' },
          ],
          working: [
            {
              line: `${members.professional} × ${formatPrice(professional.monthlyCents)} + ${members.starter} × ${formatPrice(starter.monthlyCents)}`,
              result: `${formatPrice(monthlyCents)} a month`,
            },
            {
              line: `${formatPrice(monthlyCents)} × 12`,
              result: `${formatPrice(monthlyCents * 12)} a year`,
            },
          ],
          conclusion:
            'Less than the appraisal fee of one deal, and more than nothing. Put the analyst on the dearer plan in the month in which you build a pipeline, and back afterward.',
        },
      ],
    },
    {
      id: 'morning',
      heading: 'Set up in a morning',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Each person an account',
              text: 'With the firm’s address. No shared ones: contacts, agreements and logs carry a name.',
              takes: '20 minutes',
            },
            {
              title: 'One organization',
              text: 'The partner who would sign the lease is its owner; a second is administrator, for the week the first is away.',
              takes: '10 minutes',
            },
            {
              title: 'Two-step sign-in for all',
              text: 'Together at the table, codes printed at the same printer and taken home.',
              takes: '20 minutes',
            },
            {
              title: 'Profiles',
              text: 'Company spelled alike by everybody. It appears on letters and listings.',
              takes: '10 minutes',
            },
            {
              title: 'One search, three notes',
              text: 'Set the buying criteria as filters, keep the address of that list, and decide who calls on which state.',
              takes: '30 minutes',
            },
            {
              title: 'Quiet hours',
              text: 'With timezone. One telephone stays loud for deadlines.',
              takes: '5 minutes',
            },
          ],
        },
      ],
    },
    {
      id: 'rules',
      heading: 'Four rules that save a small firm',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'One voice for each broker',
              text: 'Two people of one firm who write about the same listing look like two buyers who do not speak.',
            },
            {
              term: 'The file is the truth',
              text: 'What was agreed on the telephone is repeated in a message within the hour, or it was not agreed.',
            },
            {
              term: 'Money needs two',
              text: 'Nobody both receives wiring details and sends the wire.',
            },
            {
              term: 'A pass has a reason',
              text: 'Write it down. In spring the same building comes back with another price, and you will want to know what you knew.',
            },
          ],
        },
      ],
    },
    {
      id: 'billing',
      heading: 'Billing without surprises',
      blocks: [
        {
          kind: 'table',
          caption: 'What happens when',
          columns: [{ label: 'Event' }, { label: 'Consequence' }],
          rows: [
            [
              'You upgrade in mid-month',
              'The difference for the rest of the period, shown before you confirm',
            ],
            ['You downgrade', 'What is left becomes credit for the next invoices'],
            [
              'A card is refused',
              `Everything goes on for ${GRACE_DAYS} days while you change the card`,
            ],
            ['You cancel', 'Open until the end of what is paid, then free; nothing is deleted'],
            ['You need an invoice', 'Each one is kept under plan and billing'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Cards are entered with the payment provider. We keep the brand and the last four digits, so that you can tell the company’s card from your own.',
          ],
        },
      ],
    },
    {
      id: 'grow',
      heading: 'When you grow out of this page',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Signs: you remove people as often as you add them, an administrator asks for managed installations, or a client’s auditor sends a form. Then [For larger organizations](/enterprise-features) is the next page.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Compare plans', to: '/user-pricing' },
    { label: 'Create the first account', to: '/auth' },
    { label: 'Two-step sign-in', to: '/features/two-step-sign-in' },
  ],
};
