import type { Notice } from '../model.ts';

export const enhancedForOperators: Notice = {
  heading: 'The operator workspace',
  lede: 'The [operator dashboard](/operator-dashboard) shows your communities for sale, your team and what needs attention. You can [list a community](/submit-listing) and [send a project to vendors](/client-project-request). Screens for residents, staff, care and billing are not available yet.',
  description:
    'What operators have on Haven Exchange today: a dashboard, listings and vendor projects. Screens for residents, staff, care and billing are not available yet.',
  keywords: ['senior living operator', 'operator dashboard', 'vendor projects'],
  next: [
    { label: 'For operators', to: '/for-operators' },
    { label: 'Find vendors', to: '/vendors' },
  ],
};
