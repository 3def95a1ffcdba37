import { PLANS } from '#shared/billing/plans.ts';
import type { ContentPage } from '../model.ts';

const { enterprise } = PLANS;

export const brokeragePartners: ContentPage = {
  lede: 'For firms rather than single brokers: bringing a team, keeping supervision with the broker of record, and working with offices in other states.',
  description:
    'How a brokerage firm joins the exchange as a team: the four forms of working together, who may be paid what, supervision, and the first thirty days.',
  keywords: ['brokerage firm', 'broker of record', 'referral fee', 'white label', 'co-brokerage'],
  sections: [
    {
      id: 'forms',
      heading: 'Four forms of working together',
      blocks: [
        {
          kind: 'table',
          caption: 'What each form asks and leaves you',
          columns: [
            { label: 'Form' },
            { label: 'You bring' },
            { label: 'You keep' },
            { label: 'In writing' },
          ],
          rows: [
            [
              'Team',
              'Brokers with their licenses',
              'Clients, fees, name',
              'Terms of service and a plan',
            ],
            [
              'Co-brokerage by deal',
              'A buyer, or the local license',
              'Your side of the fee',
              'Agreement between the two firms',
            ],
            ['Referral', 'An introduction', 'A share agreed beforehand', 'Referral agreement'],
            [
              'Your own brand',
              'Logo, colors, a subdomain',
              'The face your clients see',
              `${enterprise.name} terms`,
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The exchange is party to the first and the last only. Between firms it is a place to find one another and to keep the agreement where both can read it.',
          ],
        },
      ],
    },
    {
      id: 'paid',
      heading: 'Who may be paid',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'License law is strict about money and generous about friendship. In most states a commission may be shared only with somebody licensed there or, for a broker of another state, under that state’s rules for cooperation. An administrator who mentions that her owner is tired and later receives a check has probably cost the firm its right to the fee.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Licensed broker, same state: yes, by agreement between the firms. Payment goes from firm to firm and not to the person.',
            'Licensed broker, other state: often yes with a cooperation agreement, sometimes only as a referral, in a few states only if they stay outside the negotiations.',
            'Lawyer, accountant, lender: ask counsel. Some states let a lawyer act as broker; many forbid the fee for all three.',
            'Employee of the seller, nurse, resident’s relative: no.',
            'A business broker where real estate is included: usually no, since the deed makes it a real-estate sale.',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Rules differ by state and change. Take this list as questions for your counsel and not as the answers.',
        },
      ],
    },
    {
      id: 'supervision',
      heading: 'Supervision stays where the license hangs',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'What the broker of record is',
              text: 'A role of its own, given by an administrator to a confirmed person, who signs off closings. A listing that is not yet live is read by its broker and by staff alone.',
            },
            {
              term: 'What they do not see',
              text: 'Private messages of their brokers. Supervision is of transactions; what the state wants kept belongs into the file of the transaction.',
            },
            {
              term: 'When a broker leaves',
              text: 'Their membership of the team ends by one act of its owner. Listings belong to the firm’s agreement with the client, so move them to a colleague first.',
            },
            {
              term: 'When a role should end by itself',
              text: 'A role can carry a date. After it nothing has to be remembered: the server no longer counts the role.',
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
              title: 'Agree who owns the account',
              text: 'One owner, one substitute. Neither should be the person who is on the road.',
              takes: 'Day 1',
            },
            {
              title: 'Invite the team',
              text: 'With company addresses, confirmed. Ask everybody to turn on two-step sign-in before the first confidential listing.',
              takes: 'Days 2–4',
            },
            {
              title: 'Enter three listings, one of each kind',
              text: 'An open one, a confidential one, and one you have already sold, as a draft to practice on and delete.',
              takes: 'Days 5–10',
            },
            {
              title: 'Write the answer to a first contact',
              text: 'One text for the firm: what you ask, what you send and when the call is. Adapt it by hand each time.',
              takes: 'Day 11',
            },
            {
              title: 'Set the hours',
              text: 'Quiet hours by person and time zone; urgent leads by text message only for whoever is on duty.',
              takes: 'Day 12',
            },
            {
              title: 'Look back',
              text: 'How many contacts, how many answered within a day, how many led to a signed NDA. If the middle figure is low, more leads will not help.',
              takes: 'Day 30',
            },
          ],
        },
      ],
    },
    {
      id: 'ask-first',
      heading: 'Questions a managing broker should ask us',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Who at your company can read our drafts? Staff whose task needs it, and every act on an account is logged. Does your own brokerage see our leads? No; it is a member like you. What happens to our listings if we stop paying? New ones are refused and old ones can be withdrawn, and nothing is deleted behind your back. Can we take our data with us? Ask, and it is given to you.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Talk about joining as a firm', to: '/contact' },
    { label: 'Register as a broker', to: '/broker-registration' },
    { label: 'Open the brokerage hub', to: '/brokerage-hub' },
  ],
};
