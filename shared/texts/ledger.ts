import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXLGA: 'Choose an account of this community.',
  HXLGB: 'Debits and credits must be equal.',
  HXLGM: 'This month is closed. Date it in an open month.',
  HXLGP: "Posted entries can't change. Reverse them.",
  HXLGR: 'Enter a reason.',
});
