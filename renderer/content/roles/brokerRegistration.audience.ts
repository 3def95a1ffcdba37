import { PLANS, TRIAL } from '#shared/billing/plans.ts';
import { LISTING_ALLOWANCE_TRIAL } from '#shared/constants.ts';
import type { ContentPage } from '../model.ts';

export const brokerRegistration: ContentPage = {
  lede: 'Registering takes ten minutes if your license number is at hand, and a person may look at it before your account opens. This is what we ask, why, and what happens next.',
  description:
    'What a broker needs to register on Haven Exchange: individual license and state, brokerage, review in 1-2 business days, confidentiality, and the steps.',
  keywords: [
    'broker registration',
    'real estate license verification',
    'brokerage account',
    'broker of record',
  ],
  sections: [
    {
      id: 'at-hand',
      heading: 'What to have at hand',
      blocks: [
        {
          kind: 'table',
          caption: 'The broker profile',
          columns: [{ label: 'Field' }, { label: 'Required' }, { label: 'How to fill it in' }],
          rows: [
            ['Full name', 'Yes', 'As on your license, so that a client who looks you up finds you'],
            [
              'Brokerage',
              'Yes',
              'The firm that holds your license today; it is shown on your listings',
            ],
            ['Individual license number', 'Yes', 'Yours, and not the number of the firm'],
            ['License state', 'Yes', 'The state that issued it; one profile, one state of issue'],
            [
              'Years of experience',
              'No',
              'In senior living. Twenty years of retail are another profession',
            ],
            [
              'Specialization',
              'No',
              'Assisted living, memory care, independent living, skilled nursing, CCRC, or all types',
            ],
            [
              'Service areas',
              'No',
              'States in which you may act, by license or with a local partner',
            ],
            ['Bio', 'No', 'Three closings with size, state and year say more than adjectives'],
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'Use your firm’s e-mail address. A confirmed business address is the quickest proof there is. Toll-free numbers are refused for your telephone, because payment processing does not take them.',
        },
      ],
    },
    {
      id: 'steps',
      heading: 'The steps',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Create an account as a broker',
              text: 'Name, e-mail and a password. Choosing broker decides your desk and menu. It grants no right by itself.',
              takes: '2 minutes',
            },
            {
              title: 'Confirm the address',
              text: 'Open the letter and its link. Until then the account can do nothing.',
              takes: '1 minute',
            },
            {
              title: 'Fill in the profile',
              text: 'The four required fields let you continue.',
              takes: '5 minutes',
            },
            {
              title: 'Review',
              text: 'Some accounts wait for an administrator, who compares what you wrote with what can be looked up. You receive an e-mail with the outcome.',
              takes: 'Typically 1-2 business days',
            },
            {
              title: 'Turn on two-step sign-in',
              text: 'Your account can open other people’s secrets. A code from an app keeps a stolen password from doing so.',
              takes: '2 minutes',
            },
            {
              title: 'Choose a plan',
              text: `Listing needs one. ${PLANS[TRIAL.plan].name} starts with ${TRIAL.days} days free, during which you can have ${LISTING_ALLOWANCE_TRIAL} listing; paid plans set no number.`,
            },
            {
              title: 'Submit the first listing',
              text: 'Each listing is reviewed too. Registration vouches for you and not for what you will write.',
            },
          ],
        },
      ],
    },
    {
      id: 'license',
      heading: 'About licenses',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Salesperson and broker',
              text: 'Names differ by state. Either may register; a salesperson acts under a broker, whose firm belongs in the brokerage field.',
            },
            {
              term: 'Broker of record',
              text: 'The licensed person who answers for a firm in a state. On the exchange that is a role of its own, which staff gives and nobody can choose at sign-up.',
            },
            {
              term: 'A deal in another state',
              text: 'Some states let you act with a local broker at your side, some only by referral, some not at all. Arrange it before the teaser leaves, because a fee earned without a license may not be enforceable.',
            },
            {
              term: 'Selling a business',
              text: 'A community’s sale includes one. A few states ask for another license when goodwill and equipment pass with the deed.',
            },
            {
              term: 'A lapsed license',
              text: 'Tell us, and set your listings to withdrawn until it is renewed. An account whose license has ended can be suspended, and everything it shows closes with it.',
            },
          ],
        },
      ],
    },
    {
      id: 'confidentiality',
      heading: 'What you accept about confidentiality',
      blocks: [
        {
          kind: 'list',
          items: [
            'You have the owner’s agreement, in writing, for each community that you list.',
            'You hand a memorandum to nobody who has not signed an NDA. [Ours, with blanks](/nda-document), may serve if your client has none.',
            'Contacts of members who wrote to you are used for that listing and for what they agree to, not for a mailing list.',
            'You do not use the exchange to find out what a colleague’s confidential listing is called in order to reach the owner.',
            'One person, one account. An assistant has an account too.',
          ],
        },
      ],
    },
    {
      id: 'refused',
      heading: 'If the review says no',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The usual reasons are a number that the state’s look-up does not know, a firm that has not heard of the applicant, and a free mail address with nothing to support it. Refusals are decided by a person and can be looked at again: [contact support](/contact) from the address of the account, with a copy of the license. Each decision is logged with the person who took it and the reason given.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Register as a broker', to: '/auth' },
    { label: 'What the exchange does for brokers', to: '/for-brokers' },
    { label: 'Look at a broker’s desk', to: '/tours/broker' },
  ],
};
