import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXEVE: 'End time must be after start time.',
  HXEVD: "Deal not found, or you don't have access.",
  HXZOC: 'Zoom isn’t connected. Ask an administrator of your workspace.',
  HXZOV:
    'The person who connected Zoom can’t see this event. Share it with the team, then try again.',
  HXZOT: 'All-day and past events have no meeting.',
  HXEVG: "Event not found, or you don't have access.",
  HXEVC: 'Choose a client for this event first.',
  HXEVR: 'Separate one occurrence from the series first, then invite to that one.',
  HXEVP: 'This event has ended.',
  HXEVO: 'This event no longer takes place on that day. Check the calendar.',
  HXCSM: "You've reached 5 calendars. Remove one first.",
  HXCSU: 'Enter a name, and an address that starts with https:// or webcal://.',
  HXBKB: 'Only brokers can open a booking page.',
  HXBKH: 'End time must be after start time on each day.',
  HXBKG: 'This page no longer takes bookings.',
  HXBKA: 'Enter your name, an email, and a short note without links.',
  HXBKT: 'This time was just taken. Choose another one.',
  HXBKP: "You've sent this several times within the hour. Please try again later.",
  HXBKL: 'This booking has ended or was canceled.',
});
