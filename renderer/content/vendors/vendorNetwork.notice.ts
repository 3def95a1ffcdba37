import type { Notice } from '../model.ts';

export const vendorNetwork: Notice = {
  lede: 'Find verified vendors in the [vendor directory](/vendors), by category and state. Owners and operators can [describe a project](/client-project-request) once and compare quotes. Teaming up between vendors is not available yet.',
  description:
    'Find verified vendors by category and state, and send one project request to several of them. Teaming up between vendors is not available yet.',
  keywords: ['vendor network', 'senior living vendors', 'project quotes'],
  next: [
    { label: 'Vendor directory', to: '/vendors' },
    { label: 'Join as a vendor', to: '/vendor-onboarding' },
  ],
};
