import { explain } from './messages.ts';

explain({
  HXLER: 'Say why this lead is not qualified.',
  HXLEC: 'Use “Make a client” to convert a lead, and “Undo the conversion” to take it back.',
  HXLEA: 'Only the owner or an administrator of your team says who takes leads.',
  HXLEM: 'Choose at least one member of your team to take leads.',
  HXLEN: 'Your team has not said yet who takes leads. Its owner does so under Lead management.',
  HXLEG: 'This lead does not exist, or you do not have access to it.',
});
