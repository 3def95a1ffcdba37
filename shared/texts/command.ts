import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXALD: 'This community has a rule for this figure. Change that one.',
  HXALE: 'Enter after how many minutes, and to whom, an alert escalates.',
  HXALF: 'Choose a figure.',
  HXALN: 'Enter a note of up to 300 characters.',
  HXALO: 'Choose someone of this community.',
  HXALT: 'Enter a threshold up to 10,000.',
  HXALV: 'Someone else changed this. Showing the current version.',
});

export const commandNotices = {
  ruleSaved: { title: 'Rule saved', description: 'It is checked every minute.' },
  ruleRemoved: { title: 'Rule removed', description: 'Its alert is resolved.' },
  rulesAdded: { title: 'Rules added', description: 'They are checked every minute.' },
  acknowledged: { title: 'Alert acknowledged', description: 'It no longer escalates.' },
} as const;
