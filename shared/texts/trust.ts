import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXTXB: 'The account has less than that.',
  HXTXC: 'Close an account once, after the resident left.',
  HXTXD: 'Enter a day until today, and a period of up to 400 days.',
  HXTXI: 'No account has a balance on that day.',
  HXTXR: 'Enter a reason of at least 3 characters.',
  HXTXS: 'A decision was already made on this withdrawal.',
  HXTXT: 'Another person must approve this.',
  HXTXV: 'Someone else changed this. Reload and try again.',
});

export const trustNotices = {
  saved: { title: 'Saved', description: 'The record is up to date.' },
  recorded: { title: 'Recorded', description: 'Withdrawals above the limit wait for approval.' },
  decided: { title: 'Decided', description: 'The withdrawal is posted or declined.' },
} as const;
