import { explain } from './messages.ts';

explain({
  HXCPG: 'This campaign does not exist, or you do not have access to it.',
  HXCPL: 'Choose a listing of yours that is on the market.',
  HXCPS: 'This campaign has been sent and stays as it is. Make a new one instead.',
  HXCPW: 'Write a subject and a letter first.',
  HXCPT: 'Choose a time within the next 90 days.',
  HXCPE: 'Nobody is left to write to. The audience shows who is left out, and why.',
  HXCPA: 'Confirm your e-mail address first: the test letter goes there.',
  HXCPP: 'Keep the postal address of the sender first: it stands below each letter.',
  HXCPO: 'The owner or an administrator of your workspace keeps its postal address.',
  HXCPM: 'Write the whole postal address in one line: street or box, town, state and ZIP code.',
  HXCPN: 'This letter does not exist, or you do not have access to it.',
  HXSQG: 'This sequence does not exist, or you do not have access to it.',
  HXSQR: 'Pause the sequence first: its steps are not changed while it runs.',
  HXSQW: 'A letter has a subject and words. A task says what is to be done.',
  HXSQT: 'This step is not there any more.',
  HXSQM: 'A sequence has up to 20 steps.',
  HXSQS: 'Write the first step before you start the sequence.',
  HXSQD: 'Start the sequence before you enroll contacts.',
  HXSQN: 'Choose one to a hundred contacts.',
  HXSQE: 'This contact is not in the sequence any more.',
});
