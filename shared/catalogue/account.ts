import type { CatalogueEntry } from './entry.ts';

/** The way in, what an account is and pays, and where it begins its day. */
export const account = {
  auth: { path: '/auth', access: 'public', area: 'auth' },
  authConfirm: { path: '/auth/confirm', access: 'public', area: 'auth' },
  verifyEmail: { path: '/verify-email', access: 'public', area: 'auth' },
  resetPassword: { path: '/reset-password', access: 'public', area: 'auth' },
  cancelSubscription: { path: '/cancel-subscription', access: 'public', area: 'billing' },
  paymentWindow: { path: '/payment-window', access: 'public', area: 'billing' },
  paymentLanding: { path: '/payment-landing', access: 'public', area: 'billing' },
  paymentSuccess: { path: '/payment-success', access: 'public', area: 'billing' },
  payment: { path: '/payment', access: 'public', area: 'billing' },
  dashboard: { path: '/dashboard', access: 'signed-in', area: 'dashboards' },
  buyerDashboard: { path: '/buyer-dashboard', access: 'signed-in', area: 'dashboards' },
  sellerDashboard: { path: '/seller-dashboard', access: 'signed-in', area: 'dashboards' },
  brokerDashboard: { path: '/broker-dashboard', access: 'signed-in', area: 'dashboards' },
  vendorDashboard: {
    path: '/vendor-dashboard',
    access: 'signed-in',
    area: 'dashboards',
    gate: 'vendor',
  },
  operatorDashboard: { path: '/operator-dashboard', access: 'signed-in', area: 'dashboards' },
  investorDashboard: { path: '/investor-dashboard', access: 'signed-in', area: 'dashboards' },
  clientDashboard: { path: '/client-dashboard', access: 'signed-in', area: 'dashboards' },
  profile: { path: '/profile', access: 'signed-in', area: 'account' },
  appSettings: { path: '/app-settings', access: 'public', area: 'account' },
  securitySettings: { path: '/security-settings', access: 'signed-in', area: 'account' },
  notificationsPreferences: {
    path: '/notifications-preferences',
    access: 'signed-in',
    area: 'account',
  },
  notifications: { path: '/notifications', access: 'signed-in', area: 'account' },
  messages: { path: '/messages', access: 'signed-in', area: 'account' },
  conversation: { path: '/messages/:conversationId', access: 'signed-in', area: 'account' },
} as const satisfies Record<string, CatalogueEntry>;
