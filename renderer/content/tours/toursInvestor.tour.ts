import type { Tour } from './tour.ts';

export const toursInvestor: Tour = {
  name: 'investor',
  lede: 'Yield first, stories later. Seven screens take you from one sentence to the clause in a waterfall that decides who is paid when it goes badly.',
  description:
    'A walk for investors: search by cap rate in one sentence, read the risk behind a yield, stress a purchase, and follow a dollar down the waterfall.',
  keywords: ['senior housing investment', 'tour for investors', 'cap rate search'],
  steps: [
    {
      heading: 'Say it once',
      see: 'A sentence is read by rules and shown back in pieces, each of which can be taken out. What no rule knows is named and left aside.',
      act: 'Replace the cap rate by your own, and add a size.',
      screen: 'demosAiSearch',
      query: { say: 'cap rate above 8, at least 60 beds' },
      look: '#understood',
    },
    {
      heading: 'Sort by yield, then distrust it',
      see: 'The whole market with the highest cap rates on top. Nursing homes lead it, and the reason is in who pays for their residents.',
      act: 'Limit the type to one kind of care and see how narrow the spread becomes.',
      screen: 'investmentOpportunities',
      query: { sort: 'cap' },
      look: 'main table',
    },
    {
      heading: 'The leader of the table',
      see: 'Every figure says where it comes from. Income is the broker’s cap rate times the asking price, no more certain than either.',
      act: 'Look at occupancy and building year before you look at the yield again.',
      screen: 'property',
      look: 'main aside',
    },
    {
      heading: 'Break it on purpose',
      see: 'Loan, interest and term in your hand. Cash on cash rises with the debt until the coverage gives way.',
      act: 'Raise the loan in steps of five until the coverage turns thin.',
      screen: 'financialAnalysisPreview',
      isAboutSame: true,
      look: '#returns',
    },
    {
      heading: 'When the money is called',
      see: 'Deals by stage, with the day each would close. Capital that sits idle for a quarter costs as much as a bad month.',
      act: 'Move two deals to the same stage, and see what would be due together.',
      screen: 'dealPipelinePreview',
      look: '#stages',
    },
    {
      heading: 'The market beneath the deal',
      see: 'Occupancy, rents, prices and cap rates by kind of care, each with its source and its quarter.',
      act: 'Read the ladder of risk, and place the last community you opened on a rung.',
      screen: 'seniorHousingMarketAnalysis',
      look: '#cap-rates',
    },
    {
      heading: 'Who is paid when it goes badly',
      see: 'One dollar runs through preferred return, catch-up and promote, with the arithmetic in every line.',
      act: 'Halve the profit in your head, and see whose share disappears first.',
      screen: 'investorHub',
      look: '#waterfall',
    },
  ],
  next: [
    { label: 'Analyze a community', to: '/financial-analysis-preview' },
    { label: 'For investors, in detail', to: '/for-investors' },
    { label: 'Search in a sentence', to: '/demos/ai-search' },
  ],
};
