import type { CatalogueEntry } from './entry.ts';

/** For the team. */
export const staff = {
  whiteLabelManager: { path: '/white-label-manager', access: 'signed-in', area: 'internal' },
  docs: { path: '/docs', access: 'signed-in', area: 'internal' },
  admin: { path: '/admin', access: 'admin', area: 'admin' },
  adminMedia: { path: '/admin/media', access: 'admin', area: 'admin' },
  adminUsers: { path: '/admin/users', access: 'admin', area: 'admin' },
  adminListings: { path: '/admin/listings', access: 'admin', area: 'admin' },
  adminReports: { path: '/admin/reports', access: 'admin', area: 'admin' },
  adminAnalytics: { path: '/admin/analytics', access: 'admin', area: 'admin' },
  adminEducation: { path: '/admin/education', access: 'admin', area: 'admin' },
  adminFaq: { path: '/admin-faq', access: 'admin', area: 'admin' },
  adminOperationsCenter: { path: '/admin/operations-center', access: 'admin', area: 'admin' },
  websiteAnalytics: { path: '/website-analytics', access: 'admin', area: 'admin' },
  havenRealtyDashboard: { path: '/haven-realty-dashboard', access: 'company', area: 'company' },
} as const satisfies Record<string, CatalogueEntry>;
