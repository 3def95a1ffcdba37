import { explain } from './messages.ts';

explain({
  HXEVE: 'It ends before it begins. Correct one of both.',
  HXEVD: 'This deal does not exist, or you do not have access to it.',
  HXEVO: 'This event does not happen on that day any more. Look at the calendar again.',
});
