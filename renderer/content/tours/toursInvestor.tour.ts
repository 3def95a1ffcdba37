import type { Tour } from './tour.ts';

export const toursInvestor: Tour = {
  name: 'investor',
  lede: 'Start with yield, then check the risk behind it. Seven steps from a search to the distribution waterfall.',
  description:
    'A tour for investors: search by cap rate in a sentence, check the risk behind a yield, stress a purchase, and follow distributions down the waterfall.',
  keywords: ['senior housing investment', 'tour for investors', 'cap rate search'],
  steps: [
    {
      heading: 'Search in a sentence',
      see: 'Your sentence becomes filters that you can remove one by one. Words that aren’t understood are shown.',
      act: 'Enter your own cap rate and add a minimum size.',
      screen: 'demosAiSearch',
      query: { say: 'cap rate above 8, at least 60 beds' },
      look: '#understood',
    },
    {
      heading: 'Sort by cap rate',
      see: 'The whole market, highest cap rates first. Skilled nursing leads because much of its revenue comes from Medicare and Medicaid.',
      act: 'Filter by one care type and see how much the range narrows.',
      screen: 'investmentOpportunities',
      query: { sort: 'cap' },
      look: 'main table',
    },
    {
      heading: 'Check the top listing',
      see: 'Every figure names its source. Net operating income is the broker’s cap rate times the asking price, so it is only as reliable as both.',
      act: 'Check occupancy and year built before you look at the yield again.',
      screen: 'property',
      look: 'main aside',
    },
    {
      heading: 'Stress the purchase',
      see: 'Change the loan amount, interest rate, and term. Cash-on-cash return rises with debt until coverage becomes too low.',
      act: 'Raise the loan in steps of five points until coverage is thin.',
      screen: 'financialAnalysisPreview',
      isAboutSame: true,
      look: '#returns',
    },
    {
      heading: 'Plan your capital calls',
      see: 'Deals by stage with expected closing dates, so you can see when capital is due.',
      act: 'Move two deals to the same stage and see what would be due at the same time.',
      screen: 'dealPipelinePreview',
      look: '#stages',
    },
    {
      heading: 'Check the market',
      see: 'Occupancy, rents, prices, and cap rates by care type, each with its source and quarter.',
      act: 'Place the last community you opened on the cap rate table.',
      screen: 'seniorHousingMarketAnalysis',
      look: '#cap-rates',
    },
    {
      heading: 'Follow the waterfall',
      see: 'Distributions run through preferred return, catch-up, and promote, with the calculation on every line.',
      act: 'See whose share shrinks first when the profit is cut in half.',
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
