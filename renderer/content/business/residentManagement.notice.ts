import type { Notice } from '../model.ts';

export const residentManagement: Notice = {
  lede: 'Resident records, waitlists and census are not available yet. Operators can [list a community for sale](/submit-listing), [send projects to vendors](/client-project-request) and share documents in [deal rooms](/features/deal-rooms).',
  description:
    'Resident records, waitlists and census are not available yet. See what operators can do on Haven Exchange today: listings, vendor projects and deal rooms.',
  keywords: ['resident management', 'waitlist', 'senior living operator'],
  next: [
    { label: 'For operators', to: '/for-operators' },
    { label: 'Features status', to: '/features-status' },
  ],
};
