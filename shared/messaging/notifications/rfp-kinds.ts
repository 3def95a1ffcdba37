import type { NotificationKind } from './kinds.ts';

/** Notifications of requests for proposals; the database's transitions have the texts of `what`. */
export const rfpKinds = {
  rfp_team: {
    type: 'quote',
    label: 'Your RFPs',
    icon: 'annotation',
    channels: ['email', 'desktop'],
    title: '{what}',
    message: '{title}',
    path: '/rfp-dashboard/{rfp_id}',
  },
  rfp_invited: {
    type: 'lead',
    label: 'Invitations to bid',
    icon: 'document',
    channels: ['email', 'desktop'],
    title: '{name} invites you to bid',
    message: '{title}',
    path: '/rfp-dashboard/{rfp_id}',
  },
  rfp_vendor: {
    type: 'quote',
    label: 'RFPs you bid on',
    icon: 'annotation',
    channels: ['email', 'desktop'],
    title: '{what}',
    message: '{title}',
    path: '/rfp-dashboard/{rfp_id}',
  },
} as const satisfies Record<string, NotificationKind>;
