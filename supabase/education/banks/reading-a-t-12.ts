import type { Question } from '../question.ts';

export const readingAT12: readonly Question[] = [
  {
    lesson: 'the-document',
    prompt: 'What does a T-12 show?',
    choices: [
      'What was booked in each of the last twelve months',
      'What an auditor has confirmed for a fiscal year',
      'The budget for the next twelve months',
      'The cash collected since the last sale',
    ],
    explanation: 'A T-12 is an unaudited statement of what was booked, month by month.',
  },
  {
    lesson: 'the-document',
    prompt: 'Why can a cash-basis statement show thirteen payrolls?',
    choices: [
      'Expenses appear when they are paid, not when they arise',
      'A payroll was booked twice by mistake',
      'Bonuses are always paid separately',
      'Agency invoices count as payroll',
    ],
    explanation:
      'On a cash basis, payment dates decide. Accrual assigns a cost to the month it belongs to.',
  },
  {
    lesson: 'the-document',
    prompt: 'What is the risk of a T-3 that is multiplied by four?',
    choices: [
      'It exaggerates a good season',
      'It ignores the current rate',
      'It cannot be compared with the T-12',
      'It leaves out property tax',
    ],
    explanation: 'A T-3 shows the current rate, but a good or bad season is multiplied too.',
  },
  {
    lesson: 'revenue',
    prompt: 'Which part of revenue shrinks when a community stays full?',
    choices: ['Community fees', 'Base rent', 'Care charges', 'Second-occupant fees'],
    explanation: 'Community fees are paid at move-in. A full building only has replacements.',
  },
  {
    lesson: 'revenue',
    prompt:
      '40 move-ins paid a fee of $3,000, and 28 of them replaced a move-out. How much fee income came from filling empty units?',
    choices: ['$36,000', '$84,000', '$120,000', '$28,000'],
    explanation: '40 − 28 = 12 units were filled, and 12 × $3,000 = $36,000.',
  },
  {
    lesson: 'revenue',
    prompt: 'Care revenue rises while care hours stay flat. What should you do?',
    choices: [
      'Ask when residents were last assessed',
      'Project the same growth',
      'Remove all care revenue',
      'Reduce the cap rate',
    ],
    explanation: 'A round of reassessments before marketing can lift revenue that will not last.',
  },
  {
    lesson: 'expenses',
    prompt:
      'An owner manages the building and charges no fee. Revenue is $3,000,000 and the market fee is 5 percent. By how much is NOI overstated?',
    choices: ['$150,000', '$15,000', '$300,000', 'Not at all'],
    explanation: 'A buyer would pay a manager $3,000,000 × 5% = $150,000.',
  },
  {
    lesson: 'expenses',
    prompt: 'Which drop in cost deserves the first question?',
    choices: [
      'Labor in the months before marketing',
      'Heating from winter to spring',
      'Food as the census falls',
      'Legal fees after a settlement',
    ],
    explanation: 'Open positions cost nothing until the buyer fills them.',
  },
  {
    lesson: 'adjustments',
    prompt: 'You remove the owner’s salary from the statement. What else belongs in the ledger?',
    choices: [
      'The market salary of the person who will do the work',
      'The owner’s future consulting fee',
      'Nothing, the cost is gone',
      'A lower management fee',
    ],
    explanation: 'Correct in both directions: the work has to be done by someone.',
  },
  {
    lesson: 'adjustments',
    prompt: 'Which adjustment belongs in the projection rather than in the history?',
    choices: [
      'Residents you hope to attract',
      'A lawsuit that was settled',
      'A market management fee',
      'Replacement reserves',
    ],
    explanation:
      'Don’t adjust for plans. History shows the year as a typical buyer would have had it.',
  },
  {
    lesson: 'value',
    prompt: 'Adjusted NOI is $900,000 and the cap rate 7.5 percent. What is the value?',
    choices: ['$12,000,000', '$6,750,000', '$67,500,000', '$11,250,000'],
    explanation: '$900,000 ÷ 7.5% = $12,000,000.',
  },
  {
    lesson: 'value',
    prompt:
      'Coverage allows a loan of $8 million and loan to value allows $9 million. How much can be borrowed?',
    choices: ['$8 million', '$9 million', '$8.5 million', '$17 million'],
    explanation: 'The loan is the smallest amount that passes every test.',
  },
];
