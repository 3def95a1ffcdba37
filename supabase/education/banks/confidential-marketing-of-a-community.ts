import type { Question } from '../question.ts';

export const confidentialMarketingOfACommunity: readonly Question[] = [
  {
    lesson: 'what-gives-it-away',
    prompt: 'Which description is the least likely to identify a community?',
    choices: [
      '75 to 90 units, late 1990s, a small city in the Midwest',
      '82 units, built in 1997, the only assisted living in town',
      '82 units with three awards in a row',
      'A photograph of the entrance without the sign',
    ],
    explanation: 'Ranges and regions leave several buildings possible.',
  },
  {
    lesson: 'what-gives-it-away',
    prompt: 'What can a photograph give away besides what it shows?',
    choices: [
      'The place where it was taken, stored in the file',
      'The buyer’s name',
      'The price',
      'Nothing',
    ],
    explanation: 'Clean each file, then open the cleaned copy and look again.',
  },
  {
    lesson: 'what-gives-it-away',
    prompt: 'How do you test whether a teaser is anonymous?',
    choices: [
      'Give it to a colleague who knows the state for five minutes',
      'Send it to the competitor next door',
      'Count its adjectives',
      'Ask a resident',
    ],
    explanation: 'If a colleague with a search engine finds it, a competitor will too.',
  },
  {
    lesson: 'teaser-and-agreement',
    prompt: 'Which statement belongs on a teaser?',
    choices: [
      'Income after a five percent fee and reserves, as a range',
      'The street address',
      'The administrator’s phone number',
      'The names of long-term residents',
    ],
    explanation: 'Saying how the income was adjusted saves both sides a wrong guess.',
  },
  {
    lesson: 'teaser-and-agreement',
    prompt: 'What should the agreement say about contact?',
    choices: [
      'All questions go to the broker',
      'The buyer may call the administrator once',
      'The buyer may visit as a visitor',
      'Nothing, it is obvious',
    ],
    explanation: 'Most leaks begin with a friendly call to the community.',
  },
  {
    lesson: 'teaser-and-agreement',
    prompt: 'When does a buyer learn the name of the community?',
    choices: ['After signing the agreement', 'With the teaser', 'At the closing', 'Never'],
    explanation: 'The memorandum with name and address follows the signed agreement.',
  },
  {
    lesson: 'teaser-and-agreement',
    prompt: 'Why ask who stands behind the company that signs?',
    choices: [
      'An agreement with a company that owns nothing protects no one',
      'To compute the broker’s fee',
      'The regulator requires it',
      'To shorten the memorandum',
    ],
    explanation: 'Someone able to answer for a breach has to be bound.',
  },
  {
    lesson: 'the-buyer-list',
    prompt: 'What comes first when you build a buyer list?',
    choices: [
      'The profile of what the building needs',
      'Every name in the address book',
      'The competitor across the street',
      'A press release',
    ],
    explanation: 'Write the profile before you write names.',
  },
  {
    lesson: 'the-buyer-list',
    prompt: 'Which group should usually be left out or asked last?',
    choices: [
      'The direct competitor across the street',
      'Regional operators',
      'Funds with a minimum size that fits',
      'Owners with a manager',
    ],
    explanation: 'A competitor learns everything from a rent roll.',
  },
  {
    lesson: 'the-buyer-list',
    prompt: 'How many letters of intent are a good result for a single community?',
    choices: ['Four to seven', 'Fifty', 'One hundred', 'None'],
    explanation: 'They usually come from fewer than thirty conversations.',
  },
  {
    lesson: 'the-buyer-list',
    prompt: 'Why approach five trusted buyers a week before the rest?',
    choices: [
      'Their questions show what the teaser lacks',
      'They pay a lower fee',
      'The law requires it',
      'They set the price',
    ],
    explanation: 'Correct the teaser, then write to the rest on one day.',
  },
  {
    lesson: 'rooms-and-visits',
    prompt: 'When does a buyer need the names of residents?',
    choices: [
      'Shortly before closing, to continue care',
      'With the memorandum',
      'After the first call',
      'To value a room',
    ],
    explanation: 'Names are replaced by numbers until the operator needs them for care.',
  },
  {
    lesson: 'rooms-and-visits',
    prompt: 'Which reason for a visit is acceptable?',
    choices: [
      'A truthful one that fits, such as an appraisal',
      'A family that looks for a room, invented',
      'A surprise survey',
      'A delivery',
    ],
    explanation: 'Never invent a family. A true reason that fits is enough.',
  },
  {
    lesson: 'rooms-and-visits',
    prompt: 'The news gets out. What happens in the first hour?',
    choices: [
      'The owner calls the administrator, and they meet the staff of the shift',
      'The broker publishes the price',
      'The deal room is opened to everyone',
      'Nothing until the closing',
    ],
    explanation: 'Staff hear a short and true message first, then the families’ council.',
  },
];
