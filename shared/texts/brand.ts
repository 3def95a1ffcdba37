import { type Notice, registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXBLG: 'Upload a PNG, JPEG, or WebP logo of at most 24 KB after conversion.',
  HXBPL: 'White-label access requires the Enterprise plan. Your draft is saved.',
  HXBNV: 'This version no longer exists.',
});

export const brandNotices = {
  published: {
    title: 'Brand published',
    description:
      'Live on your subdomain now. Your team sees it the next time they open the product.',
  },
  logoSet: {
    title: 'Platform logo saved',
    description: 'Shown wherever a workspace has no logo of its own.',
  },
} as const satisfies Record<string, Notice>;
