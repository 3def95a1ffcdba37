import { explain, type Notice } from './messages.ts';

explain({
  HXBLG:
    'This is no picture that can be a logo: a WebP, PNG or JPEG, of at most 24 kB once drawn anew.',
  HXBPL: 'White-label access comes with the Enterprise plan. Your draft is kept.',
  HXBNV: 'This version does not exist any more.',
});

export const brandNotices = {
  published: {
    title: 'Brand published',
    description: 'Your team sees it the next time it opens the product, and your subdomain now.',
  },
  logoSet: {
    title: 'Platform logo saved',
    description: 'It is shown where no workspace has its own.',
  },
} as const satisfies Record<string, Notice>;
