import type { Tour } from './tour.ts';

export const toursSeller: Tour = {
  name: 'seller',
  lede: 'Use a listed community as an example to see what buyers would learn about yours, and what they would ask for next.',
  description:
    'A tour for owners considering a sale: how a community compares, how buyers find it, what its page shows while confidential, and what to prepare.',
  keywords: ['sell senior living community', 'tour for sellers', 'confidential listing'],
  steps: [
    {
      heading: 'Compare with the market',
      see: 'Choose a community similar to yours. Its figures appear next to the median of comparable listings, with its rank.',
      act: 'Choose the community most like yours and find its weakest figure.',
      screen: 'sellerDashboardPreview',
      look: '#position',
    },
    {
      heading: 'See your public page',
      see: 'This is everything a visitor without an account sees: photos, figures, and your description. The street address is not shown.',
      act: 'Read the description as a local competitor would. Could they tell which community it is?',
      screen: 'property',
      look: 'main article',
    },
    {
      heading: 'See which searches find you',
      see: 'The narrowest setting of each filter that still includes your community, and how many other listings match.',
      act: 'Open one of the links and see where your community appears in the list.',
      screen: 'buyerNetworkPreview',
      isAboutSame: true,
      look: '#reach',
    },
    {
      heading: 'Prepare the deal room early',
      see: 'A deal room that is complete before launch shortens due diligence. See what belongs in each folder and what should never be uploaded.',
      act: 'Note the three folders that would take your bookkeeper longest.',
      screen: 'enhancedForSellers',
      look: '#folders',
    },
    {
      heading: 'Read the NDA',
      see: 'The full nondisclosure agreement buyers sign. It prohibits contacting or hiring your staff.',
      act: 'Fill in your name and print it for your attorney.',
      screen: 'ndaDocument',
      look: '#no-contact',
    },
    {
      heading: 'Find a broker',
      see: 'Brokerages work with Haven Exchange in four ways. The page also explains who can be paid, and for what.',
      act: 'Read how supervision works, then ask a broker the same question.',
      screen: 'brokeragePartners',
      look: '#paid',
    },
  ],
  next: [
    { label: 'For sellers, in detail', to: '/for-sellers' },
    { label: 'See how your price compares', to: '/seller-dashboard-preview' },
    { label: 'Contact us', to: '/contact' },
  ],
};
