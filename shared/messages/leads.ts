import { explain } from './messages.ts';

explain({
  HXLER: 'Say why this lead is not qualified.',
  HXLEC: 'Use “Make a client” to convert a lead, and “Undo the conversion” to take it back.',
  HXLEA: 'Only the owner or an administrator of your team says who takes leads.',
  HXLEM: 'Choose at least one member of your team to take leads.',
  HXLEN: 'Your team has not said yet who takes leads. Its owner does so under Lead management.',
  HXLFG: 'This form is not open any more.',
  HXLFL: 'Choose a listing of yours.',
  HXLFC: 'Tick that you agree first.',
  HXLFW: 'Something in your answers cannot be sent. Look them over, and shorten what is long.',
  HXLFT: 'This was sent several times within the hour. Please wait a little.',
  HXLEG: 'This lead does not exist, or you do not have access to it.',
});
