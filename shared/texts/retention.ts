import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXYDA: 'These records are on hold already.',
  HXYDC: 'Choose 1 to 500 records.',
  HXYDF:
    'This file named residents whose records were removed. Its claims and totals are still listed.',
  HXYDH: 'These records are on hold. Release the hold first.',
  HXYDL: 'The list changed. Review it again.',
  HXYDR: 'Enter a reason of at least 5 characters.',
  HXYDY: 'Choose years within the limits.',
});

export const retentionNotices = {
  saved: { title: 'Saved', description: 'Nothing is deleted until you confirm it.' },
  confirmed: { title: 'Deletion confirmed', description: 'It starts within minutes.' },
  cancelled: { title: 'Deletion canceled', description: 'What was not deleted yet stays.' },
  held: { title: 'Records on hold', description: 'Nothing is deleted until you release them.' },
  released: { title: 'Hold released', description: 'The reason is saved.' },
} as const;
