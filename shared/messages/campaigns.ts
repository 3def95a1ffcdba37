import { explain } from './messages.ts';

explain({
  HXCPG: 'This campaign does not exist, or you do not have access to it.',
  HXCPL: 'Choose a listing of yours that is on the market.',
  HXCPS: 'This campaign has been sent and stays as it is. Make a new one instead.',
  HXCPW: 'Write a subject and a letter first.',
  HXCPT: 'Choose a time within the next 90 days.',
  HXCPE: 'Nobody is left to write to. The audience shows who is left out, and why.',
  HXCPA: 'Confirm your e-mail address first: the test letter goes there.',
  HXCPN: 'This letter does not exist, or you do not have access to it.',
});
