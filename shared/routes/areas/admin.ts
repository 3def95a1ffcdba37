import { type Area, planned } from '../record.ts';

/** For the staff. */
export const admin = {
  routes: {
    havenRealtyDashboard: {
      path: '/haven-realty-dashboard',
      access: 'company',
      title: 'Haven Realty dashboard',
      description: 'The start page of the Haven Realty team.',
      keywords: ['Haven Realty', 'broker dashboard'],
      indexed: false,
      layout: 'desk',
      rail: { of: ['broker'], group: 'today', order: 15, icon: 'buildings', label: 'Haven Realty' },
    },
    admin: {
      path: '/admin',
      access: 'admin',
      title: 'Admin panel',
      description: 'Accounts, subscriptions and settings of Haven Exchange, for its staff.',
      indexed: false,
      layout: 'desk',
      rail: { of: ['admin'], group: 'today', order: 10, icon: 'home', label: 'Today' },
    },
    adminUsers: {
      path: '/admin/users',
      access: 'admin',
      parent: 'admin',
      title: 'Users',
      description: 'Every account of Haven Exchange, what may be done to it, and what was done.',
      indexed: false,
      layout: 'work',
      rail: { of: ['admin'], group: 'work', order: 10, icon: 'people' },
    },
    adminReports: {
      path: '/admin/reports',
      access: 'admin',
      parent: 'admin',
      title: 'Reports',
      description: 'What people wrote to the team of Haven Exchange, and what became of it.',
      indexed: false,
      layout: 'work',
      rail: { of: ['admin'], group: 'work', order: 20, icon: 'reports' },
    },
    adminMedia: {
      path: '/admin/media',
      access: 'admin',
      parent: 'admin',
      title: 'Media',
      description:
        'Pictures that sellers sent, the newest first, and the federal files that nursing homes are held against.',
      indexed: false,
      layout: 'work',
      rail: { of: ['admin'], group: 'work', order: 26, icon: 'saved' },
    },
    adminListings: {
      path: '/admin/listings',
      access: 'admin',
      parent: 'admin',
      title: 'Listings to review',
      description:
        'Listings and changes of listings that wait for a review, the first to come first.',
      indexed: false,
      layout: 'work',
      rail: { of: ['admin'], group: 'work', order: 25, icon: 'communities', label: 'Listings' },
    },
    adminAnalytics: planned('/admin/analytics', 'admin'),
    adminEducation: planned('/admin/education', 'admin'),
    adminFaq: planned('/admin-faq', 'admin'),
    adminOperationsCenter: planned('/admin/operations-center', 'admin'),
    websiteAnalytics: planned('/website-analytics', 'admin'),
  },
} as const satisfies Area;
