import { type Area, planned } from '../record.ts';

/** The work of a broker. */
export const broker = {
  routes: {
    partnerships: planned('/partnerships', 'signed-in'),
    leads: planned('/leads', 'signed-in'),
    brokerListings: planned('/broker-listings', 'signed-in'),
    brokerLeads: planned('/broker-leads', 'signed-in'),
    coBrokers: planned('/co-brokers', 'signed-in'),
    marketing: planned('/marketing', 'signed-in'),
    calendar: planned('/calendar', 'signed-in'),
    brokerage: planned('/brokerage/:slug', 'signed-in'),
    brokerageDashboard: planned('/brokerage/:slug/dashboard', 'signed-in'),
    brokerDeals: planned('/broker/deals', 'signed-in'),
    brokerCalculator: planned('/broker/calculator', 'signed-in'),
    brokerReports: planned('/broker/reports', 'signed-in'),
    brokerNetwork: planned('/broker/network', 'signed-in'),
    dealPipeline: planned('/deal-pipeline', 'signed-in'),
    clients: {
      path: '/clients',
      access: 'signed-in',
      title: 'Clients',
      indexed: false,
      layout: 'work',
      rail: { of: ['broker'], group: 'work', order: 20, icon: 'people' },
    },
    client: {
      path: '/clients/:id',
      access: 'signed-in',
      parent: 'clients',
      title: 'Client',
      indexed: false,
      layout: 'work',
      rail: false,
    },
    emailSequences: planned('/email-sequences', 'signed-in'),
    reviewManagement: planned('/review-management', 'signed-in'),
    seoOptimization: planned('/seo-optimization', 'signed-in'),
    leadManagement: planned('/lead-management', 'signed-in'),
    workflowAutomation: planned('/workflow-automation', 'signed-in'),
    communicationHub: planned('/communication-hub', 'signed-in'),
  },
  redirects: {
    '/broker/clients': 'clients',
  },
} as const satisfies Area;
