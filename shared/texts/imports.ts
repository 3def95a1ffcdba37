import { registerErrorMessages } from './messages.ts';

/** Errors when the server rejects an import. */
registerErrorMessages({
  HXRIN: 'Import not found. Choose the file again.',
  HXRIS: 'This import is already finished.',
  HXRIF: "A column can't be imported. Match the columns again.",
  HXRIL: 'The file is too large to import. Split it and import the parts.',
  HXRIC: "Some rows didn't upload, so nothing was imported. Check the rows again.",
  HXRIA: 'Several residents have this name. Add the birth date.',
  HXRID: 'Enter the move-in date.',
  HXRIE: 'This unit has no such bed.',
  HXRIM: 'No resident in this community has this name and birth date.',
  HXRIP: "Your position can't enter this. Clear the cell, or ask the executive director.",
  HXRIT: 'Enter times such as 08:00, 20:00.',
  HXRIU: 'This community has no such unit.',
  HXRIV: 'Several units have this number. Enter the building or floor.',
});
