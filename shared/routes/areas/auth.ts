import type { RouteArea } from '../route-record.ts';

/** Sign-in and sign-up screens. */
export const auth = {
  routes: {
    auth: {
      path: '/auth',
      access: 'public',
      staysOpen: true,
      title: 'Sign in or create an account',
      description:
        'Sign in to Haven Exchange or create a free account for buyers, sellers, brokers, operators, vendors, and investors in senior living.',
      indexed: true,
    },
    authConfirm: {
      path: '/auth/confirm',
      access: 'public',
      isStep: true,
      staysOpen: true,
      title: 'Confirm your email',
      description: 'Confirm the email of your Haven Exchange account.',
      indexed: false,
    },
    verifyEmail: {
      path: '/verify-email',
      access: 'public',
      isStep: true,
      staysOpen: true,
      title: 'Check your email',
      description: "We sent you a link to confirm your new account's email.",
      indexed: false,
    },
    resetPassword: {
      path: '/reset-password',
      access: 'public',
      staysOpen: true,
      title: 'Choose a new password',
      description: 'Request a password reset link, or choose a new password.',
      indexed: false,
    },
  },
} as const satisfies RouteArea;
