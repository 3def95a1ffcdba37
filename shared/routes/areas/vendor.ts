import { type Area, planned } from '../record.ts';

/** The work of a vendor. */
export const vendor = {
  routes: {
    vendorLeads: planned('/vendor-leads', 'signed-in', 'vendor'),
    vendorQuotes: planned('/vendor-quotes', 'signed-in', 'vendor'),
    vendorClientManagement: planned('/vendor-client-management', 'signed-in', 'vendor'),
    vendorPortfolio: planned('/vendor-portfolio', 'signed-in', 'vendor'),
    vendorCredentials: {
      path: '/vendor-credentials',
      access: 'signed-in',
      gate: 'vendor',
      title: 'Credentials',
      description:
        'Insurance, licenses and the other papers behind a vendor’s profile: where each stands and when it ends.',
      keywords: ['insurance certificate', 'license', 'W-9', 'expiry'],
      indexed: false,
      layout: 'work',
      rail: { of: ['vendor', 'admin'], group: 'work', order: 27, icon: 'documents' },
    },
    vendorReviews: planned('/vendor-reviews', 'signed-in', 'vendor'),
    vendorAnalytics: planned('/vendor-analytics', 'signed-in', 'vendor'),
    vendorMarketing: planned('/vendor-marketing', 'signed-in', 'vendor'),
    vendorIntegrations: planned('/vendor-integrations', 'signed-in', 'vendor'),
    vendorBrochures: planned('/vendor-brochures', 'signed-in', 'vendor'),
    vendorCalculators: planned('/vendor-calculators', 'signed-in', 'vendor'),
    vendorSocialMedia: planned('/vendor-social-media', 'signed-in', 'vendor'),
    vendorPaymentSettings: planned('/vendor-payment-settings', 'signed-in', 'vendor'),
    rfpDashboard: { ...planned('/rfp-dashboard', 'signed-in'), header: 'vendor' },
    projects: planned('/projects', 'signed-in'),
    workOrders: planned('/work-orders', 'signed-in'),
    mobileWorkOrders: planned('/mobile/work-orders', 'signed-in'),
    clientProjectRequest: planned('/client-project-request', 'signed-in'),
    clientVendorBrowser: planned('/client-vendor-browser', 'signed-in'),
  },
  redirects: {
    '/work-order-dashboard': 'workOrders',
    '/mobile-work-orders': 'mobileWorkOrders',
  },
} as const satisfies Area;
