import type { PressRelease } from './pressRelease.ts';

export const demoThatAddsUp: PressRelease = {
  slug: 'sixty-invented-communities-that-add-up',
  heading: 'Sixty invented communities that add up',
  description:
    'The demonstration of Haven Exchange lists sixty invented communities in ten states whose prices, incomes, margins and occupancies agree and are tested.',
  date: '2026-11-21',
  paragraphs: [
    'Demonstrations of real-estate software tend to show a building with 120 beds, 97 percent occupancy and a price that somebody made up on a Friday. People who price buildings notice within a minute, and look at nothing else from then on. Haven Exchange therefore ships with sixty invented communities in ten states whose figures have to agree.',
    'For each kind of care there is a range of asking prices by unit or bed, of cap rates and of margins, taken from published sources of the trade and from our own judgment for demonstration. A test recomputes every community in operation: income from price and rate, margin from income and revenue, beds against units. No two communities share a name or a description. Fifty-eight of the sixty are live; of the other two, one waits for its review and one is sold.',
    'People are invented too, and say so in their names. There is a demonstration account for each role, among them the inconvenient ones: a broker whose approval is pending, a vendor who was refused, a trial about to be decided upon. Nobody in the demonstration endorses anything.',
    'The same care is taken with words. The worked examples on public pages are recomputed by a test, line by line; links have to lead somewhere; a sentence that appears twice is refused. When a price of a plan changes, pages change with it, since they take it from the table that charges.',
  ],
  facts: [
    {
      term: 'Checked',
      text: 'Each time the tests run, on the data that people see.',
    },
    {
      term: 'Never hosted',
      text: 'Demonstration data is applied by the backend on one’s own machine and not to a hosted project.',
    },
    {
      term: 'Not market data',
      text: 'The communities illustrate. Figures of the market, with their sources, are under [market analysis](/senior-housing-market-analysis).',
    },
  ],
  next: { label: 'Browse the communities', to: '/investment-opportunities' },
};
