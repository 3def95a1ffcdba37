import type { Tour } from './tour.ts';

export const toursSeller: Tour = {
  name: 'seller',
  lede: 'Borrow somebody else’s building for ten minutes and pretend to sell it. You will see what strangers see, and what they look for that is not there.',
  description:
    'A tour for owners who might sell: how a community compares with others, how buyers find it, what its page shows in confidence, and what to prepare.',
  keywords: ['sell senior living community', 'tour for sellers', 'confidential listing'],
  steps: [
    {
      heading: 'Compare with your competition',
      see: 'Choose a community as if it were yours. Its figures appear against the middle of every other of its kind that is offered now, with its place in the order.',
      act: 'Pick the building most like your own and look for the figure with the worst place.',
      screen: 'sellerDashboardPreview',
      look: '#position',
    },
    {
      heading: 'Your page, seen by a stranger',
      see: 'This is all that somebody without an account learns: pictures, figures and your own words. Street and house number are not among them.',
      act: 'Read the description as a competitor from the next county would. Could they tell which house it is?',
      screen: 'property',
      look: 'main article',
    },
    {
      heading: 'The searches that find you',
      see: 'Each filter at its narrowest setting that still brings you up, and how many others come up with you.',
      act: 'Follow one of the links, and count how far down the list your building stands.',
      screen: 'buyerNetworkPreview',
      isAboutSame: true,
      look: '#reach',
    },
    {
      heading: 'Fourteen folders, filled early',
      see: 'Sellers who fill the room before launch answer questions; those who do not answer for delays. Here is what goes into each folder, and what must stay out of all.',
      act: 'Note the three folders that would take your bookkeeper longest.',
      screen: 'enhancedForSellers',
      look: '#folders',
    },
    {
      heading: 'The paper that everybody signs first',
      see: 'The nondisclosure agreement of the exchange, in full and with its blanks. It forbids calling your staff, and hiring them.',
      act: 'Put your name into the blanks and print it for your lawyer.',
      screen: 'ndaDocument',
      look: '#no-contact',
    },
    {
      heading: 'Somebody to sell it for you',
      see: 'Firms work with the exchange in four ways. Which of them may be paid, and for what, is on the page as well.',
      act: 'Read how supervision works, then ask a broker the same question.',
      screen: 'brokeragePartners',
      look: '#paid',
    },
  ],
  next: [
    { label: 'For sellers, in detail', to: '/for-sellers' },
    { label: 'Where would your price stand?', to: '/seller-dashboard-preview' },
    { label: 'Write to us', to: '/contact' },
  ],
};
