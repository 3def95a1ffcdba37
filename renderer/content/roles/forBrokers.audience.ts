import type { ContentPage } from '../model.ts';

export const forBrokers: ContentPage = {
  lede: 'One workspace for listings, clients, deals and closing. You keep your whole fee: 0 commission fees for brokers.',
  shot: {
    name: 'pipeline',
    alt: 'Deal pipeline of a broker: deals as cards in columns by stage, each with price, client and next date',
  },
  description:
    'List senior-living communities confidentially: who sees what in your listing, how inquiries arrive, how to sort them, and why you keep your whole fee.',
  keywords: [
    'senior living broker',
    'list assisted living confidentially',
    'broker leads',
    'seniors housing brokerage',
  ],
  sections: [
    {
      id: 'tools',
      heading: 'What you work with',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'Listings',
              text: 'List one community or import a spreadsheet, public or under a code name.',
              to: '/submit-listing',
            },
            {
              title: 'Clients and leads',
              text: 'Every inquiry with name, role and answer time, matched with saved searches.',
              to: '/clients',
            },
            {
              title: 'Pipeline',
              text: 'Deals by stage, with price, probability and the date each stage ends.',
              to: '/deal-pipeline',
            },
            {
              title: 'Deal rooms',
              text: 'NDA, index for licensed communities, access by person, log of every opened file.',
              to: '/deal-rooms',
            },
            {
              title: 'Closing',
              text: 'License, lender, transfer agreement and prorations on one timeline with slack.',
              to: '/transactions',
            },
            {
              title: 'Calendar and campaigns',
              text: 'Tours, booking pages, email sequences and open rates.',
              to: '/calendar',
            },
          ],
        },
      ],
    },
    {
      id: 'who-sees-what',
      heading: 'Who sees what in a confidential listing',
      blocks: [
        {
          kind: 'table',
          caption: 'One confidential listing, as five kinds of visitor see it',
          columns: [
            { label: 'Information' },
            { label: 'Visitor' },
            { label: 'Free member' },
            { label: 'Subscriber' },
            { label: 'Subscriber after contact' },
            { label: 'Vendor' },
          ],
          rows: [
            ['Code name, county, state, type', 'Yes', 'Yes', 'Yes', 'Yes', 'Yes'],
            ['Beds, occupancy, price if listed', 'Yes', 'Yes', 'Yes', 'Yes', 'Yes'],
            ['Your firm’s name', 'Yes', 'Yes', 'Yes', 'Yes', 'Yes'],
            ['Your name, email, phone', 'No', 'No', 'No', 'Yes', 'No'],
            ['Street address', 'No', 'No', 'No', 'Yes', 'No'],
          ],
        },
      ],
    },
    {
      id: 'engagement',
      heading: 'A listing from engagement to closing',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Submit',
              text: 'Care type, license, licensed beds and units (listed separately), occupancy with its date, and a price if you want to state one. Staff reviews each listing before it is published.',
            },
            {
              title: 'Market confidentially',
              text: 'Teaser first. Send the memorandum after the NDA, and the rent roll after a conversation.',
              takes: '4–8 weeks',
            },
            {
              title: 'Call for offers',
              text: 'One deadline for everyone. Expect four to seven letters of intent on a good building.',
            },
            {
              title: 'Best and final',
              text: 'Negotiate the deposit, the operator, and a named lender rather than another two percent.',
            },
            {
              title: 'Manage the license transfer',
              text: 'These two months look quiet, but the deal can still fail. Hold weekly check-ins with buyer, seller, state, and lender.',
              takes: '8–12 weeks to closing',
            },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'What registration requires', to: '/broker-registration' },
    { label: 'List a property', to: '/submit-listing' },
    { label: 'Take the broker tour', to: '/tours/broker' },
  ],
};
