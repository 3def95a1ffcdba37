import { explain, type Notice } from './messages.ts';

explain({
  HXAUN: 'This rule does not exist, or it is not yours.',
  HXAUO: 'Choose what the rule begins with, and say the number, stage or tag beside it.',
  HXAUC: 'A rule has up to ten conditions.',
  HXAUX: 'A rule does one to five things, each of them once.',
  HXAUW: 'Say in one line what each step is, and give the rule a name.',
  HXAUF: 'A rule cannot set this field, or not to this value.',
  HXAUM: 'You have 50 rules. Remove one first.',
  HXAUV: 'Somebody has changed this since. It stays as it is now.',
  HXAUR: 'This was decided already, or it is not yours.',
  HXAUG: 'The record is not there any more, or you do not see it.',
  HXAUH: 'Only its owner, or who looks after the team, hands a record over.',
  HXAUP: 'Whoever is to hear of it does not see the record.',
  HXAUE: 'The client was left out of the sequence.',
});

export const automationNotices = {
  saved: { title: 'Saved', description: 'It is off until you switch it on.' },
  removed: { title: 'Rule removed', description: 'What it did stays.' },
  done: { title: 'Done', description: 'The log has it, with the way to undo it.' },
  dismissed: { title: 'Not done', description: 'It waits no more.' },
} as const satisfies Record<string, Notice>;
