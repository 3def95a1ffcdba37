import { type Notice, registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXAUN: "Rule not found, or it isn't yours.",
  HXAUO: 'Choose a trigger and fill in its number, stage, or tag.',
  HXAUC: 'A rule can have up to ten conditions.',
  HXAUX: 'A rule has one to five different actions.',
  HXAUW: 'Describe each step in one line, and name the rule.',
  HXAUF: "A rule can't set this field or this value.",
  HXAUM: "You've reached 50 rules. Remove one first.",
  HXAUV: "Someone else has changed this since, so it wasn't undone.",
  HXAUR: "This was already decided, or it isn't yours.",
  HXAUG: "Record not found, or you don't have access.",
  HXAUH: "Only the record's owner or a workspace admin can reassign it.",
  HXAUP: "The person to notify can't see the record.",
  HXAUE: 'The client was not enrolled in the sequence.',
});

export const automationNotices = {
  saved: { title: 'Saved', description: 'The rule is off until you turn it on.' },
  removed: { title: 'Rule removed', description: 'Changes it made are kept.' },
  done: { title: 'Done', description: 'You can undo it from the log.' },
  dismissed: { title: 'Dismissed', description: "It's no longer pending." },
} as const satisfies Record<string, Notice>;
