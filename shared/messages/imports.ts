import { explain } from './messages.ts';

/** Why the server does not take a file over. */
explain({
  HXRIN: 'This import can no longer be found here. Choose the file again.',
  HXRIS: 'This import is finished already.',
  HXRIF: 'A column of the file cannot be imported. Match the columns again.',
  HXRIL: 'The file is too large to be imported at once. Split it and import the parts.',
  HXRIC: 'Not all rows have arrived, so nothing was imported. Check the rows again.',
});
