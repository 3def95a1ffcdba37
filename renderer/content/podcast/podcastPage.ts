import type { ContentPage } from '../model.ts';

/** What stands around the list of episodes. */
export const podcastPage: ContentPage = {
  heading: 'The Haven Exchange podcast',
  lede: 'Six conversations with people who sell, run, lend to, inspect, own and rebuild communities. Each is here from the first word to the last.',
  description:
    'Six conversations about senior living with full transcripts: a broker, an administrator, a lender, a surveyor, a seller and a contractor tell how it goes.',
  keywords: ['senior living podcast', 'transcript', 'senior housing interviews'],
  sections: [
    {
      id: 'about',
      heading: 'About the conversations',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'They are written for the demonstration and have not been recorded: hosts and guests are invented, and marked so. The minutes given are what it takes to read one aloud. What the guests describe, from the reports in a lender’s file to a fire watch, is how such things are done.',
            'Transcripts come first here and not as an afterthought. They can be searched, quoted, read in a quiet office and read by a screen reader, and nobody needs headphones at a nurses’ station.',
          ],
        },
      ],
    },
    {
      id: 'who',
      heading: 'Whom to listen to first',
      blocks: [
        {
          kind: 'text',
          paragraphs: ['Pick the episode that is closest to what you are about to do.'],
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
              term: 'Renovate with residents inside',
              text: '[No hammers before breakfast](/podcast/no-hammers-before-breakfast)',
            },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Read the journal', to: '/senior-housing-journal' },
    { label: 'Propose a guest', to: '/contact' },
    { label: 'Look up a term', to: '/senior-living-glossary' },
  ],
};
