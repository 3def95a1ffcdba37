import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXSAV:
    "You've reached your limit of saved communities. The limit is 25 without a plan. Remove some, or choose a plan.",
  HXSSE:
    "You've reached your saved search limit: 3 without a plan, 10 with Starter, 100 with Professional. Delete one or upgrade.",
  HXSSG: 'This search no longer exists.',
  HXSSB: 'You can share searches with brokers who presented a listing to you or messaged with you.',
  HXSLB: 'Only brokers can share lists.',
  HXSLG: 'This list no longer exists.',
  HXSLE: "Enter someone else's email, such as name@company.example.",
  HXSLN: "You can share a list with up to 50 people. Revoke someone's access first.",
  HXSLS: 'This list is no longer shared.',
  HXSSD: "You've already saved this search.",
});
