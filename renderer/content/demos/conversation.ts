/** A turn in a scripted conversation between a buyer and a broker; `{community}` is the demo’s community. */
export interface Turn {
  readonly id: string;
  /** The broker’s lines. */
  readonly broker: readonly string[];
  /** The buyer’s possible replies, each with the turn that follows. */
  readonly answers: readonly { readonly text: string; readonly turn: string }[];
}

export const conversation: readonly [Turn, ...Turn[]] = [
  {
    id: 'start',
    broker: ['Thank you for asking about {community}. What would you like to know first?'],
    answers: [
      { text: 'Why is the owner selling?', turn: 'why' },
      { text: 'Can I see the rent roll?', turn: 'roll' },
      { text: 'When are offers due?', turn: 'dates' },
    ],
  },
  {
    id: 'why',
    broker: [
      'The partners are both over seventy, and their children work in other fields.',
      'They are in no hurry, which is good for diligence and bad for bargains.',
    ],
    answers: [
      { text: 'Let’s look at the numbers. Can I see the rent roll?', turn: 'roll' },
      { text: 'Would they stay on for a transition?', turn: 'handover' },
    ],
  },
  {
    id: 'roll',
    broker: [
      'With residents’ names blacked out, once your NDA is back. I can send the form now.',
      'The twelve monthly statements come with it.',
    ],
    answers: [
      { text: 'Please send it. I’ll sign today.', turn: 'nda' },
      { text: 'I’d like to know the timeline first.', turn: 'dates' },
    ],
  },
  {
    id: 'dates',
    broker: ['Tours run for two more weeks. Letters of intent are due on the Friday after that.'],
    answers: [
      { text: 'That is enough time. Please send the NDA.', turn: 'nda' },
      { text: 'I need four weeks.', turn: 'weeks' },
    ],
  },
  {
    id: 'weeks',
    broker: [
      'Then send a short letter by that Friday and say what you still need to see. A seller will wait for a buyer who is on the list.',
    ],
    answers: [{ text: 'Fair enough. Please send me the NDA.', turn: 'nda' }],
  },
  {
    id: 'handover',
    broker: ['Ninety days, and the administrator has agreed to stay for a year.'],
    answers: [
      { text: 'Good. What do I need to sign to see the financials?', turn: 'nda' },
      { text: 'And the rent roll?', turn: 'roll' },
    ],
  },
  {
    id: 'nda',
    broker: [
      'It is in the conversation, and it also gives you access to the community’s address.',
      'Call before you visit: staff and residents do not know yet.',
    ],
    answers: [],
  },
];
