import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXALD: 'This community has a rule for this figure. Change that one.',
  HXALE: 'Enter the minutes and the person for the escalation, or neither.',
  HXALF: 'Choose a figure.',
  HXALN: 'Enter a note of up to 300 characters.',
  HXALO: 'Choose someone in this community.',
  HXALR: 'A de-identified rent roll needs five residents.',
  HXALT: 'Enter a threshold up to 10,000.',
  HXALV: 'Someone else changed this. Showing the current version.',
  HXAVL: 'Choose a level and a day of the next year.',
  HXAVM: 'Add 1 to 40 changes.',
  HXAVN: 'Archive a scenario first. A community keeps up to 200.',
  HXAVR: 'Enter a flow-through of 0 to 100% and a cap rate of 1 to 30%.',
  HXAVV: 'Someone else changed this. Showing the current version.',
});

export const commandNotices = {
  ruleSaved: { title: 'Rule saved', description: 'It is checked every minute.' },
  ruleRemoved: { title: 'Rule removed', description: 'Its alert is resolved.' },
  rulesAdded: { title: 'Rules added', description: 'They are checked every minute.' },
  scenarioSaved: { title: 'Scenario saved', description: 'It is in the list of scenarios.' },
  scenarioArchived: { title: 'Scenario archived', description: 'It is no longer in the list.' },
  acknowledged: { title: 'Alert acknowledged', description: 'It no longer escalates.' },
} as const;
