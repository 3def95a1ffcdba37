import { type Notice, registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXSSW: 'Your workspace requires another way to sign in. Reload the page to continue.',
});

export const accountNotices = {
  signedOut: { title: 'Signed Out', description: 'You have been successfully signed out.' },
  signOutFailed: { title: 'Error', description: 'Failed to sign out. Please try again.' },
  profileUpdated: { title: 'Profile updated', description: 'Your changes have been saved.' },
} as const satisfies Record<string, Notice>;
