import type { ContentPage } from '../model.ts';

export const vendorCategories: ContentPage = {
  lede: 'Six of them, drawn by who is liable for the result. That line is sharper than the one between trades, and it tells you whom to call when two seem to fit.',
  description:
    'The six vendor categories of Haven Exchange, what belongs in each, where the borders run, and how many verified vendors stand in every one of them today.',
  keywords: ['vendor categories', 'senior living consultants', 'construction', 'management'],
  sections: [
    {
      id: 'borders',
      heading: 'Where the borders run',
      blocks: [
        {
          kind: 'table',
          caption: 'Two seem to fit; one answers for it',
          columns: [
            { label: 'The job' },
            { label: 'Looks like' },
            { label: 'Belongs to' },
            { label: 'Because' },
          ],
          rows: [
            ['Mock survey', 'Legal', 'Consultant', 'The result is advice, and nobody files it'],
            [
              'Plan of correction under appeal',
              'Consultant',
              'Legal',
              'A deadline runs, and privilege helps',
            ],
            ['Cost report', 'Consultant', 'Financial', 'Somebody signs the numbers'],
            ['Kitchen equipment', 'Management', 'Construction', 'It is installed and permitted'],
            ['Dining program', 'Construction', 'Management', 'It runs every day, with staff'],
            [
              'Delayed-egress doors',
              'Construction',
              'Technology',
              'The controls decide, the frame only holds them',
            ],
            ['Records system', 'Management', 'Technology', 'Uptime and data are the contract'],
          ],
        },
      ],
    },
    {
      id: 'liability',
      heading: 'What each owes you',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Consultant',
              text: 'Care in the advice, and professional liability cover behind it. Success is yours to make of it.',
            },
            {
              term: 'Financial',
              text: 'A number that others rely on: a value, a rate, a return. Ask who besides you may rely on it, in writing.',
            },
            {
              term: 'Construction',
              text: 'A finished thing, at a place, by a day. Bonds, lien waivers and warranties belong here.',
            },
            {
              term: 'Management',
              text: 'Days that run. The license stays with whoever holds it, so a management agreement says who speaks to the state.',
            },
            {
              term: 'Legal',
              text: 'Loyalty to one client. Counsel of the buyer is not counsel of the deal.',
            },
            {
              term: 'Technology',
              text: 'A service that is up, and data that are yours. Residents’ health information makes a business associate agreement part of the price.',
            },
          ],
        },
      ],
    },
    {
      id: 'order',
      heading: 'In which order they are needed',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Before an offer',
              text: 'Consultant. A market study or a rate review changes the price; nothing else does so cheaply.',
            },
            {
              title: 'Between letter of intent and closing',
              text: 'Legal and financial. Change of ownership, operations transfer, appraisal, debt.',
              takes: '60–120 days',
            },
            {
              title: 'The first hundred days',
              text: 'Management and technology, since the seller’s contracts ended with the sale.',
            },
            {
              title: 'The first capital budget',
              text: 'Construction. By now you know which roof the inspection missed.',
              takes: '6–18 months',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'If you cannot place a job, do not. [Find vendors](/find-vendors) starts from what has to be done and leaves the category to us.',
        },
      ],
    },
  ],
  next: [
    { label: 'Open the directory', to: '/vendors' },
    { label: 'Find vendors by the job', to: '/find-vendors' },
    { label: 'Choose your own category', to: '/vendor-onboarding' },
  ],
};
