import type { Notice } from '../model.ts';

export const emergencyNetwork: Notice = {
  lede: 'In an emergency, call 911. Haven Exchange does not alert a fire department, ambulance or agency. Emergency plans and a network of receiving communities are not available yet. The [vendor directory](/vendors) lists contractors and consultants by state.',
  description:
    'Haven Exchange does not alert emergency services. Call 911. Emergency plans and a network of receiving communities are not available yet.',
  keywords: ['emergency preparedness', 'senior living', 'vendor directory'],
  next: [
    { label: 'Vendor directory', to: '/vendors' },
    { label: 'Features status', to: '/features-status' },
  ],
};
