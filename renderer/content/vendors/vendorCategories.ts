import type { ContentPage } from '../model.ts';

export const vendorCategories: ContentPage = {
  lede: 'Six categories, based on who is liable for the result. Liability separates vendors more clearly than trade does and tells you who to call when two categories seem to fit.',
  description:
    'The six vendor categories of Haven Exchange, what belongs in each, how to tell them apart, and how many verified vendors each one has today.',
  keywords: ['vendor categories', 'senior living consultants', 'construction', 'management'],
  sections: [
    {
      id: 'borders',
      heading: 'How to tell categories apart',
      blocks: [
        {
          kind: 'table',
          caption: 'When two categories seem to fit',
          columns: [
            { label: 'The job' },
            { label: 'Looks like' },
            { label: 'Belongs to' },
            { label: 'Because' },
          ],
          rows: [
            [
              'Mock survey',
              'Legal',
              'Consultant',
              'The result is advice and isn’t filed with any agency',
            ],
            [
              'Plan of correction under appeal',
              'Consultant',
              'Legal',
              'There is a deadline, and attorney-client privilege helps',
            ],
            ['Cost report', 'Consultant', 'Financial', 'The preparer signs the numbers'],
            [
              'Kitchen equipment',
              'Management',
              'Construction',
              'It is installed and needs a permit',
            ],
            ['Dining program', 'Construction', 'Management', 'It runs every day with staff'],
            [
              'Delayed-egress doors',
              'Construction',
              'Technology',
              'The controls are the main part of the job',
            ],
            ['Records system', 'Management', 'Technology', 'The contract is about uptime and data'],
          ],
        },
      ],
    },
    {
      id: 'liability',
      heading: 'What each category owes you',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Consultant',
              text: 'Careful advice, backed by professional liability coverage. Acting on it is up to you.',
            },
            {
              term: 'Financial',
              text: 'A number others rely on: a value, a rate, a return. Ask in writing who else can rely on it.',
            },
            {
              term: 'Construction',
              text: 'Finished work at the agreed place and by the agreed date. Bonds, lien waivers, and warranties belong here.',
            },
            {
              term: 'Management',
              text: 'Daily operations. The license stays with its holder, so a management agreement says who speaks to the state.',
            },
            {
              term: 'Legal',
              text: 'Loyalty to one client. The buyer’s counsel doesn’t represent the other side.',
            },
            {
              term: 'Technology',
              text: 'A service that stays up, and data that belongs to you. Handling residents’ health information also requires a business associate agreement.',
            },
          ],
        },
      ],
    },
    {
      id: 'order',
      heading: 'When you need each category',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Before an offer',
              text: 'Consultant. A market study or a rate review is the cheapest way to correct your price.',
            },
            {
              title: 'Between letter of intent and closing',
              text: 'Legal and financial. Change of ownership, operations transfer, appraisal, and debt.',
              takes: '60–120 days',
            },
            {
              title: 'The first hundred days',
              text: 'Management and technology, because the seller’s contracts ended with the sale.',
            },
            {
              title: 'The first capital budget',
              text: 'Construction. By now you know what the inspection missed.',
              takes: '6–18 months',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'If you aren’t sure which category a job belongs to, start with the job. [Find vendors](/find-vendors) picks the category for you.',
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
