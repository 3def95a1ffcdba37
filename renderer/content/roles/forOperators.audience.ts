import type { ContentPage } from '../model.ts';

export const forOperators: ContentPage = {
  lede: 'Find owners who need a license holder, and run projects with vetted vendors and comparable quotes.',
  shot: {
    name: 'operator-desk',
    alt: 'Operator desk: items that need attention, recent activity and figures of the last 30 days',
  },
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
              title: 'Capital for your deal',
              text: 'Match lenders and equity by state, care type, size, leverage, and rate.',
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
  ],
  next: [
    { label: 'Create an operator account', to: '/auth' },
    { label: 'The operator workspace', to: '/enhanced-for-operators' },
    { label: 'Take the operator tour', to: '/tours/operator' },
  ],
};
