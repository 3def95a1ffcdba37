import type { Area } from '../record.ts';

/** The way in. */
export const auth = {
  routes: {
    auth: {
      path: '/auth',
      access: 'public',
      staysOpen: true,
      title: 'Sign in or create an account',
      description:
        'Sign in to Haven Exchange or create a free account for buyers, sellers, brokers, operators, vendors and investors in senior living.',
      indexed: true,
    },
    authConfirm: {
      path: '/auth/confirm',
      access: 'public',
      isStep: true,
      staysOpen: true,
      title: 'Confirm your e-mail',
      description: 'Confirm the e-mail address of your Haven Exchange account.',
      indexed: false,
    },
    verifyEmail: {
      path: '/verify-email',
      access: 'public',
      isStep: true,
      staysOpen: true,
      title: 'Check your e-mail',
      description: 'We sent you a link that confirms the e-mail address of your new account.',
      indexed: false,
    },
    resetPassword: {
      path: '/reset-password',
      access: 'public',
      staysOpen: true,
      title: 'Choose a new password',
      description:
        'Ask for a link to reset the password of your account, or choose a new password.',
      indexed: false,
    },
  },
} as const satisfies Area;
