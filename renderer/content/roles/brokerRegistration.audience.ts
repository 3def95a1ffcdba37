import { PLANS, TRIAL } from '#shared/account/billing/plans.ts';
import { LISTING_ALLOWANCE_TRIAL } from '#shared/constants.ts';
import type { ContentPage } from '../model.ts';

export const brokerRegistration: ContentPage = {
  lede: 'Registration takes ten minutes if you have your license number ready. We may review your account before it opens. Here is what we ask for, why, and what happens next.',
  shot: {
    name: 'clients',
    alt: 'Client list of a broker: name, company, title, role, email and phone',
  },
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
      heading: 'What to have ready',
      blocks: [
        {
          kind: 'table',
          caption: 'The broker profile',
          columns: [{ label: 'Field' }, { label: 'Required' }, { label: 'How to fill it in' }],
          rows: [
            ['Full name', 'Yes', 'As on your license, so clients who look you up can find you'],
            [
              'Brokerage',
              'Yes',
              'The firm that holds your license today. It is shown on your listings',
            ],
            ['Individual license number', 'Yes', 'Your own, not the firm’s number'],
            [
              'License state',
              'Yes',
              'The state that issued it. Each profile has one issuing state',
            ],
            [
              'Years of experience',
              'No',
              'In senior living only. Don’t count other property types',
            ],
            [
              'Specialization',
              'No',
              'Assisted living, memory care, independent living, skilled nursing, CCRC, or all types',
            ],
            [
              'Service areas',
              'No',
              'States where you can do business, by license or with a local partner',
            ],
            ['Bio', 'No', 'List three closings with size, state, and year'],
          ],
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
              text: 'Name, email, and a password. Choosing broker sets your dashboard and menu. It doesn’t grant any permissions by itself.',
              takes: '2 minutes',
            },
            {
              title: 'Confirm your email',
              text: 'Open the email and click its link. Until then the account can’t do anything.',
              takes: '1 minute',
            },
            {
              title: 'Complete your profile',
              text: 'You can continue once the four required fields are filled in.',
              takes: '5 minutes',
            },
            {
              title: 'Review',
              text: 'Some accounts are reviewed by an administrator, who compares your details with public records. We’ll email you the outcome.',
              takes: 'Typically 1-2 business days',
            },
            {
              title: 'Turn on two-factor authentication',
              text: 'Your account gives access to other people’s confidential information. A code from an app protects it if your password is stolen.',
              takes: '2 minutes',
            },
            {
              title: 'Choose a plan',
              text: `You need a plan to list. ${PLANS[TRIAL.plan].name} starts with a free trial of ${TRIAL.days} days that includes ${LISTING_ALLOWANCE_TRIAL} listing. Paid plans have no listing limit.`,
            },
            {
              title: 'Submit your first listing',
              text: 'Each listing is reviewed too. Registration verifies you, not the content of your listings.',
            },
          ],
        },
      ],
    },
    {
      id: 'refused',
      heading: 'If your application is declined',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The usual reasons are a number that the state’s license lookup doesn’t find, a firm that doesn’t know the applicant, or a free email address with nothing to support it. A person makes each decision, and you can ask for another review: [contact support](/contact) from your account’s email address, with a copy of the license. Each decision is logged with the reviewer and the reason.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Register as a broker', to: '/auth' },
    { label: 'See what Haven Exchange offers brokers', to: '/for-brokers' },
    { label: 'Tour a broker’s dashboard', to: '/tours/broker' },
  ],
};
