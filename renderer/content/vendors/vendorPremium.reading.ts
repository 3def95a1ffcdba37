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
              'First, ordered by points',
              'After featured vendors, ordered by points',
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
  ],
  next: [
    { label: 'See who is featured', to: '/vendors' },
    { label: 'Build your profile', to: '/vendor-onboarding' },
    { label: 'What it costs', to: '/vendor-pricing' },
  ],
};
