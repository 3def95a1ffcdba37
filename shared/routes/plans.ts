import type { BuiltRoutes } from './record.ts';

/** Paying, and what a plan opens. */
export const planRoutes = {
  payment: {
    path: '/payment',
    access: 'public',
    isForMembers: true,
    parent: 'userPricing',
    title: 'Review your plan',
    indexed: false,
  },
  paymentWindow: {
    path: '/payment-window',
    access: 'public',
    title: 'Test checkout',
    indexed: false,
  },
  paymentLanding: {
    path: '/payment-landing',
    access: 'public',
    isForMembers: true,
    title: 'Your payment',
    indexed: false,
  },
  paymentSuccess: {
    path: '/payment-success',
    access: 'public',
    isForMembers: true,
    title: 'Your plan is open',
    indexed: false,
  },
  cancelSubscription: {
    path: '/cancel-subscription',
    access: 'public',
    isForMembers: true,
    title: 'Plan and billing',
    indexed: false,
  },
  aiWorkflow: {
    path: '/ai-workflow',
    access: 'public',
    gate: 'pro',
    title: 'AI workflow',
    indexed: false,
  },
} as const satisfies BuiltRoutes;
