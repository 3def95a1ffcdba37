import type { Notice } from './messages.ts';

export const securityNotices = {
  passwordChanged: {
    title: 'Password changed',
    description: 'Your other devices have been signed out.',
  },
  signedOutOthers: {
    title: 'Signed out elsewhere',
    description: 'Every other device has been signed out.',
  },
  sessionEnded: {
    title: 'Device signed out',
    description: 'That device needs to sign in again.',
  },
  sessionEndedElsewhere: {
    title: 'Signed out',
    description: 'This session was ended from another device. Please sign in again.',
  },
  secondFactorOn: {
    title: 'Two-factor authentication on',
    description: "From now on, you'll also enter a code when you sign in.",
  },
  secondFactorOff: {
    title: 'Two-factor authentication off',
    description: 'You now sign in with just your password.',
  },
  recoveryCodeUsed: {
    title: 'Recovery code used',
    description: 'Two-factor authentication is off. Set it up again in your security settings.',
  },
} as const satisfies Record<string, Notice>;
