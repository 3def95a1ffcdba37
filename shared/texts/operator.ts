import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXOCM: "A record can't move to another community. Discharge the resident and admit them there.",
  HXOHC: 'Choose a caregiver of this community.',
  HXOHT: 'A shift lasts up to 24 hours and ends in the future.',
  HXOHU: 'Choose units of this community.',
  HXOPD: 'A community needs an executive director. Add another one first.',
  HXOPF: 'Add this person to the team as family first.',
  HXOPM: 'No account has this email. Ask the person to sign up first.',
  HXOSC: 'This event was already corrected. Showing the current events.',
  HXOSD: 'Choose up to 93 days.',
  HXOSF: 'This unit or bed is taken at that time. Choose another.',
  HXOSO: "This event can't follow the one before it. Check the type and time.",
  HXOSR: 'Enter a reason for the correction.',
  HXOST: 'Choose a time in the past.',
  HXOSU: 'Choose a unit of this community.',
  HXOWA: 'Enter the amount of the deposit.',
  HXOWC: "The move-in checklist isn't complete. Only an executive director can skip it.",
  HXOWE: "This can't follow what was recorded before. Reload to see the latest.",
  HXOWP: 'Choose a period of up to three years.',
  HXOWR: 'Enter a reason to move in with an incomplete checklist, at least 10 characters.',
});

export const operatorNotices = {
  recorded: { title: 'Recorded', description: 'The census is up to date.' },
  unitChanged: { title: 'Unit changed', description: 'The census board is up to date.' },
  moved: { title: 'Moved', description: 'The census board is up to date.' },
  shiftAssigned: { title: 'Shift assigned', description: 'Access begins and ends with the shift.' },
  shiftEnded: { title: 'Shift ended', description: 'Access ended immediately.' },
  consentChanged: { title: 'Sharing changed', description: 'It applies immediately.' },
  prospectRecorded: { title: 'Recorded', description: 'The prospect is up to date.' },
  movedIn: { title: 'Moved in', description: 'The resident and the census are up to date.' },
  memberAdded: { title: 'Added to the team', description: 'The position is active now.' },
  memberEnded: { title: 'Position ended', description: 'Access ended immediately.' },
} as const;
