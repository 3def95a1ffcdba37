import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXJPC: 'Your position posts updates about single residents. Choose one.',
  HXJPD: 'Choose up to two months.',
  HXJPF: 'Choose a JPEG, PNG, or WebP picture.',
  HXJPL: 'Add up to 12 photos.',
  HXJPN: 'A resident in this photo has not agreed to photos. Remove the photo.',
  HXJPR: 'Name residents of this community.',
  HXJRE: 'Enter a reason.',
  HXJVC: 'This visit can no longer be changed.',
  HXJVD: 'Someone already visits the resident at this time. Choose another time.',
  HXJVE: 'Someone else changed this. Showing the current version.',
  HXJVF: 'This time is full. Choose another time.',
  HXJVG: 'Too many visitors for one visit.',
  HXJVT: 'Choose a time within the visiting days.',
});

export const familyNotices = {
  posted: { title: 'Update posted', description: 'Families who share updates were notified.' },
  removed: { title: 'Update removed', description: 'Families no longer see it.' },
  booked: { title: 'Visit saved', description: 'It is on your calendar.' },
  cancelled: { title: 'Visit cancelled', description: 'The time is free again.' },
  decided: { title: 'Visit updated', description: 'The family was notified.' },
  saved: { title: 'Saved', description: 'Families see the new times.' },
  photoConsent: {
    title: 'Photo consent recorded',
    description: 'Photos change with it immediately.',
  },
} as const;
