/** A scripted conversation between a buyer and a broker; `{community}` is the one that a demo is about. */
export interface Turn {
  readonly id: string;
  /** What the broker says. */
  readonly broker: readonly string[];
  /** What the buyer may answer, and the turn that follows it. */
  readonly answers: readonly { readonly text: string; readonly turn: string }[];
}

export const conversation: readonly [Turn, ...Turn[]] = [
  {
    id: 'start',
    broker: ['Thank you for asking about {community}. What would you like to know first?'],
    answers: [
      { text: 'Why is the owner selling?', turn: 'why' },
      { text: 'May I see the rent roll?', turn: 'roll' },
      { text: 'When are offers due?', turn: 'dates' },
    ],
  },
  {
    id: 'why',
    broker: [
      'The partners are both past seventy and their children went into other trades.',
      'They are in no hurry, which is good for diligence and bad for bargains.',
    ],
    answers: [
      { text: 'Then let us look at the numbers. May I see the rent roll?', turn: 'roll' },
      { text: 'Would they stay on for a handover?', turn: 'handover' },
    ],
  },
  {
    id: 'roll',
    broker: [
      'With residents’ names blacked out, once your NDA is back. I can send the form now.',
      'The twelve monthly statements come with it.',
    ],
    answers: [
      { text: 'Please send it. I sign today.', turn: 'nda' },
      { text: 'I would rather know the timetable first.', turn: 'dates' },
    ],
  },
  {
    id: 'dates',
    broker: ['Tours run for two more weeks. Letters of intent are wanted on the Friday after.'],
    answers: [
      { text: 'That is enough time. Please send the NDA.', turn: 'nda' },
      { text: 'I need four weeks.', turn: 'weeks' },
    ],
  },
  {
    id: 'weeks',
    broker: [
      'Then write a short letter by that Friday and say what you still have to see. A seller waits for a name that is on the list.',
    ],
    answers: [{ text: 'Fair. Send me the NDA, please.', turn: 'nda' }],
  },
  {
    id: 'handover',
    broker: ['Ninety days, and the administrator has agreed to a year.'],
    answers: [
      { text: 'Good. What do I have to sign to see the books?', turn: 'nda' },
      { text: 'And the rent roll?', turn: 'roll' },
    ],
  },
  {
    id: 'nda',
    broker: [
      'It is in the conversation, and the address of the community opens to you with it.',
      'Call before you visit: staff and residents do not know yet.',
    ],
    answers: [],
  },
];
