import type { Tour } from './tour.ts';

export const toursBuyer: Tour = {
  name: 'buyer',
  lede: 'From a list of everything to one building you could make an offer on: the path of a first-time buyer, using communities that are listed today.',
  description:
    'A walk for buyers through the real screens: filter the list, read one community, test the loan, keep a shortlist and know which credentials to ask for.',
  keywords: ['buy assisted living', 'tour for buyers', 'senior living marketplace demo'],
  steps: [
    {
      heading: 'Make the list short',
      see: 'Seven filters and a search that reads sentences stand above the communities. All of them are in the address, so a search can be sent to a partner as a link.',
      act: 'Set a state and a price, and watch the number of communities under the filters.',
      screen: 'investmentOpportunities',
      look: 'main search',
    },
    {
      heading: 'Read a row like an appraiser',
      see: 'Price per unit is shown next to the price, because two buildings at ten million are rarely the same bargain. If a seller doesn’t state units, the figure is per bed and labeled as such.',
      act: 'Find the lowest price per unit on the page and ask yourself why. Then go on; the first community of the list opens.',
      screen: 'investmentOpportunities',
      look: 'main table',
    },
    {
      heading: 'One community, with its arithmetic',
      see: 'The column with the price says which figures the broker stated and which were computed from them. A confidential community carries a cover name until you have written to its broker.',
      act: 'Compare the stated cap rate with the income that it implies.',
      screen: 'property',
      look: 'main aside',
    },
    {
      heading: 'Ask what a bank would say',
      see: 'The same community under a loan: coverage, what is left after debt, and a table of what the building is worth if rents or rates disappoint.',
      act: 'Raise the interest by one point and look at the coverage.',
      screen: 'financialAnalysisPreview',
      isAboutSame: true,
      look: '#returns',
    },
    {
      heading: 'Keep three, drop the rest',
      see: 'The communities that match your criteria, each with a checkbox. The ones you keep appear in columns below, one row per figure.',
      act: 'Keep two communities and read the lines from top to bottom.',
      screen: 'buyerDashboardPreview',
      look: '#matches',
    },
    {
      heading: 'Know the credentials before you need them',
      see: 'Fourteen folders, and in each the documents that this kind of community has. A nursing home brings cost reports; an apartment house for seniors brings a zoning letter.',
      act: 'Change the community and see folder four change.',
      screen: 'dueDiligenceCenterPreview',
      look: '#room',
    },
    {
      heading: 'Where free ends',
      see: 'Reading costs nothing for as long as you like. Writing to a broker is what a plan opens, with a number of contacts each month.',
      act: 'Look for the line about broker contacts, and decide with your search in mind.',
      screen: 'userPricing',
    },
  ],
  next: [
    { label: 'Communities for sale', to: '/investment-opportunities' },
    { label: 'For buyers, in detail', to: '/for-buyers' },
    { label: 'Try a demo', to: '/demos' },
  ],
};
