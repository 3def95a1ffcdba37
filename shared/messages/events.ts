import { explain } from './messages.ts';

explain({
  HXEVE: 'It ends before it begins. Correct one of both.',
  HXEVD: 'This deal does not exist, or you do not have access to it.',
  HXEVG: 'This event does not exist, or you do not have access to it.',
  HXEVC: 'Choose the client of this event first.',
  HXEVR: 'Take one time out of the series first, and invite to that.',
  HXEVP: 'This event is over.',
  HXEVO: 'This event does not happen on that day any more. Look at the calendar again.',
});
