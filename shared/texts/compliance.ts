import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXXAD: 'Change the plan itself until it is submitted.',
  HXXBZ: 'The balance would be below zero. Check the amount and its sign.',
  HXXCL: 'Choose a checklist.',
  HXXCO: 'Record the correction first.',
  HXXCP: 'Choose a policy that belongs to this community.',
  HXXCS: 'The claim is already in this state. Reload it.',
  HXXDA: 'Enter a day until today.',
  HXXFI: 'Findings of a finished walk-through stay. Record the correction instead.',
  HXXFU: 'This record is full. Remove something first.',
  HXXIA: 'Answer every item.',
  HXXKA: 'This checklist is archived. Restore it or choose another.',
  HXXKE: 'This checklist has no items. Add an item first.',
  HXXKF: 'Your communities have 200 checklists. Change one that you no longer use.',
  HXXKM: 'This checklist has 500 versions. Copy it to a new one to continue.',
  HXXKV: 'This version is not part of the checklist. Reload its versions.',
  HXXMD: 'Enter a day from the last entry until today.',
  HXXNE: 'This license has no expiration. Add it first.',
  HXXNT: 'Describe the problem in one plain line.',
  HXXOW: "Choose a member of this community's team.",
  HXXPC: 'Claims refer to this policy, so it keeps its communities and stays.',
  HXXPI: 'Complete the plan of each finding: four parts, owner, and due date.',
  HXXRE: 'Enter a reason of at least 3 characters.',
  HXXRS: 'Release the reserve before you close the claim.',
  HXXSE: 'The plan was submitted, so it is sealed. Add an addendum.',
  HXXVC: 'Someone else changed this. Showing the latest version.',
  HXXVE: 'The marketplace has no verified vendor or certificate for this.',
  HXXVF: 'This finding is already verified.',
});

export const complianceNotices = {
  saved: { title: 'Saved', description: 'The record is up to date.' },
  submitted: { title: 'Plan sealed', description: 'Changes are now addenda.' },
  published: { title: 'Version published', description: 'Everyone who must read it is notified.' },
  reminded: { title: 'Reminder sent', description: 'Once a day for each version.' },
  acknowledged: { title: 'Acknowledged', description: 'The date and your name are recorded.' },
} as const;
