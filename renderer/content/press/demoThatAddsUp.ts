import type { PressRelease } from './pressRelease.ts';

export const demoThatAddsUp: PressRelease = {
  slug: 'sixty-invented-communities-that-add-up',
  heading: 'Sixty invented communities with consistent figures',
  description:
    'The Haven Exchange demo lists sixty invented communities in ten states. A test checks that each one’s price, income, margin, and occupancy agree.',
  date: '2026-11-21',
  paragraphs: [
    'Real estate software demos tend to show a building with 120 beds, 97 percent occupancy, and a made-up price. People who price buildings notice within a minute and stop trusting everything else. Haven Exchange therefore ships with sixty invented communities in ten states whose figures have to agree.',
    'Each care type has a range of asking prices per unit or bed, cap rates, and margins, taken from published industry sources and, for the demonstration, from our own judgment. A test recalculates every operating community: income from price and rate, margin from income and revenue, beds against units. No two communities share a name or a description. Fifty-eight of the sixty are live. Of the other two, one is waiting for review and one is sold.',
    'The people are invented too, and their names say so. There is a demonstration account for each role, including the difficult cases: a broker whose approval is pending, a vendor whose application was rejected, and a trial that is about to end. None of the people in the demonstration endorses anything.',
    'The text is checked as well. A test recalculates the worked examples on public pages line by line. Links must resolve, and duplicate sentences are rejected. When the price of a plan changes, the pages change with it, because they read the same table that billing uses.',
  ],
  facts: [
    {
      term: 'Checked',
      text: 'On every test run, using the same data visitors see.',
    },
    {
      term: 'Never hosted',
      text: 'Demonstration data is loaded by the backend on your own machine, never into a hosted project.',
    },
    {
      term: 'Not market data',
      text: 'The communities are examples. Market figures, with their sources, are under [market analysis](/senior-housing-market-analysis).',
    },
  ],
  next: { label: 'Browse the communities', to: '/investment-opportunities' },
};
