import { explain, type Notice } from './messages.ts';

explain({
  HXA01: 'At least one administrator whose role does not end must remain.',
  HXA02: 'Staff roles need a confirmed e-mail address, and this one is not confirmed.',
  HXA03: 'This account no longer exists.',
});

export const accountsNotices = {
  accountApproved: {
    title: 'Account approved',
    description: 'It is open now, and the person gets an e-mail.',
  },
  accountRejected: {
    title: 'Account rejected',
    description: 'It opens nothing, and the person gets an e-mail.',
  },
  accountSuspended: {
    title: 'Account suspended',
    description: 'It opens nothing from now on, and the person gets an e-mail.',
  },
  accountReinstated: {
    title: 'Account reinstated',
    description: 'It is open again, and the person gets an e-mail.',
  },
  roleGiven: { title: 'Role given', description: 'It counts now, and the person gets an e-mail.' },
  roleEnded: {
    title: 'Role ended',
    description: 'It counts no more, and the person gets an e-mail.',
  },
} as const satisfies Record<string, Notice>;
