import type { RouteArea } from '../route-record.ts';

/** Billing screens. */
export const billing = {
  routes: {
    payment: {
      path: '/payment',
      access: 'public',
      isStep: true,
      isForMembers: true,
      parent: 'userPricing',
      title: 'Review your plan',
      description: "What's due today and next.",
      indexed: false,
    },
    paymentWindow: {
      path: '/payment-window',
      access: 'public',
      isStep: true,
      title: 'Test checkout',
      description: 'A test payment page. No money is charged.',
      indexed: false,
    },
    paymentLanding: {
      path: '/payment-landing',
      access: 'public',
      isStep: true,
      isForMembers: true,
      title: 'Your payment',
      description: 'Waiting for your payment to be confirmed.',
      indexed: false,
    },
    paymentSuccess: {
      path: '/payment-success',
      access: 'public',
      isStep: true,
      isForMembers: true,
      title: 'Your plan is active',
      description: "What's included and what's next.",
      indexed: false,
    },
    cancelSubscription: {
      path: '/cancel-subscription',
      access: 'public',
      isForMembers: true,
      title: 'Plan and billing',
      description: 'Your plan, card, and invoices.',
      indexed: false,
      layout: 'reading',
      rail: { of: 'every', group: 'settings', order: 40, icon: 'card', label: 'Billing' },
    },
  },
} as const satisfies RouteArea;
