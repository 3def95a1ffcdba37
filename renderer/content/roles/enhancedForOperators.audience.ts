import type { ContentPage } from '../model.ts';

export const enhancedForOperators: ContentPage = {
  heading: 'The operator workspace',
  lede: 'Seven communities, seven spreadsheets, seven meanings of “occupied”. The workspace begins by settling the meanings, because no dashboard survives without that.',
  description:
    'How an operator runs several communities on one set of definitions: three occupancies worked out, a weekly page of figures, and what each area is for.',
  keywords: [
    'senior living operations software',
    'occupancy definition',
    'RevPOR',
    'census reporting',
    'multi-community operator',
  ],
  sections: [
    {
      id: 'definitions',
      heading: 'One building, three occupancies',
      blocks: [
        {
          kind: 'example',
          title: 'A 60-unit community on the last day of the month',
          given: [
            { label: 'Units available', value: '60, of which 54 private and 6 shared by two' },
            { label: 'Private units occupied', value: '48' },
            { label: 'Places in shared units occupied', value: '9 of 12' },
            { label: 'Second occupants in private units', value: '4' },
            { label: 'Units on paid hold', value: '2, in hospital' },
          ],
          working: [
            { line: '48 + 9 × 0.5', result: '52.5 units occupied' },
            { line: '52.5 ÷ 60', result: '87.5% physical' },
            { line: '(52.5 + 2) ÷ 60', result: '90.8% financial, since holds pay' },
            { line: '48 + 9 + 4', result: '61 residents of census' },
          ],
          conclusion:
            'Three true answers: 87.5, 90.8 and 61 people in 60 units. A place in a shared room weighs one half and a second occupant nothing. Choose the weights once, write them under the chart, and two administrators can be compared.',
        },
        {
          kind: 'table',
          caption: 'Figures the workspace is to show, and how each is reckoned',
          columns: [{ label: 'Figure' }, { label: 'Rule' }, { label: 'Careful with' }],
          rows: [
            [
              'RevPOR',
              'Resident revenue ÷ average occupied units, by month',
              'Second occupants raise it; community fees should not',
            ],
            [
              'RevPAR',
              'Resident revenue ÷ available units',
              'Units out of service: say whether they count',
            ],
            ['NOI margin', 'Net operating income ÷ revenue', 'Before or after the management fee'],
            [
              'Hours per resident day',
              'Paid hours ÷ resident days',
              'Paid includes leave; worked does not',
            ],
            [
              'Resident turnover',
              'Move-outs ÷ average residents, by year',
              'Transfers between levels are not move-outs',
            ],
            [
              'Tour to move-in',
              'Move-ins ÷ tours of the same leads',
              'Name the numerator; published rates differ by what they count',
            ],
            ['Absorption', 'Change in occupied units', 'Net, so look at both halves'],
          ],
        },
      ],
    },
    {
      id: 'monday',
      heading: 'Monday at nine',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The meeting the workspace is made for lasts half an hour and has one page. Each line has a name behind it, and a line without a name is taken out.',
          ],
        },
        {
          kind: 'list',
          items: [
            '**Census and movement**: in, out, and the reason for each out.',
            '**Waitlist**: who has a deposit, and which unit they wait for.',
            '**Inquiries**: how many, and how long the first answer took.',
            '**Open shifts** and agency hours of last week.',
            '**Assessments overdue**, since care given and not billed starts here.',
            '**Incidents** with their notices sent.',
            '**Receivables** past sixty days.',
            '**Work orders** older than a week, beginning with the ones about hot water.',
          ],
        },
      ],
    },
    {
      id: 'areas',
      heading: 'The areas, and who opens them',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'Properties',
              text: 'Licensed beds, operating beds and units as three numbers. The regional team starts here.',
              to: '/operator/properties',
            },
            {
              title: 'Residents and waitlist',
              text: 'Who lives where, at which level, and who is next. For sales and the director of care.',
              to: '/operator/residents',
            },
            {
              title: 'Staff',
              text: 'Positions, credentials and their expiry. For the business office.',
              to: '/operator/staff',
            },
            {
              title: 'Inspections',
              text: 'Surveys, citations, plans of correction, revisits. For whoever answers the state.',
              to: '/operator/inspections',
            },
            {
              title: 'Maintenance',
              text: 'Work orders that a technician closes on a telephone.',
              to: '/operator/maintenance',
            },
            {
              title: 'Financial',
              text: 'Budget against actual by community, in the same rows.',
              to: '/operator/financial',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Charts, orders and federal claims stay in your clinical system. The workspace keeps what managing needs and replaces none of them. What is open today is told under [Features status](/features-status).',
        },
      ],
    },
    {
      id: 'price-of-a-point',
      heading: 'What one point is worth',
      blocks: [
        {
          kind: 'example',
          title: 'One point of occupancy across seven communities',
          given: [
            { label: 'Units in all', value: '480' },
            { label: 'Average monthly revenue of an occupied unit', value: '$5,150' },
            { label: 'Share of added revenue that remains', value: '60%' },
          ],
          working: [
            { line: '480 × 1%', result: '4.8 units' },
            { line: '4.8 × $5,150 × 12 months', result: '$296,640 of revenue' },
            { line: '$296,640 × 60%', result: '$177,984 of income' },
            { line: '$177,984 ÷ 12 months', result: '$14,832 a month' },
          ],
          conclusion:
            'That is what it costs to discover in April that one building has been sliding since January. Weekly figures are not a habit of controllers; they are cheaper.',
        },
      ],
    },
    {
      id: 'start',
      heading: 'Starting with one community',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Enter units before residents',
              text: 'Number, type, licensed places, in service or not. Occupancy can only be right if its denominator is.',
            },
            { title: 'Agree on the weights', text: 'One page, signed by finance and operations.' },
            {
              title: 'Load the rent roll',
              text: 'And compare the total with last month’s billing before anybody looks at a chart.',
            },
            {
              title: 'Run both for a month',
              text: 'Old spreadsheet and workspace. Each difference is a definition you had not settled.',
              takes: 'One month',
            },
            {
              title: 'Then add the second',
              text: 'It takes a week, because the quarrels are over.',
            },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Open an operator account', to: '/auth' },
    { label: 'What the feature contains', to: '/features/operator-workspace' },
    { label: 'Grow: owners, leases, capital', to: '/for-operators' },
  ],
};
