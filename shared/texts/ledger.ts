import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXLGA: 'Choose an account from this community’s ledger.',
  HXLGB: 'Debits and credits must be equal.',
  HXLGD: 'Enter a date.',
  HXLGE: 'This month has not ended. Close it after its last day.',
  HXLGL: 'Later months are closed. Reopen them first.',
  HXLGM: 'This month is closed. Use a date in an open month.',
  HXLGN: 'Choose a month from the list.',
  HXLGO: 'Earlier months are open. Close them first.',
  HXLGP: "Posted entries can't change. Reverse them.",
  HXLGQ: 'Choose a report from the list.',
  HXLGR: 'Enter a reason of at least 3 characters.',
  HXLGS: 'Correct this entry where it was made.',
  HXLGT: 'Enter a memo.',
  HXLGU: 'This month is open.',
  HXLGV: 'This entry is reversed already.',
  HXLGW: 'Enter an amount for each of the twelve months.',
  HXLGX: 'Someone else changed this. Showing the current version.',
  HXLGZ: 'These months have no entries.',
  HXOYS: 'Choose a day for the report.',
  HXOYT: 'A community can have 50 schedules. Remove one first.',
  HXOYU: 'Choose up to 20 people whose position opens this report.',
});

export const ledgerNotices = {
  posted: { title: 'Entry posted', description: 'It appears in the journal and the statement.' },
  reversed: { title: 'Entry reversed', description: 'Both entries stay in the journal.' },
  closed: { title: 'Month closed', description: 'Later corrections go to the next open month.' },
  reopened: { title: 'Month reopened', description: 'Entries can be dated in it again.' },
  payroll: {
    title: 'Payroll posted',
    description: 'Hours and rates of the month are in the journal.',
  },
  budget: { title: 'Budget saved', description: 'Purchases are checked against it.' },
  account: { title: 'Account saved', description: 'Exports use its new mapping.' },
};
