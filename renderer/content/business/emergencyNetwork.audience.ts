import type { ContentPage } from '../model.ts';

export const emergencyNetwork: ContentPage = {
  lede: 'A hurricane does not wait for a subscription. What helps is decided in spring: where your residents would go, who drives them, and which telephone number still works.',
  description:
    'Preparing a senior community for emergencies: the plan, receiving communities, transport worked out, notices to families and the state, and the file to keep.',
  keywords: [
    'emergency preparedness',
    'evacuation plan',
    'nursing home emergency',
    'mutual aid',
    'incident reporting',
  ],
  sections: [
    {
      id: 'not-911',
      heading: 'First, what this is not',
      blocks: [
        {
          kind: 'note',
          tone: 'caution',
          text: 'In an emergency call 911. Haven Exchange alerts no fire department, ambulance or agency, and nobody watches your building for you.',
        },
        {
          kind: 'text',
          paragraphs: [
            'What it gives you is the file beside the plan: contacts that are current, agreements with dates, a list of residents who need two people to move, and a record of what was done when. In the operations area you will find it under [Emergency](/operator/emergency); [Features status](/features-status) tells whether that screen opens today.',
          ],
        },
      ],
    },
    {
      id: 'four-parts',
      heading: 'The four parts of a plan',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Risks, ranked',
              text: 'Fire, power, water, heat, storm, flood, outbreak, a missing resident, violence. By your county and your building, not from a template.',
            },
            {
              term: 'Policies',
              text: 'Stay or go, who decides, how food, water, medication and power last for how many hours.',
            },
            {
              term: 'Communication',
              text: 'Staff, families, physicians, other communities, the state, each with a second way.',
            },
            {
              term: 'Training and tests',
              text: 'New staff on the first day. Exercises each year, one of them with people moving.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Nursing facilities owe these four to the federal rule on emergency preparedness, 42 CFR 483.73. Assisted living follows its state, and the four are a good plan under any of them.',
          ],
        },
      ],
    },
    {
      id: 'transport',
      heading: 'Moving 84 people',
      blocks: [
        {
          kind: 'example',
          title: 'Vehicles for an evacuation to two places',
          given: [
            { label: 'Residents who walk or sit', value: '51' },
            { label: 'In wheelchairs', value: '26' },
            { label: 'On stretchers', value: '7' },
            { label: 'Bus seats, with room for staff', value: '34' },
            { label: 'Wheelchairs to a van', value: '4' },
            { label: 'Round trip with loading', value: '3 hours' },
          ],
          working: [
            { line: '51 + 26 + 7', result: '84 residents' },
            { line: '51 ÷ 34', result: '1.5, so two bus trips' },
            { line: '26 ÷ 4', result: '6.5, so seven van trips' },
            { line: '7 × 3 hours', result: '21 hours with one van' },
            { line: '7 × 3 hours ÷ 3 vans', result: '7 hours with three' },
          ],
          conclusion:
            'The wheelchairs decide, and your contract for one van is a plan for tomorrow evening. Ask the company also how many other communities hold the same promise for the same three vans.',
        },
      ],
    },
    {
      id: 'agreements',
      heading: 'Agreements before the season',
      blocks: [
        {
          kind: 'table',
          caption: 'Whom to have in writing',
          columns: [{ label: 'With' }, { label: 'For' }, { label: 'Ask' }, { label: 'Renew' }],
          rows: [
            [
              'A community 15 minutes away',
              'Fire, power',
              'How many beds, and mattresses',
              'Yearly',
            ],
            [
              'A community outside the flood or storm zone',
              'Evacuation',
              'License, staffing, memory care',
              'Yearly, in spring',
            ],
            ['Bus and wheelchair transport', 'Both', 'Vehicles promised to others', 'Yearly'],
            ['Pharmacy', 'Medication for a week', 'Emergency delivery', 'With the contract'],
            [
              'Fuel and generator',
              'Power beyond two days',
              'Place in the queue',
              'Before winter and summer',
            ],
            [
              'Water and food',
              'Days on your own',
              'Amount for each person and day',
              'By expiry of stock',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'A network of communities is these agreements, kept where both sides see the date. Mutual aid between competitors works, because each may be the one who needs it.',
          ],
        },
      ],
    },
    {
      id: 'clock',
      heading: 'The clock after an incident',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Safety', text: 'People first, then the building.', takes: 'Minutes' },
            {
              title: 'Count',
              text: 'Residents by list, staff by shift, visitors by the book.',
              takes: 'Within 15 minutes',
            },
            {
              title: 'Families',
              text: 'One message, same words to all, with the hour of the next one.',
              takes: 'Within the hour',
            },
            {
              title: 'The state',
              text: 'Each has its list and its deadline; Maryland’s, for example, is 24 hours.',
              takes: 'By rule',
            },
            {
              title: 'The record',
              text: 'Details, injuries, factors, witnesses, what was done, who was told, signed by whoever was there.',
              takes: 'Same shift',
            },
            {
              title: 'The review',
              text: 'What the plan did not know. Change it this week.',
              takes: '7 days',
            },
          ],
        },
        {
          kind: 'list',
          items: [
            'Kinds of incident worth separate forms: falls, elopement, medication events, suspected abuse or neglect, acute illness, death, and an emergency of the whole building.',
            'Suspected abuse has its own, shorter clock in every state. Know it by heart.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'The emergency file', to: '/operator/emergency' },
    { label: 'Find transport and generator vendors', to: '/find-vendors' },
    { label: 'What to monitor', to: '/real-time-monitoring' },
  ],
};
