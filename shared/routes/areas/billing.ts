import type { Area } from '../record.ts';

/** Paying for a plan. */
export const billing = {
  routes: {
    payment: {
      path: '/payment',
      access: 'public',
      isStep: true,
      isForMembers: true,
      parent: 'userPricing',
      title: 'Review your plan',
      description: 'What is due today and what comes next.',
      indexed: false,
    },
    paymentWindow: {
      path: '/payment-window',
      access: 'public',
      isStep: true,
      title: 'Test checkout',
      description: 'A payment page on which no money moves.',
      indexed: false,
    },
    paymentLanding: {
      path: '/payment-landing',
      access: 'public',
      isStep: true,
      isForMembers: true,
      title: 'Your payment',
      description: 'Until your payment is confirmed.',
      indexed: false,
    },
    paymentSuccess: {
      path: '/payment-success',
      access: 'public',
      isStep: true,
      isForMembers: true,
      title: 'Your plan is open',
      description: 'What you have now, and what comes next.',
      indexed: false,
    },
    cancelSubscription: {
      path: '/cancel-subscription',
      access: 'public',
      isForMembers: true,
      title: 'Plan and billing',
      description: 'Your plan, your card and your invoices.',
      indexed: false,
      layout: 'reading',
      rail: { of: 'every', group: 'settings', order: 40, icon: 'card', label: 'Billing' },
    },
  },
} as const satisfies Area;
