import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXLGA: 'Choose an account of this community.',
  HXLGB: 'Debits and credits must be equal.',
  HXLGD: 'Enter a date.',
  HXLGE: 'This month has not ended. Close it after its last day.',
  HXLGL: 'Later months are closed. Reopen them first.',
  HXLGM: 'This month is closed. Use a date in an open month.',
  HXLGN: 'Choose a month from the list.',
  HXLGO: 'Earlier months are open. Close them first.',
  HXLGP: "Posted entries can't change. Reverse them.",
  HXLGR: 'Enter a reason of at least 3 characters.',
  HXLGS: 'Correct this entry where it was made.',
  HXLGT: 'Enter a memo.',
  HXLGU: 'This month is open.',
  HXLGV: 'This entry is reversed already.',
  HXLGW: 'Enter an amount for each of the twelve months.',
  HXLGX: 'Someone else changed this. Showing the current version.',
  HXLGZ: 'These months have no entries.',
});

export const ledgerNotices = {
  posted: { title: 'Entry posted' },
  reversed: { title: 'Entry reversed' },
  closed: { title: 'Month closed', description: 'Later corrections go to the next open month.' },
  reopened: { title: 'Month reopened' },
  payroll: { title: 'Payroll posted' },
  budget: { title: 'Budget saved' },
  account: { title: 'Account saved' },
};
