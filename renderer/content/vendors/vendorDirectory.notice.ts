import type { Notice } from '../model.ts';

export const vendorDirectory: Notice = {
  lede: 'The [vendor directory](/vendors) lists verified vendors by [category](/vendor-categories) and state. Featured vendors come first, and that placement is [not for sale](/vendor-premium). All others are sorted by name.',
  description:
    'The vendor directory lists verified vendors by category and state. Featured vendors come first, a placement that is not for sale. Others are sorted by name.',
  keywords: ['vendor directory', 'senior living vendors by state', 'directory search'],
  next: [
    { label: 'Open the directory', to: '/vendors' },
    { label: 'Vendor categories', to: '/vendor-categories' },
  ],
};
