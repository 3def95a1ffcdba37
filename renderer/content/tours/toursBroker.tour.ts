import type { Tour } from './tour.ts';

export const toursBroker: Tour = {
  name: 'broker',
  lede: 'A working day in seven screens: the board before the first call, a client who wants something odd, a split to explain, and a reply to write.',
  description:
    'A walk for brokers: the deal board, clients and what fits them, a commission with every split, your listing in a buyer’s hand, and registration.',
  keywords: ['senior living broker', 'tour for brokers', 'deal pipeline demo'],
  steps: [
    {
      heading: 'Eight o’clock: the board',
      see: 'Seven stages from valuation to closing, each with the prices in it and the day on which its deals would close at the usual pace.',
      act: 'Push a deal one stage on, and see the date of the next closing move.',
      screen: 'dealPipelinePreview',
      look: '#stages',
    },
    {
      heading: 'Nine: a client calls',
      see: 'A name and a wish make a client. The wish is held against everything on the market, so you can answer while they are on the line.',
      act: 'Write down a client. The fields begin with what the market has most of.',
      screen: 'clientManagementPreview',
      look: '#client',
    },
    {
      heading: 'Ten: who gets what',
      see: 'From price to take-home in six lines. No one has to trust a percentage of a percentage.',
      act: 'Set the other broker’s share to nothing, as if both sides were yours.',
      screen: 'commissionCalculatorPreview',
      look: '#shares',
    },
    {
      heading: 'Noon: your listing in a buyer’s hand',
      see: 'Half of your readers hold a telephone. This is the list and a community as it shows them: not a picture, the parts themselves.',
      act: 'Scroll to a community, open it, and see whether your first sentence would survive.',
      screen: 'demosMobileDeals',
      look: 'main iframe',
    },
    {
      heading: 'Three: a question comes in',
      see: 'Talk about a listing stays with the listing. This one is scripted, so that you can take the buyer’s side for once.',
      act: 'Ask about the rent roll before you ask about the dates.',
      screen: 'demosCommunicationHub',
      look: '#conversation',
    },
    {
      heading: 'Five: what slows a sale',
      see: 'A table of delays with the week in which each could have been seen. It is shorter than most of us would like.',
      act: 'Find the delay that cost you the most last year.',
      screen: 'brokerageHub',
      look: '#tempo',
    },
    {
      heading: 'Tomorrow: your own desk',
      see: 'What registration asks for, who reads it, and what happens when the answer is no.',
      act: 'Put license number and state beside you; the rest is quick.',
      screen: 'brokerRegistration',
      look: '#steps',
    },
  ],
  next: [
    { label: 'Register as a broker', to: '/broker-registration' },
    { label: 'For brokers, in detail', to: '/for-brokers' },
    { label: 'Plans and prices', to: '/user-pricing' },
  ],
};
