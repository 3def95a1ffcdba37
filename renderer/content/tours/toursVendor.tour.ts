import type { Tour } from './tour.ts';

export const toursVendor: Tour = {
  name: 'vendor',
  lede: 'See how operators find and choose vendors, which credentials they check, and what your own dashboard looks like.',
  description:
    'A tour for service providers: how operators choose between a call, quotes, and an RFP, the credentials they check, and what your own screens look like.',
  keywords: ['senior living vendor', 'tour for vendors', 'vendor credentials'],
  steps: [
    {
      heading: 'See how operators buy',
      see: 'Operators buy in three ways depending on the size of the job. Small jobs go to the first vendor who responds; large ones need an audit trail.',
      act: 'Find the row that matches your typical job.',
      screen: 'vendorMarketplaceHub',
      look: '#choose',
    },
    {
      heading: 'Choose your category',
      see: 'Six categories, the work in each, and when operators need it.',
      act: 'Find your category and the time of year when demand is highest.',
      screen: 'forVendors',
      look: '#categories',
    },
    {
      heading: 'Prepare your credentials',
      see: 'Insurance, background checks, and licenses, with how long each is valid. An expired document can cost you the job.',
      act: 'Mark the documents you could send within an hour.',
      screen: 'forVendors',
      look: '#credentials',
    },
    {
      heading: 'See your first dashboard',
      see: 'The vendor dashboard on day one. It doesn’t include property listings.',
      act: 'Look at the figures and see which ones need action.',
      screen: 'demosPersonalizedDashboard',
      query: { role: 'vendor' },
      look: '#dashboard',
    },
    {
      heading: 'Answer a message',
      see: 'A scripted conversation in the product’s messaging screen. Short replies that include a date get more answers.',
      act: 'Play it to the end, then start over and choose the other reply.',
      screen: 'demosCommunicationHub',
      look: '#conversation',
    },
    {
      heading: 'Work from the road',
      see: 'See which tasks work well on a phone and which are easier at a desk.',
      act: 'Check what still works without a signal.',
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
