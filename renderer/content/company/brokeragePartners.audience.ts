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
