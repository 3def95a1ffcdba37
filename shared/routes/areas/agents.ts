import type { Area } from '../record.ts';

/** Who sells it. */
export const agents = {
  routes: {
    agents: {
      path: '/agents',
      access: 'public',
      title: 'Agents',
      description:
        'Brokers with senior-living communities for sale now: where they sell, what kind, and how many each has on the market.',
      indexed: true,
      rail: { of: 'every', group: 'market', order: 20, icon: 'people' },
    },
    agent: {
      path: '/agent/:agentId',
      access: 'public',
      title: 'Agent',
      description:
        'A broker of senior-living communities: where and what they sell, and what is for sale now.',
      indexed: true,
    },
    findAnAgent: {
      path: '/find-an-agent',
      access: 'public',
      parent: 'agents',
      title: 'Find an agent',
      description:
        'Four answers about what you buy or sell, where and when, and the brokers who sell such senior-living communities there.',
      keywords: ['senior living broker', 'find an agent', 'sell a community'],
      indexed: true,
    },
  },
  redirects: {
    '/co-broker': 'agents',
    '/find-agent': 'findAnAgent',
  },
} as const satisfies Area;
