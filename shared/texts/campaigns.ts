import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXCPG: "Campaign not found, or you don't have access.",
  HXCPL: 'Choose one of your listings that is on the market.',
  HXCPS: "This campaign was already sent and can't be changed. Create a new one.",
  HXCPW: 'Add a subject and message first.',
  HXCPT: 'Choose a time within the next 90 days.',
  HXCPE: 'No recipients left. The audience shows who is excluded and why.',
  HXCPA: 'Confirm your email first. The test email is sent there.',
  HXCPP: "Save the sender's postal address first. It appears in every email.",
  HXCPO: 'Only the workspace owner or an administrator can set its postal address.',
  HXCPM: 'Enter the full postal address on one line: street or PO box, city, state, and ZIP code.',
  HXCPN: "Email not found, or you don't have access.",
  HXSQG: "Sequence not found, or you don't have access.",
  HXSQR: 'Pause the sequence before editing its steps.',
  HXSQW: 'An email needs a subject and text. A task needs a description.',
  HXSQT: 'This step no longer exists.',
  HXSQM: 'A sequence can have up to 20 steps.',
  HXSQS: 'Add a step before starting the sequence.',
  HXSQD: 'Start the sequence before enrolling contacts.',
  HXSQN: 'Choose 1 to 100 contacts.',
  HXSQE: 'This contact is no longer in the sequence.',
});
