import { explain } from './messages.ts';

explain({
  HXLDR: 'Say why this lead is not qualified.',
  HXLDC: 'Use “Make a client” to convert a lead, and “Undo the conversion” to take it back.',
  HXLDA: 'Only the owner or an administrator of your team says who takes leads.',
  HXLDM: 'Choose at least one member of your team to take leads.',
  HXLDN: 'Your team has not said yet who takes leads. Its owner does so under Lead management.',
  HXLDG: 'This lead does not exist, or you do not have access to it.',
});
