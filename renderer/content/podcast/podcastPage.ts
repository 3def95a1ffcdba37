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
          kind: 'table',
          caption: 'Episodes by what you are about to do',
          columns: [{ label: 'You are about to' }, { label: 'Start with' }],
          rows: [
            ['Sell a family community', 'Selling what mother built'],
            ['Sign a purchase agreement', 'The night before closing'],
            ['Apply for a loan', 'What the lender sees'],
            ['Read an inspection report', 'Seven in the morning'],
            ['Take over a team', 'Ninety days under a new name'],
            ['Renovate with residents inside', 'No hammers before breakfast'],
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
