import type { Question } from '../question.ts';

export const seniorHousingFundamentals: readonly Question[] = [
  {
    lesson: 'care-types',
    prompt: 'Which services does assisted living add to independent living?',
    choices: [
      'Help with activities of daily living',
      'Round-the-clock skilled nursing',
      'Rehabilitation after a hospital stay',
      'Medicare coverage of rent',
    ],
    explanation:
      'Assisted living adds help with bathing, dressing, toileting, transferring, continence, and eating. Skilled nursing is a different care type.',
  },
  {
    lesson: 'care-types',
    prompt: 'A two-bedroom apartment is shared by two unrelated residents. How is it counted?',
    choices: ['As one unit and two beds', 'As two units and two beds', 'As one unit and one bed'],
    explanation: 'Units are apartments. Two people who are not related use two beds in one unit.',
  },
  {
    lesson: 'care-types',
    prompt: 'What is a life plan community?',
    choices: [
      'A campus with several levels of care under one contract',
      'Active adult housing with an entrance fee',
      'A memory care building with a life insurance program',
      'A nursing home certified for Medicare only',
    ],
    explanation:
      'Continuing care or life plan communities offer several levels on one campus, for an entrance fee or for rent.',
  },
  {
    lesson: 'payors',
    prompt: 'Who pays for most long stays in nursing homes?',
    choices: ['Medicaid', 'Medicare Part A', 'Long-term care insurance', 'The VA'],
    explanation:
      'Medicaid covered about 66 percent of days in 2018 data of NIC. Medicare pays for short skilled stays.',
  },
  {
    lesson: 'payors',
    prompt: 'What does Medicare Part A pay for?',
    choices: [
      'Short skilled stays after a hospital stay',
      'Rent in assisted living',
      'Unlimited nursing home stays',
      'Care charges in memory care',
    ],
    explanation:
      'Part A pays for skilled care for a limited time after a hospital stay, not for living in a community.',
  },
  {
    lesson: 'occupancy-and-rates',
    prompt:
      'A building has 100 available units. 92 are occupied, 5 of them in a free month. What is its financial occupancy?',
    choices: ['87 percent', '92 percent', '97 percent', '95 percent'],
    explanation: 'Financial occupancy counts units that are paid for: 92 − 5 = 87 of 100.',
  },
  {
    lesson: 'occupancy-and-rates',
    prompt: 'Which figure falls when a unit becomes vacant, while all others keep paying the same?',
    choices: ['RevPAR', 'RevPOR', 'The rate on the price list', 'The community fee'],
    explanation:
      'RevPAR divides revenue by available units, so a vacancy lowers it. RevPOR divides by occupied units.',
  },
  {
    lesson: 'costs',
    prompt: 'Which cost is by far the largest in most communities?',
    choices: ['Labor', 'Food', 'Property insurance', 'Utilities'],
    explanation:
      'A community is a building in which many people work. Labor leads every other line.',
  },
  {
    lesson: 'costs',
    prompt: 'What does dividing by resident days allow you to do?',
    choices: [
      'Compare communities of different sizes',
      'Calculate the cap rate',
      'Remove one-time costs',
      'Convert accrual to cash',
    ],
    explanation: 'Hours or cost per resident day work across buildings of any size.',
  },
  {
    lesson: 'licenses-and-surveys',
    prompt: 'A survey finding has the letter G. What does it mean?',
    choices: [
      'Actual harm to one or few residents',
      'Immediate jeopardy that is widespread',
      'Potential for minimal harm',
      'A finding that has been corrected',
    ],
    explanation: 'G, H, and I stand for actual harm. G is the isolated one.',
  },
  {
    lesson: 'licenses-and-surveys',
    prompt: 'What happens to the license when a community is sold?',
    choices: [
      'The buyer applies for a change of ownership',
      'It passes to the buyer with the deed',
      'The county transfers it at closing',
      'It stays valid for five years',
    ],
    explanation:
      'A license does not pass with the building. The application belongs at the start of the schedule.',
  },
  {
    lesson: 'licenses-and-surveys',
    prompt: 'Which statement about the federal nursing-hour minimum of 3.48 is true in late 2026?',
    choices: [
      'It was repealed effective February 2, 2026; state rules still apply',
      'It applies to assisted living as well',
      'It takes effect in 2027',
      'It applies only to buildings with over 100 beds',
    ],
    explanation: 'The federal rule was repealed. Look up the minimum of the state.',
  },
];
