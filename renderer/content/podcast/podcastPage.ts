import type { ContentPage } from '../model.ts';

/** Page content around the list of episodes. */
export const podcastPage: ContentPage = {
  heading: 'The Haven Exchange podcast',
  lede: 'Six conversations with people who sell, run, finance, inspect, own, and renovate communities, with full transcripts.',
  description:
    'Six conversations about senior living with full transcripts: a broker, an administrator, a lender, a surveyor, a seller, and a contractor explain their work.',
  keywords: ['senior living podcast', 'transcript', 'senior housing interviews'],
  sections: [
    {
      id: 'about',
      heading: 'About the conversations',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'These conversations were written for the demonstration and have not been recorded. Hosts and guests are invented and marked as such. The length shown is how many minutes each one takes to read aloud. What the guests describe, from the reports in a lender’s file to a fire watch, is how these things are done in practice.',
            'Transcripts are the primary format. You can search them, quote them, and read them in a quiet office, with a screen reader, or at a nurses’ station without headphones.',
          ],
        },
      ],
    },
    {
      id: 'who',
      heading: 'Where to start',
      blocks: [
        {
          kind: 'text',
          paragraphs: ['Pick the episode closest to what you’re about to do.'],
        },
        {
          kind: 'terms',
          terms: [
            {
              term: 'Sell a family community',
              text: '[Selling what mother built](/podcast/selling-what-mother-built)',
            },
            {
              term: 'Sign a purchase agreement',
              text: '[The night before closing](/podcast/the-night-before-closing)',
            },
            {
              term: 'Apply for a loan',
              text: '[What the lender sees](/podcast/what-the-lender-sees)',
            },
            {
              term: 'Read an inspection report',
              text: '[Seven in the morning](/podcast/seven-in-the-morning)',
            },
            {
              term: 'Take over a team',
              text: '[Ninety days under a new name](/podcast/ninety-days-under-a-new-name)',
            },
            {
              term: 'Renovate an occupied community',
              text: '[No hammers before breakfast](/podcast/no-hammers-before-breakfast)',
            },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Read the journal', to: '/senior-housing-journal' },
    { label: 'Suggest a guest', to: '/contact' },
    { label: 'Look up a term', to: '/senior-living-glossary' },
  ],
};
