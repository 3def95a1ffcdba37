import { PLANS } from '#shared/account/billing/plans.ts';
import type { ContentPage } from '../model.ts';

const { enterprise } = PLANS;

export const brokeragePartners: ContentPage = {
  lede: 'For firms rather than individual brokers: bringing a team, keeping supervision with the broker of record, and working with offices in other states.',
  description:
    'How a brokerage firm joins the exchange as a team: four ways to work together, who can be paid what, supervision, and the first thirty days.',
  keywords: ['brokerage firm', 'broker of record', 'referral fee', 'white label', 'co-brokerage'],
  sections: [
    {
      id: 'forms',
      heading: 'Four ways to work together',
      blocks: [
        {
          kind: 'table',
          caption: 'What each option requires and what you keep',
          columns: [
            { label: 'Option' },
            { label: 'You provide' },
            { label: 'You keep' },
            { label: 'In writing' },
          ],
          rows: [
            [
              'Team',
              'Brokers with their licenses',
              'Clients, fees, brand',
              'Terms of service and a plan',
            ],
            [
              'Co-brokerage per deal',
              'A buyer, or the local license',
              'Your share of the fee',
              'Agreement between the two firms',
            ],
            ['Referral', 'An introduction', 'A share agreed in advance', 'Referral agreement'],
            [
              'Your own brand',
              'Logo, colors, a subdomain',
              'Your brand in front of clients',
              `${enterprise.name} terms`,
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The exchange is a party only to the first and the last. Between firms, it is a place to find each other and to keep the agreement where both can read it.',
          ],
        },
      ],
    },
    {
      id: 'paid',
      heading: 'Who can be paid',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'License law is strict about money. In most states a commission may be shared only with a person licensed there or, for a broker from another state, under that state’s rules for cooperation. An administrator who mentions that her owner wants to retire and later receives a check has probably cost the firm its right to the fee.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Licensed broker, same state: yes, by agreement between the firms. Payment goes from firm to firm, not to the individual.',
            'Licensed broker, other state: often yes with a cooperation agreement, sometimes only as a referral, and in a few states only if they stay out of the negotiations.',
            'Lawyer, accountant, lender: ask counsel. Some states let a lawyer act as a broker. Many prohibit the fee for all three.',
            'Employee of the seller, nurse, resident’s relative: no.',
            'A business broker when real estate is included: usually no, because the deed makes it a real estate sale.',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Rules differ by state and change. Use this list as questions for your counsel, not as answers.',
        },
      ],
    },
    {
      id: 'supervision',
      heading: 'Supervision stays with the license holder',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Broker of record role',
              text: 'A separate role that an administrator assigns to a confirmed person, who signs off on closings. A listing that is not yet live can be read only by its own broker and our staff.',
            },
            {
              term: 'What the role cannot see',
              text: 'Private messages of its brokers. Supervision covers transactions. Records the state requires belong in the transaction file.',
            },
            {
              term: 'When a broker leaves',
              text: 'The owner ends their team membership in one step. Listings belong to the firm’s agreement with the client, so move them to a colleague first.',
            },
            {
              term: 'Roles with an end date',
              text: 'A role can have an end date. After that date, the server ignores the role.',
            },
          ],
        },
      ],
    },
    {
      id: 'thirty-days',
      heading: 'The first thirty days',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Agree on who owns the account',
              text: 'One owner and one backup. Neither should be a person who is often on the road.',
              takes: 'Day 1',
            },
            {
              title: 'Invite the team',
              text: 'With company addresses, confirmed. Ask everybody to turn on two-step sign-in before the first confidential listing.',
              takes: 'Days 2–4',
            },
            {
              title: 'Enter three listings, one of each kind',
              text: 'An open listing, a confidential listing, and one you have already sold, entered as a draft to practice on and delete.',
              takes: 'Days 5–10',
            },
            {
              title: 'Write your reply to a first contact',
              text: 'One template for the firm: what you ask, what you send and when you will call. Adapt it by hand each time.',
              takes: 'Day 11',
            },
            {
              title: 'Set the hours',
              text: 'Set quiet hours by person and time zone. Send urgent leads by text message only to the person on duty.',
              takes: 'Day 12',
            },
            {
              title: 'Review the results',
              text: 'How many contacts you received, how many were answered within a day, and how many led to a signed NDA. If the second number is low, more leads will not help.',
              takes: 'Day 30',
            },
          ],
        },
      ],
    },
    {
      id: 'ask-first',
      heading: 'Questions managing brokers ask us',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Who at your company can read our drafts? Staff whose task requires it, and every action on an account is logged. Does your own brokerage see our leads? No. It is a member like you. What happens to our listings if we stop paying? New ones are rejected and old ones can be withdrawn, and nothing is deleted without your knowledge. Can we take our data with us? Yes, we provide it on request.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Talk to us about joining as a firm', to: '/contact' },
    { label: 'Register as a broker', to: '/broker-registration' },
    { label: 'Open the brokerage hub', to: '/brokerage-hub' },
  ],
};
