import type { NotificationKind } from './kinds.ts';

/** Notifications about approvals and tax forms of investing entities. */
export const investingKinds = {
  approval_requested: {
    type: 'info',
    label: 'Wires and commitments to approve',
    icon: 'endorsed',
    channels: ['email', 'desktop'],
    title: '{name} asks for your approval',
    message: '{entity}: {kind} of {amount}.',
    path: '/institutional-investor?entity={entity_id}',
  },
  approval_decided: {
    type: 'info',
    label: 'Decisions on your requests',
    icon: 'tick-circle',
    channels: ['email', 'desktop'],
    title: 'Your request was {outcome}',
    message: '{name} decided on {amount} to {counterparty}.',
    path: '/institutional-investor?entity={entity_id}',
  },
  tax_document_added: {
    type: 'info',
    label: 'New tax forms',
    icon: 'document',
    channels: ['email', 'desktop'],
    title: '{form} {year} from {issuer}',
    message: 'It was added for {entity}.',
    path: '/investor/tax-center?entity={entity_id}&year={year}',
  },
} as const satisfies Readonly<Record<string, NotificationKind>>;
