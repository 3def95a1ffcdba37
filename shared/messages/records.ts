import { explain } from './messages.ts';

explain({
  HXRKD: 'There are no such records.',
  HXRFI: 'This list cannot be filtered like this.',
  HXRSO: 'This list cannot be put in this order.',
  HXRRE: 'This change replaced nothing that can be put back.',
  HXRNT: 'You work in no team now, so there is nobody to share this with.',
  HXRSH: 'Only its owner, or who looks after the team, says who sees this.',
  HXRMA: 'There is no room for more of these. Delete some first.',
  HXRMO: 'Somebody you mention does not see this record.',
  HXRTA: 'Whoever shall do this does not see it.',
  HXRTO: 'Records are handed to people of your team.',
  HXRFM: 'A file has not arrived on the server. Take it out, or add it again.',
  HXRFT: 'A file is not what its name says, so it was not added.',
});
