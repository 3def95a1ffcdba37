import type { ContentPage } from '../model.ts';

export const vendorOnboarding: ContentPage = {
  heading: 'Become a vendor on the exchange',
  lede: 'Fill in one form, pass one review, and you are in the directory. A good description takes the most time, so this page has examples.',
  description:
    'How a vendor joins Haven Exchange: create an account, build the service profile, submit documents, and get listed. With examples of good profiles.',
  keywords: ['become a vendor', 'vendor onboarding', 'service profile', 'senior living services'],
  sections: [
    {
      id: 'steps',
      heading: 'Steps to your first request',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Create an account as a vendor',
              text: '[Sign up](/auth?mode=sign-up), choose Vendor, and confirm your email address.',
              takes: '3 minutes',
            },
            {
              title: 'Build your service profile',
              text: 'Name, company, and category are required. Years, certifications, states, and a description make it useful.',
              takes: '20 minutes',
            },
            {
              title: 'Send the documents we ask for',
              text: 'Send them by email after we contact you. Until they are checked, only you and the team can see the profile.',
              takes: 'Depends on your agent',
            },
            {
              title: 'Get found',
              text: 'Clients find you in [the directory](/vendors) by category, state, and any word in your profile. Introductions arrive by email.',
            },
          ],
        },
      ],
    },
    {
      id: 'fields',
      heading: 'Profile fields and good answers',
      blocks: [
        {
          kind: 'table',
          caption: 'Weak and strong answers',
          columns: [{ label: 'Field' }, { label: 'Weak' }, { label: 'Strong' }],
          rows: [
            ['Company', 'Apex Solutions Group', 'The exact name on your license'],
            [
              'Category',
              'The category with the most clients',
              'The category where clients would look',
            ],
            ['Years in business', 'The founder’s years', 'The company’s years under this name'],
            ['Certifications', 'Fully certified', 'OSHA 30, lead-safe, the state license number'],
            ['States', 'All', 'States your crew can reach tomorrow'],
            [
              'Description',
              'We are passionate about seniors',
              'Replaced nurse call in nine buildings last year, none larger than 120 beds',
            ],
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'My company works in two categories. Which one?',
      answer:
        'The one where your contracts are larger. Mention the other in the certifications and the description. [The search](/vendor-directory) covers both, and clients looking for the smaller job usually type it.',
    },
    {
      question: 'A colleague already signed up for my company. What do I do?',
      answer:
        'Use that account’s profile, or ask its owner to delete it before you create yours. Profiles of the same company are not merged, and a reviewer who sees a second one will ask about the first.',
    },
  ],
  next: [
    { label: 'Create an account', to: '/auth?mode=sign-up' },
    { label: 'What it costs', to: '/vendor-pricing' },
    { label: 'How documents are checked', to: '/vendor-certifications' },
  ],
};
