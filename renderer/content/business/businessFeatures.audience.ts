import { GRACE_DAYS, PLANS } from '#shared/account/billing/plans.ts';
import type { ContentPage } from '../model.ts';

const { basic, starter, professional } = PLANS;

export const businessFeatures: ContentPage = {
  lede: 'Most firms in senior living are small: two partners, an analyst and an office manager. This page shows how an office like that gets set up in a morning and what it costs.',
  description:
    'Haven Exchange for small firms: who needs which plan, how to set up an office in a morning, rules for shared work, predictable billing and a sample cost.',
  keywords: ['business features', 'small brokerage', 'team setup', 'billing', 'shared workspace'],
  sections: [
    {
      id: 'who-needs-what',
      heading: 'Who needs which plan',
      blocks: [
        {
          kind: 'table',
          caption: 'An acquisition office of four',
          columns: [{ label: 'Person' }, { label: 'Role' }, { label: 'Plan' }],
          rows: [
            ['Two partners', 'Contact brokers every week, list occasionally', professional.name],
            [
              'An analyst',
              `Screens deals; contacts no more than ${starter.contactsPerMonth} brokers a month`,
              starter.name,
            ],
            ['An office manager', 'Receives documents, manages the calendar', basic.name],
          ],
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
              title: 'An account for each person',
              text: 'With the firm’s address. No shared ones: contacts, agreements and logs carry a name.',
              takes: '20 minutes',
            },
            {
              title: 'One organization',
              text: 'Make the partner who would sign the office lease the owner, and a second person the administrator for weeks when the owner is away.',
              takes: '10 minutes',
            },
            {
              title: 'Two-step sign-in for everyone',
              text: 'Set it up together. Print the recovery codes, and have each person take theirs home.',
              takes: '20 minutes',
            },
            {
              title: 'Profiles',
              text: 'Use the same spelling of the company name in every profile. It appears on emails and listings.',
              takes: '10 minutes',
            },
            {
              title: 'One search, three notes',
              text: 'Set the buying criteria as filters, keep the address of that list, and decide who calls on which state.',
              takes: '30 minutes',
            },
            {
              title: 'Quiet hours',
              text: 'In your time zone. Deadline alerts can still reach one phone.',
              takes: '5 minutes',
            },
          ],
        },
      ],
    },
    {
      id: 'billing',
      heading: 'Predictable billing',
      blocks: [
        {
          kind: 'table',
          caption: 'Billing events',
          columns: [{ label: 'Event' }, { label: 'What happens' }],
          rows: [
            [
              'You upgrade mid-month',
              'You pay the difference for the rest of the period, shown before you confirm',
            ],
            ['You downgrade', 'The remaining amount becomes credit toward your next invoices'],
            [
              'A card is declined',
              `Access continues for ${GRACE_DAYS} days while you change the card`,
            ],
            [
              'You cancel',
              'Access continues to the end of the paid period, then the account moves to the free plan; nothing is deleted',
            ],
            ['You need an invoice', 'All invoices are under Plan and billing'],
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
