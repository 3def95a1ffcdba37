import type { ContentPage } from '../model.ts';

export const enhancedForOperators: ContentPage = {
  lede: 'What a director, a nurse, and a business office do on Haven Exchange in a day: residents and care, staff, buildings, and survey readiness in one workspace.',
  shot: {
    name: 'care',
    alt: 'Tasks due today, by resident, with what is charted.',
  },
  description:
    'The operator workspace of Haven Exchange in detail: surveys and plans of correction, licenses, policies, insurance and claims, care, staff, and work orders.',
  keywords: [
    'plan of correction software',
    'scope and severity grid',
    'senior living compliance',
    'loss run',
    'mock survey',
  ],
  sections: [
    {
      id: 'surveys',
      heading: 'Surveys and plans of correction',
      blocks: [
        {
          kind: 'list',
          items: [
            'Findings by tag, with the scope and severity grid from A to L. Each count opens its findings.',
            'A plan for each finding: correction, others at risk, systemic change, and monitoring, with owner, due date, and evidence.',
            'The deadline starts 10 calendar days after receipt and names its source. You can change both.',
            'A submitted plan is sealed. Later changes are addenda with name and time.',
            'Mock surveys on a phone. A failed item becomes a finding, and a problem of the building opens a work order.',
            'A mock survey checklist of assisted living for each state and DC, which cites the chapter of its rule. Copy it, or write your own.',
          ],
        },
      ],
    },
    {
      id: 'licenses',
      heading: 'Licenses and policies',
      blocks: [
        {
          kind: 'list',
          items: [
            'Licenses with the steps of their renewal and reminders 90, 60, 30, and 7 days before they expire and on the day.',
            'Policies with versions. Staff acknowledge the latest one, and a new version asks again.',
            'One list of what is due in all communities, and figures that open their rows.',
          ],
        },
      ],
    },
    {
      id: 'insurance',
      heading: 'Insurance and claims',
      blocks: [
        {
          kind: 'list',
          items: [
            'Policies by line with limits, deductible, and premium.',
            'Vendor certificates checked against the limits you require: what is missing, expired, or too low.',
            'Claims whose reserve and payments are dated entries, and a loss run as PDF for any valuation day.',
          ],
        },
      ],
    },
    {
      id: 'day',
      heading: 'The rest of the day',
      blocks: [
        {
          kind: 'list',
          items: [
            '[Residents and care](/resident-management): census, assessments, care plans, medications, and incidents.',
            'Staff: schedule against required hours, credentials that block a shift when they lapse, and attendance.',
            'Buildings: work orders, preventive schedules, unit turns, inspections, and life safety logs.',
          ],
        },
      ],
    },
    {
      id: 'definitions',
      heading: 'Occupancy, as the workspace counts it',
      blocks: [
        {
          kind: 'terms',
          terms: [
            { term: 'Physical occupancy', text: 'Occupied units divided by available units.' },
            { term: 'Financial occupancy', text: 'Paid units divided by available units.' },
            { term: 'Licensed occupancy', text: 'Residents divided by licensed beds.' },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'For operators', to: '/for-operators' },
    { label: 'Resident management', to: '/resident-management' },
    { label: 'Find vendors', to: '/vendors' },
  ],
};
