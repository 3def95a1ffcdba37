import { type Area, planned } from '../record.ts';

/** The work of a broker. */
export const broker = {
  routes: {
    partnerships: planned('/partnerships', 'signed-in'),
    leads: planned('/leads', 'signed-in'),
    brokerListings: planned('/broker-listings', 'signed-in'),
    brokerLeads: {
      path: '/broker-leads',
      access: 'signed-in',
      title: 'Inquiries',
      description: 'Who asked you about which of your communities, and where you talk about it.',
      indexed: false,
      layout: 'work',
      rail: { of: ['broker'], group: 'work', order: 20, icon: 'messages' },
    },
    coBrokers: planned('/co-brokers', 'signed-in'),
    marketing: planned('/marketing', 'signed-in'),
    calendar: planned('/calendar', 'signed-in'),
    brokerage: planned('/brokerage/:slug', 'signed-in'),
    brokerageDashboard: planned('/brokerage/:slug/dashboard', 'signed-in'),
    brokerClients: planned('/broker/clients', 'signed-in'),
    brokerDeals: planned('/broker/deals', 'signed-in'),
    brokerCalculator: planned('/broker/calculator', 'signed-in'),
    brokerReports: planned('/broker/reports', 'signed-in'),
    brokerNetwork: planned('/broker/network', 'signed-in'),
    dealPipeline: planned('/deal-pipeline', 'signed-in'),
    clients: planned('/clients', 'signed-in'),
    emailSequences: planned('/email-sequences', 'signed-in'),
    reviewManagement: planned('/review-management', 'signed-in'),
    seoOptimization: planned('/seo-optimization', 'signed-in'),
    leadManagement: planned('/lead-management', 'signed-in'),
    workflowAutomation: planned('/workflow-automation', 'signed-in'),
    communicationHub: planned('/communication-hub', 'signed-in'),
  },
} as const satisfies Area;
