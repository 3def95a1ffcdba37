import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXOCM: "A record can't move to another community. Discharge the resident and admit them there.",
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
});

export const operatorNotices = {
  recorded: { title: 'Recorded', description: 'The census is up to date.' },
  unitChanged: { title: 'Unit changed', description: 'The census board is up to date.' },
  memberAdded: { title: 'Added to the team', description: 'The position is active now.' },
  memberEnded: { title: 'Position ended', description: 'Access ended immediately.' },
} as const;
