import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXYCA: 'You already clocked in.',
  HXYCI: 'Someone clocked in for this shift. Correct the attendance first.',
  HXYCM: 'This entry is open for too long. Ask your manager to correct it.',
  HXYCO: 'This shift is no longer open. Choose another one.',
  HXYCP: "You can't claim this shift: it needs a credential, rest, or overtime. Ask your manager.",
  HXYCT: 'You can clock in from 30 minutes before your shift until it ends.',
  HXYCV: "A verified record can't change. Add the renewal as a new one.",
  HXYMB: "Choose a member of this community's team.",
  HXYML: 'This account is linked to another employee of this community.',
  HXYPD: 'Choose up to 31 days.',
  HXYRE: 'Enter a reason of at least 3 characters.',
  HXYSC: 'This swap is no longer open.',
  HXYSO: 'Another manager must change your own record.',
  HXYSP: "One of them can't work the other's shift. Decline the swap or change the schedule.",
  HXYSS: 'Another manager must schedule you. You can claim open shifts.',
  HXYSW: 'A swap of this shift is already open.',
  HXYTE: "Time entries can't change. Correct them with a reason.",
  HXYTT: 'Enter times of this shift in the past.',
  HXYUN: 'Assign units only to upcoming shifts of caregivers with an account.',
  HXYVC: 'Someone else changed this. Showing the latest version.',
  HXYWK: 'Choose a day or week within a year.',
});

export const staffNotices = {
  added: { title: 'Employee added', description: 'They can be scheduled now.' },
  saved: { title: 'Saved', description: 'The record is up to date.' },
  claimed: { title: 'Shift claimed', description: 'It is on your schedule.' },
  swapAsked: { title: 'Swap requested', description: 'Your coworker is notified.' },
  swapAnswered: { title: 'Answer sent', description: 'Everyone involved is notified.' },
  availabilitySaved: { title: 'Availability saved', description: 'Your manager sees it.' },
} as const;
