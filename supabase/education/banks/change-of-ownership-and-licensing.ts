import type { Question } from '../question.ts';

export const changeOfOwnershipAndLicensing: readonly Question[] = [
  {
    lesson: 'what-is-licensed',
    prompt: 'Who holds the license of an assisted living community?',
    choices: [
      'The operator, for one address',
      'The building, under any owner',
      'The lender until the loan is repaid',
      'The administrator as a person',
    ],
    explanation:
      'A license is given to an operator for one address and cannot be sold with the building.',
  },
  {
    lesson: 'what-is-licensed',
    prompt:
      'The real estate is sold, and the same operator continues under its lease. What is likely?',
    choices: [
      'A notice to the regulator may be enough',
      'Every resident needs a new assessment',
      'The license ends on the day of the sale',
      'The operator has to apply as if it were new in every state',
    ],
    explanation: 'The operator does not change, so many states ask only for a notice.',
  },
  {
    lesson: 'what-is-licensed',
    prompt: 'Which license does a Texas community need to advertise care for Alzheimer’s disease?',
    choices: ['Type B', 'Type A', 'RCFE', 'None'],
    explanation: 'Advertised Alzheimer’s care needs Type B in Texas.',
  },
  {
    lesson: 'what-is-licensed',
    prompt:
      'What does a skilled nursing facility need besides its state license to be paid by Medicare?',
    choices: [
      'Certification for Medicare',
      'A Type B license',
      'A management contract',
      'A bond from its lender',
    ],
    explanation: 'Medicare and Medicaid certification follows its own forms and calendar.',
  },
  {
    lesson: 'two-contracts',
    prompt: 'Which contract hands over resident agreements and deposits?',
    choices: [
      'The operations transfer agreement',
      'The purchase and sale agreement',
      'The listing agreement',
      'The loan agreement',
    ],
    explanation: 'The OTA hands over the business; the PSA sells the real estate.',
  },
  {
    lesson: 'two-contracts',
    prompt: 'Why do the PSA and the OTA refer to each other?',
    choices: [
      'So that neither closes alone',
      'So that one broker is paid for both',
      'Because the lender drafts them',
      'Because the regulator signs both',
    ],
    explanation: 'Otherwise a buyer could own a building that it may not operate.',
  },
  {
    lesson: 'two-contracts',
    prompt: 'What is the risk for the seller in an interim arrangement under its license?',
    choices: [
      'It answers for what the buyer does',
      'It loses the purchase price',
      'It must repay the residents’ deposits twice',
      'It has none',
    ],
    explanation: 'The seller’s license stays in force, so both sides need insurance and indemnity.',
  },
  {
    lesson: 'the-application',
    prompt: 'Why are applications most often delayed?',
    choices: [
      'They are incomplete or contradict themselves and are returned',
      'Regulators reject most buyers',
      'Residents vote against the buyer',
      'The appraisal is missing',
    ],
    explanation:
      'A return costs a place in the queue. Neither the loan nor the appraisal is needed.',
  },
  {
    lesson: 'the-application',
    prompt: 'How far up does the ownership chart have to go?',
    choices: [
      'Up to the individuals, with percentages',
      'To the licensee only',
      'To companies with more than half',
      'To the manager',
    ],
    explanation: 'It lists every company and person, and it has to match the lender’s chart.',
  },
  {
    lesson: 'the-application',
    prompt: 'When should you ask for more beds or a new level of care?',
    choices: [
      'After the transfer, if you can',
      'Together with the transfer',
      'Before the contract',
      'In the notice to residents',
    ],
    explanation: 'Two procedures at once take as long as the slower one.',
  },
  {
    lesson: 'notice-and-waiting',
    prompt: 'How long does a license commonly take?',
    choices: [
      '30 to more than 90 days, longer in busy states',
      'One week once the loan is approved',
      'Always exactly 60 days',
      'Two years',
    ],
    explanation: 'Some brokers see six to twelve months in busy states.',
  },
  {
    lesson: 'notice-and-waiting',
    prompt:
      'The application is filed in week 2 and takes 12 weeks. The loan takes 10 weeks from the contract. How much slack does the loan have?',
    choices: ['4 weeks', '2 weeks', '10 weeks', 'None'],
    explanation: 'The license is expected in week 14; 14 minus 10 leaves 4 weeks.',
  },
  {
    lesson: 'notice-and-waiting',
    prompt: 'Who should hear about the sale first on the day of the notice?',
    choices: [
      'The staff, in person',
      'Competitors, by press release',
      'Vendors, by email',
      'Residents, by a sign at the door',
    ],
    explanation:
      'Staff hear it in person on the same morning, because a rumor costs more than a letter.',
  },
  {
    lesson: 'after-closing',
    prompt:
      'A resident paid $6,200 for a month of 31 days. The cut-off is the end of day 20. What is the buyer’s credit?',
    choices: ['$2,200', '$4,000', '$3,100', '$2,000'],
    explanation: '$200 a day for the 11 remaining days.',
  },
  {
    lesson: 'after-closing',
    prompt: 'An invoice for the weeks before closing arrives after it. Who pays?',
    choices: ['The seller', 'The buyer', 'The residents', 'The person who opened it'],
    explanation: 'Costs follow the cut-off, and the true-up settles invoices that arrive later.',
  },
];
