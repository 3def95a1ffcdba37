import { explain } from './messages.ts';

explain({
  HXEVE: 'It ends before it begins. Correct one of both.',
  HXEVD: 'This deal does not exist, or you do not have access to it.',
  HXEVG: 'This event does not exist, or you do not have access to it.',
  HXEVC: 'Choose the client of this event first.',
  HXEVR: 'Take one time out of the series first, and invite to that.',
  HXEVP: 'This event is over.',
  HXEVO: 'This event does not happen on that day any more. Look at the calendar again.',
  HXBKB: 'A page for bookings is opened by a broker.',
  HXBKH: 'On each day, hours end after they begin.',
  HXBKG: 'This page takes no bookings any more.',
  HXBKA:
    'Your name, an e-mail address and a short note without links are needed. Please try again.',
  HXBKT: 'Somebody has taken this time. Choose another one.',
  HXBKP: 'This was sent several times within the hour. Please wait a little.',
  HXBKL: 'This booking is over or was canceled.',
});
