import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXGCD: 'This proposal was already answered or withdrawn. Reload to see the latest.',
  HXGCE: 'This census is older than 30 days. Ask the community for a new one.',
  HXGCL: 'Link a listing first.',
  HXGCU: 'Add units to the community first.',
  HXOAD: 'This item is done already, or is not an agreement. Reload to see the latest.',
  HXOCM: "A record can't move to another community. Discharge the resident and admit them there.",
  HXOIU: "This incident isn't sealed yet. Edit it instead of adding to it.",
  HXOPD: 'A community needs an executive director. Add another one first.',
  HXOPF: 'This person must be on the team as family first. Invite them.',
  HXOPI: 'This community has sent 50 invitations today. Try again tomorrow.',
  HXOPM: 'This person already has this position.',
  HXORF:
    'This document already has a file. To replace it, add a new document and move this one to the trash.',
  HXORP: 'A photo is a JPEG, PNG, or WebP image of at most 2 MB. Choose another image.',
  HXOSC: 'This event was already corrected. Showing the current events.',
  HXOSD: 'Choose up to 93 days.',
  HXOSF: 'This unit or bed is taken at that time. Choose another.',
  HXOSG: 'The earlier unit or bed is taken by now. Move the resident to another unit instead.',
  HXOSO: "This event can't follow the one before it. Check the type and time.",
  HXOSR: 'Enter a reason for the correction.',
  HXOST: 'Choose a time in the past.',
  HXOSU: 'Choose a unit in this community.',
  HXOYD: 'Choose an open deal room of a transaction with this listing.',
  HXOYE: 'These figures are older than 30 days. Ask the community for new ones.',
  HXOYL: 'This community has a listing. Send the figures to its owner.',
  HXOYQ: 'This request was already answered or withdrawn. Reload to see the latest.',
  HXOWA: 'Enter the amount of the deposit.',
  HXOWC: "The move-in checklist isn't complete. Only an executive director can skip it.",
  HXOWE: "This can't follow what was recorded before. Reload to see the latest.",
  HXOWP: 'Choose a period of up to three years.',
  HXOWR: 'Enter a reason to move in with an incomplete checklist, at least 10 characters.',
});

export const operatorNotices = {
  recorded: { title: 'Recorded', description: 'The census is up to date.' },
  unitChanged: { title: 'Unit changed', description: 'The census board is up to date.' },
  memberInvited: {
    title: 'Invitation sent',
    description: 'They join the team when they accept.',
  },
  invitationWithdrawn: {
    title: 'Invitation withdrawn',
    description: 'It can no longer be accepted.',
  },
  photoSaved: { title: 'Photo saved', description: 'Everyone who finds the resident sees it.' },
  moved: { title: 'Moved', description: 'The census board is up to date.' },
  consentChanged: { title: 'Sharing changed', description: 'It applies immediately.' },
  prospectRecorded: { title: 'Recorded', description: 'The prospect is up to date.' },
  agreementSent: {
    title: 'Sent for signature',
    description: 'The checklist item is checked off when it is signed.',
  },
  agreementCancelled: { title: 'Request cancelled', description: 'It can no longer be signed.' },
  movedIn: { title: 'Moved in', description: 'The resident and the census are up to date.' },
  memberEnded: { title: 'Position ended', description: 'Access ended immediately.' },
} as const;
