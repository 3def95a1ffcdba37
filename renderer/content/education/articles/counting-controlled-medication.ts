import type { EducationArticle } from '../course.ts';

export const countingControlledMedication: EducationArticle = {
  slug: 'counting-controlled-medication',
  date: '2026-11-28',
  author: 'hannah-lindqvist',
  category: 'operations',
  heading: 'Counting controlled medication',
  lede: 'Two people, one count, each change of shift. The habit protects residents and staff.',
  description:
    'How communities count controlled medication at the change of shift, what to do about a difference, and how entries are corrected without erasing.',
  keywords: ['controlled substances', 'medication count', 'shift change'],
  sections: [
    {
      id: 'count',
      heading: 'The count',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Medication on schedules II to V is counted whenever responsibility changes hands: the person who leaves and the person who arrives look at the same blister pack and say the number. Both sign. Never sign for a count you didn’t see.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Count what is there, then compare it with the record. Never read the record first.',
            'Count partial packs and liquids too. Measure at eye level.',
            'Keep the keys with the person who signed last.',
            'A dose that was prepared and refused is wasted in front of a witness, who signs.',
          ],
        },
      ],
    },
    {
      id: 'difference',
      heading: 'When the number is wrong',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Stay, both of you, and count again. Look at the last entries: a dose that was given and not written is the most common reason. If the difference remains, call the nurse or the director before anyone leaves. Write what you found and when, without guessing why.',
            'Mistakes in a record are corrected by a new entry that names the old one. Erased or overwritten lines look like theft even when they are not.',
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'A difference reported within the hour is a question. The same difference found a week later is an investigation.',
        },
      ],
    },
  ],
  next: [
    {
      label: 'Learn to write a report',
      to: '/education/content/writing-an-incident-report',
    },
  ],
};
