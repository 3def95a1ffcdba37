import { registerErrorMessages } from './messages.ts';

/** Errors when the server rejects an import. */
registerErrorMessages({
  HXRIN: 'Import not found. Choose the file again.',
  HXRIS: 'This import is already finished.',
  HXRIF: "A column can't be imported. Match the columns again.",
  HXRIL: 'The file is too large to import. Split it and import the parts.',
  HXRIC: "Some rows didn't upload, so nothing was imported. Check the rows again.",
});
