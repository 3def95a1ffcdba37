import type { ContentPage } from '../model.ts';

export const vendorPremium: ContentPage = {
  lede: 'Featured vendors are listed first and have a brass badge. It can’t be bought. This page explains who awards it, what it does, and why most work is won without it.',
  description:
    'What the Featured badge does in the vendor directory, who awards and removes it, why it is not for sale, and what clients look at instead.',
  keywords: ['featured vendor', 'premium placement', 'vendor ranking', 'winning bids'],
  sections: [
    {
      id: 'effect',
      heading: 'What the badge changes',
      blocks: [
        {
          kind: 'table',
          caption: 'Featured and other vendors',
          columns: [
            { label: 'In the directory' },
            { label: 'Featured' },
            { label: 'Other vendors' },
          ],
          rows: [
            [
              'Position in a list',
              'First, sorted by name',
              'After featured vendors, sorted by name',
            ],
            ['Position within a category or state', 'The same rule', 'The same rule'],
            [
              'Keyword search',
              'Only if the keyword is on the profile',
              'Only if the keyword is on the profile',
            ],
            ['Verification', 'Needed', 'Needed'],
            ['Badge on the profile', 'Featured, in brass', 'None'],
            ['Requests passed on by the team', 'Chosen by fit', 'Chosen by fit'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The last line matters most. For an introduction, the team looks at the need and the state. The badge plays no part.',
          ],
        },
      ],
    },
    {
      id: 'given',
      heading: 'Who awards and removes it',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'An administrator decides',
              text: 'This happens after introduced clients have reported how it went. Support staff can’t set it, and vendors can’t request it.',
            },
            {
              title: 'It stays as long as it is earned',
              text: 'It stays through slow seasons and full schedules. A vendor who is booked shows that next to the badge.',
            },
            {
              title: 'Profile changes don’t end it',
              text: 'Changes to name, description, category, or certifications are reviewed first. The version approved earlier keeps its position and badge during the review.',
            },
            {
              title: 'A complaint ends it',
              text: 'This happens after we have investigated it and heard both sides by email. The profile itself may stay.',
            },
          ],
        },
      ],
    },
    {
      id: 'not-for-sale',
      heading: 'Why it is not for sale',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A paid placement shows who has money, but an owner with a leaking roof needs a roofer. Once the first entry is paid for, careful readers skip to the second, and the first vendor has paid for nothing.',
            'There is also a legal reason. Where federal programs pay for care, payments to anyone who steers purchases get close scrutiny. Our directory takes no such payments.',
          ],
        },
      ],
    },
    {
      id: 'without',
      heading: 'Get chosen without the badge',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Fewer states',
              text: 'Three states you can reach before noon are credible. Thirty are not.',
            },
            {
              term: 'Job-specific terms',
              text: 'Clients search for “wander guard,” “boiler,” or “PDPM.” Use terms like these in your profile. Words like “solutions” and “partner” don’t help.',
            },
            {
              term: 'A size',
              text: 'Twelve apartments a day, one elevator at a time, five working days to an administrator. Clients remember numbers.',
            },
            {
              term: 'What you don’t do',
              text: 'It saves both sides a call and makes the rest more credible.',
            },
            {
              term: 'Accurate availability',
              text: 'If you switch to Limited early enough, the client can still come back to you next quarter.',
            },
          ],
        },
        {
          kind: 'quote',
          text: 'I opened the eleventh profile because it said they had done this with residents in the building. The first ten said they were passionate.',
          who: 'Dana Whitlock, regional operations (demo)',
        },
      ],
    },
  ],
  next: [
    { label: 'See who is featured', to: '/vendors' },
    { label: 'Build your profile', to: '/vendor-onboarding' },
    { label: 'What it costs', to: '/vendor-pricing' },
  ],
};
