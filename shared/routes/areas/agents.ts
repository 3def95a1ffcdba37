import type { RouteArea } from '../route-record.ts';

/** Agent directory screens. */
export const agents = {
  routes: {
    agents: {
      path: '/agents',
      access: 'public',
      title: 'Agents',
      description:
        'Brokers with senior-living communities for sale: where they sell, what types, and how many listings each has.',
      indexed: true,
      memberLayout: 'work',
      rail: { of: 'every', group: 'market', order: 20, icon: 'people' },
    },
    agent: {
      path: '/agent/:agentId',
      access: 'public',
      title: 'Agent',
      description:
        'A broker of senior-living communities: where and what they sell, and their current listings.',
      indexed: true,
    },
    findAnAgent: {
      path: '/find-an-agent',
      access: 'public',
      parent: 'agents',
      title: 'Find an agent',
      description:
        'Answer four questions about what you buy or sell, where, and when, and see matching senior-living brokers.',
      keywords: ['senior living broker', 'find an agent', 'sell a community'],
      indexed: true,
    },
  },
  redirects: {
    '/co-broker': 'agents',
    '/find-agent': 'findAnAgent',
  },
} as const satisfies RouteArea;
