import type { Notice } from '../model.ts';

export const vendorDirectory: Notice = {
  lede: 'The [vendor directory](/vendors) lists verified vendors by [category](/vendor-categories) and state. Featured vendors come first, a place [nobody can buy](/vendor-premium); the others follow by name.',
  description:
    'The vendor directory lists verified vendors by category and state. Featured vendors come first, a place nobody can buy; the others follow by name.',
  keywords: ['vendor directory', 'senior living vendors by state', 'directory search'],
  next: [
    { label: 'Open the directory', to: '/vendors' },
    { label: 'Vendor categories', to: '/vendor-categories' },
  ],
};
