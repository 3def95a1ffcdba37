import type { Notice } from '../model.ts';

export const brokerageHub: Notice = {
  lede: 'Brokers with senior-living communities for sale, by state and property type.',
  shot: { name: 'leads', alt: 'Leads of a broker with status, interest, source and response time' },
  description:
    'Senior-living brokers with communities for sale now: who has the most listings, where they sell, and how to find one by state and property type.',
  keywords: ['senior living broker', 'find a broker', 'senior housing brokerage'],
  next: [
    { label: 'Find an agent', to: '/find-an-agent' },
    { label: 'Register as a broker', to: '/broker-registration' },
    { label: 'What brokers get', to: '/for-brokers' },
  ],
};
