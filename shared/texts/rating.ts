import type { Notice } from './messages.ts';

export const ratingNotices = {
  ratingSubmitted: { title: 'Rating Submitted', description: 'Thank you for your feedback!' },
  ratingFailed: {
    title: 'Submission Failed',
    description: 'Failed to submit rating. Please try again.',
  },
} as const satisfies Record<string, Notice>;
