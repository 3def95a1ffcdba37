import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXKAA: 'This assessment is already approved.',
  HXKAE: 'A higher level takes effect after the notice period. Choose a later date.',
  HXKAI: 'Choose a published instrument of this community.',
  HXKAL: 'Choose one of the levels of this instrument.',
  HXKAN: 'Answer every question before signing.',
  HXKAO: 'This resident already has an open assessment. Finish it first.',
  HXKAQ: 'Choose one of the listed answers.',
  HXKAR: 'Enter a reason of at least 10 characters for a level other than the computed one.',
  HXKAS: 'This assessment is signed and can no longer change.',
  HXKAT: 'Type your full name to sign.',
  HXKAU: 'Sign the assessment before approving it.',
  HXKCB: 'Enter a note.',
  HXKCD: 'Someone already charted this task in this shift.',
  HXKCN: "This task isn't due in this shift.",
  HXKCR: 'Enter a reason of at least 3 characters.',
  HXKCS: 'This entry is already struck through.',
  HXKCT: 'Choose a time in the last three days.',
  HXKCV: "This measurement isn't possible. Check the value.",
  HXKIC: 'Complete all sections, questions, answers, and levels.',
  HXKIP: "A published instrument can't be changed. Create a new version.",
  HXKSD: 'Choose a shift that has started.',
  HXKSH: 'Choose a current or coming shift.',
  HXKSU: 'Choose units of this community.',
});

export const careNotices = {
  signed: { title: 'Signed', description: 'A nurse can now approve the assessment.' },
  approved: { title: 'Approved', description: 'The level of care is set.' },
  published: { title: 'Published', description: 'New assessments use this version.' },
  draftSaved: { title: 'Draft saved', description: 'Publish it to use it in assessments.' },
  assigned: {
    title: 'Units assigned',
    description: 'The caregiver sees their residents in this shift.',
  },
  struck: { title: 'Struck through', description: 'The entry stays readable with your reason.' },
} as const;
