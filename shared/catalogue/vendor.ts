import type { CatalogueEntry } from './entry.ts';

/** The vendors’ own area, and what their clients do there. */
export const vendor = {
  vendorLeads: { path: '/vendor-leads', access: 'signed-in', area: 'vendor', gate: 'vendor' },
  vendorQuotes: { path: '/vendor-quotes', access: 'signed-in', area: 'vendor', gate: 'vendor' },
  vendorClientManagement: {
    path: '/vendor-client-management',
    access: 'signed-in',
    area: 'vendor',
    gate: 'vendor',
  },
  vendorPortfolio: {
    path: '/vendor-portfolio',
    access: 'signed-in',
    area: 'vendor',
    gate: 'vendor',
  },
  vendorCredentials: {
    path: '/vendor-credentials',
    access: 'signed-in',
    area: 'vendor',
    gate: 'vendor',
  },
  vendorReviews: { path: '/vendor-reviews', access: 'signed-in', area: 'vendor', gate: 'vendor' },
  vendorAnalytics: {
    path: '/vendor-analytics',
    access: 'signed-in',
    area: 'vendor',
    gate: 'vendor',
  },
  vendorMarketing: {
    path: '/vendor-marketing',
    access: 'signed-in',
    area: 'vendor',
    gate: 'vendor',
  },
  vendorIntegrations: {
    path: '/vendor-integrations',
    access: 'signed-in',
    area: 'vendor',
    gate: 'vendor',
  },
  vendorBrochures: {
    path: '/vendor-brochures',
    access: 'signed-in',
    area: 'vendor',
    gate: 'vendor',
  },
  vendorCalculators: {
    path: '/vendor-calculators',
    access: 'signed-in',
    area: 'vendor',
    gate: 'vendor',
  },
  vendorSocialMedia: {
    path: '/vendor-social-media',
    access: 'signed-in',
    area: 'vendor',
    gate: 'vendor',
  },
  vendorPaymentSettings: {
    path: '/vendor-payment-settings',
    access: 'signed-in',
    area: 'vendor',
    gate: 'vendor',
  },
  rfpDashboard: { path: '/rfp-dashboard', access: 'signed-in', area: 'vendor' },
  projects: { path: '/projects', access: 'signed-in', area: 'vendor' },
  workOrders: { path: '/work-orders', access: 'signed-in', area: 'vendor' },
  mobileWorkOrders: { path: '/mobile/work-orders', access: 'signed-in', area: 'vendor' },
  clientProjectRequest: { path: '/client-project-request', access: 'signed-in', area: 'vendor' },
  clientVendorBrowser: { path: '/client-vendor-browser', access: 'signed-in', area: 'vendor' },
} as const satisfies Record<string, CatalogueEntry>;
