import type { ContentPage } from '../model.ts';

export const vendorPremium: ContentPage = {
  lede: 'Some vendors stand first and carry a brass mark. You cannot buy it. This page says who gives it, what it does, and why most work is won without it.',
  description:
    'What the Featured mark does in the vendor directory, who gives it and takes it away, why it is not for sale, and what clients look at instead.',
  keywords: ['featured vendor', 'premium placement', 'vendor ranking', 'winning bids'],
  sections: [
    {
      id: 'effect',
      heading: 'What it changes, exactly',
      blocks: [
        {
          kind: 'table',
          caption: 'Featured and not featured',
          columns: [
            { label: 'In the directory' },
            { label: 'Featured' },
            { label: 'Everybody else' },
          ],
          rows: [
            [
              'Place in a list',
              'Before the others, among themselves by name',
              'Behind them, by name',
            ],
            ['Place within a category or state', 'The same rule', 'The same rule'],
            [
              'Found by words',
              'Only if the words are on the profile',
              'Only if the words are on the profile',
            ],
            ['Verification', 'Needed', 'Needed'],
            ['Mark on the profile', 'Featured, in brass', 'None'],
            ['Requests that the team passes on', 'Chosen by fit', 'Chosen by fit'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The last line matters most. When somebody asks for an introduction, the team reads the need and the state. Nobody sorts that by brass.',
          ],
        },
      ],
    },
    {
      id: 'given',
      heading: 'Who gives it, and what ends it',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'An administrator decides',
              text: 'After clients who were introduced have said how it went. Support staff cannot set it, and no screen lets a vendor ask.',
            },
            {
              title: 'It stays while it is true',
              text: 'Through seasons and through a full order book. A vendor who is booked says so beside the mark.',
            },
            {
              title: 'A change to the profile does not end it',
              text: 'A changed name, description, category or certification is reviewed first. Until then the approved version keeps its place and its mark.',
            },
            {
              title: 'A complaint ends it',
              text: 'One that was looked into, with both sides heard by e-mail. The profile may well stay.',
            },
          ],
        },
      ],
    },
    {
      id: 'not-for-sale',
      heading: 'Why it has no price',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A place that is sold tells a reader who has money. An owner with a leaking roof asks who has roofs. As soon as the first entry is bought, careful readers begin at the second, and then the first has paid for nothing.',
            'There is a legal side as well. Where federal programs pay for care, money that flows toward whoever steers purchases is looked at closely. A directory that takes none has nothing to explain.',
          ],
        },
      ],
    },
    {
      id: 'without',
      heading: 'Being chosen from the second page',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Fewer states',
              text: 'Three that you reach before lunch are read as an offer. Thirty are read as a hope.',
            },
            {
              term: 'Words of the job',
              text: 'Clients type wander guard, boiler, PDPM. Those words have to stand on the profile; solutions and partner do not help.',
            },
            {
              term: 'A size',
              text: 'Twelve apartments a day, one elevator at a time, five working days to an administrator. A number is remembered.',
            },
            {
              term: 'What you do not do',
              text: 'It saves both sides a call, and makes the rest believable.',
            },
            {
              term: 'A true availability',
              text: 'Limited, said in time, keeps a client for the next quarter.',
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
