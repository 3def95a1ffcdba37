import { type Notice, registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXA01: 'At least one administrator with a permanent role must remain.',
  HXA02: "Staff roles require a confirmed email. This one isn't confirmed.",
  HXA03: 'This account no longer exists.',
});

export const adminAccountNotices = {
  accountApproved: {
    title: 'Account approved',
    description: "The account is now active. We've emailed the user.",
  },
  accountRejected: {
    title: 'Account rejected',
    description: "The account has no access. We've emailed the user.",
  },
  accountSuspended: {
    title: 'Account suspended',
    description: "Access is suspended now. We've emailed the user.",
  },
  accountReinstated: {
    title: 'Account reinstated',
    description: "Access is restored. We've emailed the user.",
  },
  roleGiven: {
    title: 'Role added',
    description: "The role is active now. We've emailed the user.",
  },
  roleEnded: {
    title: 'Role removed',
    description: "The role no longer applies. We've emailed the user.",
  },
} as const satisfies Record<string, Notice>;
