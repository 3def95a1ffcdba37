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
      rail: { of: ['broker'], group: 'work', order: 30, icon: 'messages' },
    },
    coBrokers: planned('/co-brokers', 'signed-in'),
    marketing: planned('/marketing', 'signed-in'),
    calendar: {
      path: '/calendar',
      access: 'signed-in',
      title: 'Calendar',
      description:
        'Meetings, tours and calls of you and your team, with your tasks, follow-ups and expected closings.',
      indexed: false,
      layout: 'work',
      rail: { of: ['broker'], group: 'work', order: 50, icon: 'calendar' },
    },
    calendarEvent: {
      path: '/calendar/:id',
      access: 'signed-in',
      parent: 'calendar',
      title: 'Event',
      description: 'When and where it is, who takes part, and what belongs to it.',
      indexed: false,
      layout: 'work',
      rail: false,
    },
    brokerage: planned('/brokerage/:slug', 'signed-in'),
    brokerageDashboard: planned('/brokerage/:slug/dashboard', 'signed-in'),
    brokerCalculator: planned('/broker/calculator', 'signed-in'),
    brokerReports: planned('/broker/reports', 'signed-in'),
    brokerNetwork: planned('/broker/network', 'signed-in'),
    dealPipeline: {
      path: '/deal-pipeline',
      access: 'signed-in',
      title: 'Deal pipeline',
      description:
        'Your deals by stage, with what each is worth, what is expected to close and when.',
      indexed: false,
      layout: 'work',
      rail: { of: ['broker'], group: 'work', order: 40, icon: 'board', label: 'Pipeline' },
    },
    deal: {
      path: '/deal-pipeline/:id',
      access: 'signed-in',
      parent: 'dealPipeline',
      title: 'Deal',
      description:
        'One deal: its stage and figures, the people in it, tasks, files and what happened.',
      indexed: false,
      layout: 'work',
      rail: false,
    },
    clients: {
      path: '/clients',
      access: 'signed-in',
      title: 'Clients',
      description:
        'The people you work for and with: how to reach them, what they look for and what is next.',
      indexed: false,
      layout: 'work',
      rail: { of: ['broker'], group: 'work', order: 20, icon: 'people' },
    },
    client: {
      path: '/clients/:id',
      access: 'signed-in',
      parent: 'clients',
      title: 'Client',
      description:
        'One client: how to reach them, what they look for, tasks, notes, files and what happened.',
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
    '/broker/deals': 'dealPipeline',
  },
} as const satisfies Area;
