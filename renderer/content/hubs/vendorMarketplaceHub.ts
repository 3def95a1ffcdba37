import type { Notice } from '../model.ts';

export const vendorMarketplaceHub: Notice = {
  lede: 'Verified consultants, builders, lenders, managers, lawyers and technology vendors.',
  shot: { name: 'vendors', alt: 'Vendor directory with category, states and verified credentials' },
  description:
    'Verified vendors for senior-living communities: counts by category, filters by state and a preview of the directory.',
  keywords: ['senior living vendors', 'vendor directory', 'facility renovation'],
  next: [
    { label: 'Open the directory', to: '/vendors' },
    { label: 'Describe a project', to: '/project-requests' },
    { label: 'Join as a vendor', to: '/vendor-onboarding' },
  ],
};
