import type { Notice } from './messages.ts';

export const onboardingNotices = {
  samplesAdded: {
    title: 'Sample data added',
    description: 'Each row is marked "(sample)". Only you see it.',
  },
  samplesRemoved: { title: 'Sample data removed', description: 'Your own data is unchanged.' },
} as const satisfies Record<string, Notice>;
