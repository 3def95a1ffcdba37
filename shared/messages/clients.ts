import { explain } from './messages.ts';

explain({
  HXCLE: 'This contact has no e-mail address. Add one first.',
  HXCLD: 'This contact asked for no letters. Nothing was sent.',
  HXCLS: 'Share a meeting, a task or a file of this client.',
  HXCLG: 'This was not sent to your address, or it was taken back.',
  HXCLQ: 'Say what you want to know.',
  HXCLW: 'Write a subject of up to 150 characters and a text of up to 2,000.',
  HXCMB:
    'One of the two is private and the other is the team’s. Share both first, or keep both private.',
  HXCMG: 'This merge was taken back already, or the other contact has left the bin.',
  HXSHN: 'Choose between one and twelve communities.',
  HXSHG: 'There is no such shortlist.',
  HXSHL: 'One of these communities has left the market. Choose again.',
});
