import type { Tour } from './tour.ts';

export const toursBroker: Tour = {
  name: 'broker',
  lede: 'A working day in seven screens: your pipeline, a new client, a commission to explain, and a message to answer.',
  description:
    'A tour for brokers: the deal pipeline, clients and matching communities, commission splits, your listing on a buyer’s phone, and registration.',
  keywords: ['senior living broker', 'tour for brokers', 'deal pipeline demo'],
  steps: [
    {
      heading: '8:00 a.m.: Pipeline',
      see: 'Seven stages from valuation to closing, each with total value and expected closing dates.',
      act: 'Move a deal to the next stage and see its expected closing date change.',
      screen: 'dealPipelinePreview',
      look: '#stages',
    },
    {
      heading: '9:00 a.m.: New client',
      see: 'Enter a name and what the client is looking for. Matching communities appear while you are still on the phone.',
      act: 'Add a client. The fields start with the most common values on the market.',
      screen: 'clientManagementPreview',
      look: '#client',
    },
    {
      heading: '10:00 a.m.: Commission',
      see: 'From sale price to your net commission in six lines, each with its calculation.',
      act: 'Set the co-broker’s share to zero, as if you represented both sides.',
      screen: 'commissionCalculatorPreview',
      look: '#shares',
    },
    {
      heading: 'Noon: Your listing on a phone',
      see: 'About half of visitors browse on a phone. This is the live list and listing page at phone width.',
      act: 'Scroll to a community, open it, and check the first sentence of the description.',
      screen: 'demosMobileDeals',
      look: 'main iframe',
    },
    {
      heading: '3:00 p.m.: A question from a buyer',
      see: 'Messages stay with the listing. This conversation is scripted so you can see the buyer’s side.',
      act: 'Ask about the rent roll before the dates.',
      screen: 'demosCommunicationHub',
      look: '#conversation',
    },
    {
      heading: '5:00 p.m.: What delays a sale',
      see: 'Common delays and the week in which each could have been caught.',
      act: 'Find the delay that cost you the most last year.',
      screen: 'brokerageHub',
      look: '#tempo',
    },
    {
      heading: 'Tomorrow: Register',
      see: 'What registration asks for, who reviews it, and what happens if it is declined.',
      act: 'Have your license number and state ready.',
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
