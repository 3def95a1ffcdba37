import type { Question } from '../question.ts';

export const hud232StepByStep: readonly Question[] = [
  {
    lesson: 'programs',
    prompt: 'Who lends the money under Section 232?',
    choices: [
      'A private lender, insured by HUD',
      'HUD itself',
      'The state licensing office',
      'Medicaid',
    ],
    explanation: 'HUD insures the loan against default; a private lender makes it.',
  },
  {
    lesson: 'programs',
    prompt: 'Which program fits the purchase of an existing, stabilized community?',
    choices: ['232/223(f)', '232 new construction', '232/223(a)(7)', 'None of them'],
    explanation: '223(f) covers purchase and refinance of existing communities.',
  },
  {
    lesson: 'programs',
    prompt: 'How old must a building be for 223(f), and how many residents must it care for?',
    choices: [
      'Three years and 20 residents',
      'One year and 10 residents',
      'Ten years and 50 residents',
      'Any age and 5 residents',
    ],
    explanation: 'Both are conditions to check before paying for reports.',
  },
  {
    lesson: 'programs',
    prompt: 'What is the longest term under 223(f)?',
    choices: [
      '35 years or 75% of the remaining life, if shorter',
      '40 years in every case',
      '25 years',
      '10 years with a balloon',
    ],
    explanation: 'New construction runs 40 years; 223(f) is limited by the remaining life.',
  },
  {
    lesson: 'sizing',
    prompt: 'Which coverage does the income test use?',
    choices: ['1.45', '1.11', '1.20', '2.00'],
    explanation: 'The income must be 1.45 times the debt service.',
  },
  {
    lesson: 'sizing',
    prompt: 'What do many calculations forget in the debt service?',
    choices: [
      'The annual mortgage insurance premium',
      'The purchase price',
      'Depreciation',
      'The broker’s fee',
    ],
    explanation: 'The premium is part of debt service and lowers the loan.',
  },
  {
    lesson: 'sizing',
    prompt:
      'The tests give $13.3 million by coverage, $14.4 million by value, and $14.9 million by cost. What is the loan?',
    choices: ['$13.3 million', '$14.4 million', '$14.9 million', 'The average of the three'],
    explanation: 'The loan is the least of the three tests.',
  },
  {
    lesson: 'sizing',
    prompt: 'Coverage binds. What does a higher appraisal change?',
    choices: [
      'Nothing in the loan amount',
      'It raises the loan by 80% of the difference',
      'It lowers the rate',
      'It removes the premium',
    ],
    explanation: 'Only income and the rate change the coverage test.',
  },
  {
    lesson: 'the-file',
    prompt: 'How does the needs assessment affect the loan?',
    choices: [
      'Annual reserve deposits lower what the income can carry',
      'It replaces the appraisal',
      'It does not affect the loan',
      'It raises the value',
    ],
    explanation: 'Repairs over the years become deposits, and critical ones are done at once.',
  },
  {
    lesson: 'the-file',
    prompt: 'Which liability limits does the file commonly need?',
    choices: [
      '$1 million per claim and $3 million in total',
      '$100,000 per claim',
      'No liability insurance',
      '$15 million per claim',
    ],
    explanation: 'Professional liability of $1 million and $3 million is the usual condition.',
  },
  {
    lesson: 'the-file',
    prompt: 'Which document should be requested first because it takes longest?',
    choices: ['Loss runs of the insurer', 'The floor plan', 'The menu', 'The organization’s logo'],
    explanation: 'Loss runs come from the insurer and are needed for several years.',
  },
  {
    lesson: 'living-with-it',
    prompt: 'A loan of $13,000,000 has an annual premium of 0.65%. How much is it?',
    choices: ['$84,500', '$130,000', '$8,450', '$65,000'],
    explanation: '$13,000,000 times 0.65% is $84,500.',
  },
  {
    lesson: 'living-with-it',
    prompt: 'What does a master lease change for the owner of several communities?',
    choices: [
      'One of them cannot be sold without asking',
      'The premium ends',
      'Every loan becomes recourse',
      'Residents sign new agreements',
    ],
    explanation: 'It lets a strong building support a weak one and ties them together.',
  },
  {
    lesson: 'living-with-it',
    prompt: 'Rates have risen since the loan was made. What can make it valuable in a sale?',
    choices: [
      'The buyer can assume it',
      'It can be doubled',
      'It ends at closing without cost',
      'It needs no consent',
    ],
    explanation: 'The buyer takes over rate and term and is underwritten as a new borrower.',
  },
];
