import type { BuiltRoutes } from './record.ts';

/** What is for sale and who is there. */
export const marketRoutes = {
  investmentOpportunities: {
    path: '/investment-opportunities',
    access: 'public',
    title: 'Communities for sale',
    indexed: true,
  },
  property: {
    path: '/property/:id',
    access: 'public',
    title: 'Community',
    indexed: true,
  },
  vendors: {
    path: '/vendors',
    access: 'public',
    title: 'Vendors',
    indexed: true,
  },
  vendor: {
    path: '/vendor/:vendorId',
    access: 'public',
    title: 'Vendor',
    indexed: true,
  },
  findVendors: {
    path: '/find-vendors',
    access: 'public',
    parent: 'vendors',
    title: 'Find vendors',
    indexed: true,
  },
  requestVendors: {
    path: '/request-vendors',
    access: 'public',
    parent: 'vendors',
    title: 'Request vendors',
    indexed: true,
  },
  projectRequests: {
    path: '/project-requests',
    access: 'public',
    parent: 'vendors',
    title: 'Project requests',
    indexed: true,
  },
  agents: {
    path: '/agents',
    access: 'public',
    title: 'Agents',
    indexed: true,
  },
  agent: {
    path: '/agent/:agentId',
    access: 'public',
    title: 'Agent',
    indexed: true,
  },
  findAnAgent: {
    path: '/find-an-agent',
    access: 'public',
    parent: 'agents',
    title: 'Find an agent',
    indexed: true,
  },
} as const satisfies BuiltRoutes;
