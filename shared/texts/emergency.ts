import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXZAR: 'Choose areas of this community.',
  HXZEN: 'This event has ended. Its record no longer changes.',
  HXZFI: 'Describe each finding in one line of at least 3 characters.',
  HXZHA: 'This community already has a plan for this hazard. Edit that one.',
  HXZLI: 'You have reached the limit.',
  HXZME: 'Enter a message of 3 to 500 characters.',
  HXZNA: 'Enter a name.',
  HXZOP: 'Three events are open here. End one first.',
  HXZPL: 'Enter where they were taken.',
  HXZRT: 'Too many messages to this staff. Try again in an hour.',
  HXZST: 'Enter at least one step. Each site needs a name.',
  HXZSU: 'Enter a summary.',
  HXZTM: 'Choose a time during the event.',
  HXZVE: 'Someone else changed this. Showing the current version.',
  HXZWH: 'Choose where they are.',
});

export const emergencyNotices = {
  planSaved: { title: 'Plan saved', description: 'Review it to record who checked it.' },
  planReviewed: { title: 'Review recorded', description: 'With your name and today’s date.' },
  planRemoved: { title: 'Plan removed', description: 'Earlier versions stay on file.' },
  contactSaved: { title: 'Contact saved', description: 'Everyone on the team sees it.' },
  contactRemoved: { title: 'Contact removed', description: 'The list is up to date.' },
  sent: { title: 'Message sent', description: 'The staff is being notified.' },
  ended: { title: 'Event ended', description: 'Its record can’t be changed anymore.' },
} as const;
