import type { ContentPage } from '../model.ts';

export const forOperators: ContentPage = {
  lede: 'You hold the license, the staff and the answer to whether a building works. Owners and lenders need all three, and the exchange is where they can find out that you have them.',
  description:
    'Grow as a senior-living operator: leases, management contracts and joint ventures compared, rent coverage worked out, and what owners ask before a handover.',
  keywords: [
    'senior living operator',
    'management agreement',
    'triple net lease coverage',
    'operator capital partner',
  ],
  sections: [
    {
      id: 'three-forms',
      heading: 'Three ways to take on a building',
      blocks: [
        {
          kind: 'table',
          caption: 'Who carries what',
          columns: [
            { label: 'Question' },
            { label: 'Lease' },
            { label: 'Management contract' },
            { label: 'Joint venture' },
          ],
          rows: [
            [
              'You earn',
              'What is left after rent',
              'A fee, often near 5% of revenue',
              'Fee plus a share of gains',
            ],
            ['A bad quarter costs', 'You', 'The owner, then your contract', 'Both'],
            ['Roof and boiler', 'Usually you', 'The owner', 'The venture'],
            ['Your cash at start', 'Deposit and working capital', 'Little', 'Your share of equity'],
            [
              'You can be removed',
              'On default',
              'On notice, or on missed targets',
              'By the agreement’s tests',
            ],
            [
              'Fits',
              'A building you already know',
              'A turnaround with a patient owner',
              'Growth with one partner',
            ],
          ],
          source:
            'Common forms. The contract decides, and the license holder’s duties to the state remain in each of them.',
        },
      ],
    },
    {
      id: 'coverage',
      heading: 'The number a landlord asks for',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Rent coverage is what is left before rent, divided by rent. It is told before the management fee (EBITDARM) and after it (EBITDAR); say which. A landlord who signs you at 1.0 after the fee has signed a workout.',
          ],
        },
        {
          kind: 'example',
          title: 'A 76-unit community offered at $780,000 of rent',
          given: [
            { label: 'Revenue', value: '$4,900,000' },
            { label: 'Operating expenses without fee and rent', value: '$3,700,000' },
            { label: 'Management fee', value: '5% of revenue' },
          ],
          working: [
            { line: '$4,900,000 − $3,700,000', result: '$1,200,000 before fee and rent' },
            { line: '$1,200,000 ÷ $780,000', result: '1.54 before the fee' },
            { line: '$1,200,000 − $4,900,000 × 5%', result: '$955,000 after the fee' },
            { line: '$955,000 ÷ $780,000', result: '1.22 after the fee' },
            { line: '$955,000 ÷ 1.3', result: '$734,615 of rent at 1.30' },
          ],
          conclusion:
            'At 1.22 a two-point fall in occupancy takes most of your margin. Ask for $735,000 with steps tied to census, and show the landlord this ladder. It argues better than you can.',
        },
      ],
    },
    {
      id: 'proof',
      heading: 'What owners and lenders want to see of you',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Licenses**, by state and building, with the date of the last survey and what was found.',
            '**A census history** of buildings you took over: the month you came in, and twelve and twenty-four months after.',
            '**Turnover and agency hours.** The median of move-outs to residents in assisted living was 46.8 percent in 2024; staff turnover is the figure you control.',
            '**The administrator.** A name for this building, with a license, who has agreed.',
            '**A transition calendar** from signed contract to the first payroll, in weeks.',
            '**One failure.** Which building did not work and what you did. Everybody has one, and people who tell it get the second call.',
          ],
        },
      ],
    },
    {
      id: 'find',
      heading: 'Where to look',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'Communities for sale or lease',
              text: 'Filter by the states where you hold licenses. Listings offered for lease have a type of their own.',
              to: '/investment-opportunities',
            },
            {
              title: 'Capital that wants an operator',
              text: 'Match by state, care type, size and the form you would sign.',
              to: '/capital-matching',
            },
            {
              title: 'Vendors for a transition',
              text: 'Payroll, call systems, dining and insurance with a start date you can hold them to.',
              to: '/find-vendors',
            },
            {
              title: 'Your own communities, day by day',
              text: 'The operator workspace: census, staff, surveys, maintenance and money on one definition of occupancy.',
              to: '/enhanced-for-operators',
            },
          ],
        },
      ],
    },
    {
      id: 'first-hundred-days',
      heading: 'The handover, told by weeks',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'File for the license',
              text: 'The same day the contract is signed. Every other date hangs on it.',
              takes: '30–90 days, longer in busy states',
            },
            {
              title: 'Agree the operations transfer',
              text: 'Receivables, leave, deposits, records, telephone numbers. Four pages of schedules nobody enjoys.',
            },
            {
              title: 'Meet the staff',
              text: 'Offers in hand, benefits explained, the same wage on the first check.',
            },
            {
              title: 'Load residents and rates',
              text: 'Rent roll against contracts, person by person, before the first bill goes out.',
            },
            {
              title: 'First payroll, first bill',
              text: 'If both are right, families and staff conclude that the rest will be.',
            },
            {
              title: 'True up',
              text: 'Settle prorations with the seller.',
              takes: '60–90 days after',
            },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Open an operator account', to: '/auth' },
    { label: 'The operator workspace', to: '/enhanced-for-operators' },
    { label: 'Take the operator’s tour', to: '/tours/operator' },
  ],
};
