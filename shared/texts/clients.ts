import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXCLE: 'This contact has no email. Add one first.',
  HXCLD: 'This contact opted out of email. Nothing was sent.',
  HXCLS: 'Share a meeting, task, or file of this client.',
  HXCLG: "This wasn't sent to your email, or it was revoked.",
  HXCLQ: 'Enter your question.',
  HXCLW: 'Enter a subject of up to 150 characters and a text of up to 2,000.',
  HXCMB:
    'One contact is private and the other is shared with the team. Share both or make both private first.',
  HXCMG: 'This merge was already undone, or the other contact is no longer in the trash.',
  HXSHN: 'Choose 1 to 12 communities.',
  HXSHG: 'Shortlist not found.',
  HXSHL: 'One of these communities is off the market. Choose again.',
});
