import type { ContentPage } from '../model.ts';

export const forOperators: ContentPage = {
  lede: 'You hold the license, employ the staff, and decide whether a building works. Owners and lenders need that, and Haven Exchange is where they can find you.',
  description:
    'Grow as a senior-living operator: leases, management contracts, and joint ventures compared, rent coverage explained, and what owners ask before a handover.',
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
          caption: 'Who bears which cost and risk',
          columns: [
            { label: 'Question' },
            { label: 'Lease' },
            { label: 'Management contract' },
            { label: 'Joint venture' },
          ],
          rows: [
            [
              'You earn',
              'The income after rent',
              'A fee, often near 5% of revenue',
              'Fee plus a share of gains',
            ],
            [
              'Who absorbs a bad quarter',
              'You',
              'The owner, and then you may lose the contract',
              'Both',
            ],
            ['Roof and boiler', 'Usually you', 'The owner', 'The venture'],
            ['Your upfront cash', 'Deposit and working capital', 'Little', 'Your share of equity'],
            [
              'You can be removed',
              'On default',
              'On notice, or on missed targets',
              'According to the tests in the agreement',
            ],
            [
              'Fits',
              'A building you already know',
              'A turnaround with a patient owner',
              'Growth with one partner',
            ],
          ],
          source:
            'These are common arrangements. Your contract governs, and the license holder’s duties to the state apply in every case.',
        },
      ],
    },
    {
      id: 'coverage',
      heading: 'Rent coverage for landlords',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Rent coverage is income before rent, divided by rent. It is quoted before the management fee (EBITDARM) or after it (EBITDAR), so say which you mean. Signing at 1.0 after the fee usually means a workout later.',
          ],
        },
        {
          kind: 'example',
          title: 'A 76-unit community offered at $780,000 rent',
          given: [
            { label: 'Revenue', value: '$4,900,000' },
            { label: 'Operating expenses before fee and rent', value: '$3,700,000' },
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
            'At 1.22, a two-point drop in occupancy takes most of your margin. Ask for $735,000 with steps tied to census, and show the landlord this calculation.',
        },
      ],
    },
    {
      id: 'proof',
      heading: 'What owners and lenders want to see from you',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Licenses**, by state and building, with the date and findings of the last survey.',
            '**A census history** of buildings you took over: the month you took over, and twelve and twenty-four months later.',
            '**Turnover and agency hours.** The median ratio of move-outs to residents in assisted living was 46.8 percent in 2024. Staff turnover is the figure you control.',
            '**The administrator.** A named, licensed administrator for this building who has agreed to take the job.',
            '**A transition calendar** in weeks, from the signed contract to the first payroll.',
            '**One failure.** Which building didn’t work, and what you did. Every operator has one, and those who talk about it openly get the second call.',
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
              text: 'Filter by the states where you hold licenses. Listings for lease have their own type.',
              to: '/investment-opportunities',
            },
            {
              title: 'Capital looking for an operator',
              text: 'Match by state, care type, size, and the agreement you would sign.',
              to: '/capital-matching',
            },
            {
              title: 'Vendors for a transition',
              text: 'Payroll, call systems, dining, and insurance, with a committed start date.',
              to: '/find-vendors',
            },
            {
              title: 'Daily operations of your communities',
              text: 'The operator workspace: census, staff, surveys, maintenance, and finances, all using one definition of occupancy.',
              to: '/enhanced-for-operators',
            },
          ],
        },
      ],
    },
    {
      id: 'first-hundred-days',
      heading: 'The handover, week by week',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'File for the license',
              text: 'File on the day the contract is signed. Every other date depends on it.',
              takes: '30–90 days, longer in busy states',
            },
            {
              title: 'Agree on the operations transfer',
              text: 'Receivables, leave, deposits, records, and phone numbers. Expect four pages of schedules.',
            },
            {
              title: 'Meet the staff',
              text: 'Have offers ready, explain benefits, and keep wages the same on the first check.',
            },
            {
              title: 'Load residents and rates',
              text: 'Check the rent roll against contracts, resident by resident, before the first bill goes out.',
            },
            {
              title: 'First payroll, first bill',
              text: 'If both are right, families and staff will trust you with the rest.',
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
    { label: 'Create an operator account', to: '/auth' },
    { label: 'The operator workspace', to: '/enhanced-for-operators' },
    { label: 'Take the operator tour', to: '/tours/operator' },
  ],
};
