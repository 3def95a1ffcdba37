import { page, type RouteArea } from '../route-record.ts';

/** Public vendor screens. */
export const vendors = {
  routes: {
    vendors: {
      path: '/vendors',
      access: 'public',
      title: 'Vendors',
      description:
        "Builders, advisers, lenders, managers, lawyers, and technology for senior living, by category and state, each verified before it's listed.",
      indexed: true,
      memberLayout: 'work',
      rail: {
        of: ['buyer', 'investor', 'seller', 'broker', 'operator', 'admin'],
        group: 'market',
        order: 30,
        icon: 'network',
      },
    },
    vendor: {
      path: '/vendor/:vendorId',
      access: 'public',
      title: 'Vendor',
      description:
        'A vendor for senior-living communities: services, service areas, and how to request them.',
      indexed: true,
    },
    findVendors: {
      path: '/find-vendors',
      access: 'public',
      parent: 'vendors',
      title: 'Find vendors',
      description:
        'Choose the work your senior-living community needs and its state, and see vendors who do it there.',
      indexed: true,
    },
    requestVendors: {
      path: '/request-vendors',
      access: 'public',
      parent: 'vendors',
      title: 'Request vendors',
      description:
        'Describe what your senior-living community needs. Our team introduces you to vendors who do that work in your state.',
      indexed: true,
    },
    projectRequests: {
      path: '/project-requests',
      access: 'public',
      parent: 'vendors',
      title: 'Project requests',
      description:
        'Describe a senior-living project once, with the details vendors need to quote, and hear from the vendors you choose.',
      indexed: true,
    },
    vendorMarketplace: page('/vendor-marketplace', 'The vendor marketplace', {
      memberLayout: 'reading',
    }),
    vendorNetwork: page('/vendor-network', 'The vendor network', { parent: 'vendorMarketplace' }),
    vendorCategories: page('/vendor-categories', 'Vendor categories', {
      parent: 'vendorMarketplace',
    }),
    vendorDirectory: page('/vendor-directory', 'The vendor directory', {
      parent: 'vendorMarketplace',
    }),
    vendorCertifications: page('/vendor-certifications', 'Vendor certifications', {
      parent: 'vendorMarketplace',
    }),
    vendorPricing: page('/vendor-pricing', 'Vendor pricing', {
      parent: 'forVendors',
    }),
    vendorPremium: page('/vendor-premium', 'Featured vendors', { parent: 'forVendors' }),
    vendorOnboarding: page('/vendor-onboarding', 'Become a vendor', {
      memberLayout: 'reading',
      parent: 'forVendors',
      rail: { of: ['vendor'], group: 'work', order: 10, icon: 'person', label: 'My profile' },
    }),
  },
} as const satisfies RouteArea;
