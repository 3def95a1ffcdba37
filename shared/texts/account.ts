import type { Notice } from './messages.ts';

export const accountNotices = {
  signedOut: { title: 'Signed Out', description: 'You have been successfully signed out.' },
  signOutFailed: { title: 'Error', description: 'Failed to sign out. Please try again.' },
  profileUpdated: { title: 'Profile updated', description: 'Your changes have been saved.' },
} as const satisfies Record<string, Notice>;
