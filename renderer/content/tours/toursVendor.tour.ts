import type { Tour } from './tour.ts';

export const toursVendor: Tour = {
  name: 'vendor',
  lede: 'You fix roofs, write cost reports or install nurse calls. These six screens show how an operator comes to you, and why a certificate in time is worth more than a brochure.',
  description:
    'A walk for service providers: how operators choose between a call, quotes and an RFP, the credentials they check, and what your own screens look like.',
  keywords: ['senior living vendor', 'tour for vendors', 'vendor credentials'],
  steps: [
    {
      heading: 'See it from the buyer’s chair',
      see: 'Operators buy in three ways, by what is at stake. Small jobs go to the first vendor who answers; large ones leave a trail that an auditor can follow.',
      act: 'Decide in which of the three rows your usual job stands.',
      screen: 'vendorMarketplaceHub',
      look: '#choose',
    },
    {
      heading: 'Pick one category and mean it',
      see: 'Six categories with the work in each, and the moment when a client thinks of it.',
      act: 'Name yours, and the moment in a client’s year when your telephone rings.',
      screen: 'forVendors',
      look: '#categories',
    },
    {
      heading: 'Papers that open the door',
      see: 'Insurance, screening and licenses, each with how long it lasts. One that lapsed in March loses the job in April.',
      act: 'Go through the list and mark what you could send within an hour.',
      screen: 'forVendors',
      look: '#credentials',
    },
    {
      heading: 'Your first screen',
      see: 'The dashboard a vendor has on day one. Property listings are not part of it, and the page before said why.',
      act: 'Look at the figures, and see which of them wait for you to act.',
      screen: 'demosPersonalizedDashboard',
      query: { role: 'vendor' },
      look: '#dashboard',
    },
    {
      heading: 'When somebody writes',
      see: 'A scripted exchange in the look of the real one. Short answers with a date in them get a second message.',
      act: 'Play it once to its end, then begin again and take the other branch.',
      screen: 'demosCommunicationHub',
      look: '#conversation',
    },
    {
      heading: 'From the van',
      see: 'Which tasks are made for a telephone, and which wait until you are at a desk. Work on a building seldom happens near one.',
      act: 'Look for what still works in a basement without a signal.',
      screen: 'mobileFeatures',
      look: '#weak-line',
    },
  ],
  next: [
    { label: 'For vendors, in detail', to: '/for-vendors' },
    { label: 'Services for communities', to: '/vendor-marketplace-hub' },
    { label: 'Questions of vendors', to: '/faq#vendors' },
  ],
};
