import type { Tour } from './tour.ts';

export const toursBuyer: Tour = {
  name: 'buyer',
  lede: 'Go from the full list of communities to one you could make an offer on. Every step uses listings that are live today.',
  description:
    'A tour for buyers on the real screens: filter the list, read a listing, test the loan, compare a shortlist, and see which documents to ask for.',
  keywords: ['buy assisted living', 'tour for buyers', 'senior living marketplace demo'],
  steps: [
    {
      heading: 'Filter the list',
      see: 'Use seven filters or search in a sentence. Filters are part of the address, so you can send a search to a partner as a link.',
      act: 'Set a state and a maximum price and watch the number of communities change.',
      screen: 'investmentOpportunities',
      look: 'main search',
    },
    {
      heading: 'Compare price per unit',
      see: 'Price per unit appears next to the price, because two communities at $10 million can differ widely in size. If the seller doesn’t state units, the figure is per bed and labeled as such.',
      act: 'Find the lowest price per unit on the page. The next step opens the first community in the list.',
      screen: 'investmentOpportunities',
      look: 'main table',
    },
    {
      heading: 'Read one listing',
      see: 'The price panel shows which figures the broker stated and which were calculated from them. A confidential community uses a code name until you contact its broker. Some listings have a property tour to walk through.',
      act: 'Compare the stated cap rate with the net operating income it implies.',
      screen: 'property',
      look: 'main aside',
    },
    {
      heading: 'Test the loan',
      see: 'See the same community with a loan: debt coverage, cash flow after debt, and its value at other rents and interest rates.',
      act: 'Raise the interest rate by one point and check the coverage.',
      screen: 'financialAnalysisPreview',
      isAboutSame: true,
      look: '#returns',
    },
    {
      heading: 'Compare a shortlist',
      see: 'Check the communities that match your criteria to compare them side by side, one row per figure.',
      act: 'Select two communities and compare them row by row.',
      screen: 'buyerDashboardPreview',
      look: '#matches',
    },
    {
      heading: 'Know which documents to ask for',
      see: 'Fourteen folders list the documents for each type of community. Skilled nursing adds cost reports; independent living adds a zoning letter.',
      act: 'Choose a different community and see folder 4 change.',
      screen: 'dueDiligenceCenterPreview',
      look: '#room',
    },
    {
      heading: 'See what a plan adds',
      see: 'Browsing is free. Paid plans let you contact brokers, with a set number of contacts per month.',
      act: 'Find the broker contacts row and choose the plan that fits your search.',
      screen: 'userPricing',
    },
  ],
  next: [
    { label: 'Communities for sale', to: '/investment-opportunities' },
    { label: 'For buyers, in detail', to: '/for-buyers' },
    { label: 'Try a demo', to: '/demos' },
  ],
};
