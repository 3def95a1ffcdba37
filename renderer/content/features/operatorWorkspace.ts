import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const operatorWorkspace: FeaturePage = {
  state: stateOfScreens([
    'operatorDashboard',
    'operatorProperties',
    'operatorResidents',
    'operatorStaff',
    'operatorInspections',
    'operatorFinancial',
  ]),
  heading: 'Operator workspace: what’s included',
  lede: 'The business side of a community, area by area: what is recorded, who records it, and what it should not be used for.',
  description:
    'The modules of the operator workspace: properties, residents, care, staff, inspections, maintenance, dining, and finances, with who uses each and its limits.',
  keywords: ['operator workspace', 'community management', 'census software', 'survey tracking'],
  sections: [
    {
      id: 'modules',
      heading: 'Area by area',
      blocks: [
        {
          kind: 'table',
          caption: 'What each area records',
          columns: [
            { label: 'Area' },
            { label: 'Records' },
            { label: 'Maintained by' },
            { label: 'Seen by' },
          ],
          rows: [
            [
              'Properties',
              'Buildings, licenses with expiration dates, beds, units',
              'Regional office',
              'Everyone on the team',
            ],
            [
              'Residents',
              'Unit, dates, level, payor, contacts',
              'Sales, business office',
              'Management',
            ],
            ['Waitlist', 'Preferred unit, deposit, next call', 'Sales', 'Sales, administrator'],
            [
              'Care assessments',
              'Points and level, with the next assessment date',
              'Director of care',
              'Care, business office',
            ],
            [
              'Incidents',
              'Type, injury, factors, witnesses, notices, signature',
              'Anyone who was there',
              'Administrator, regional nurse',
            ],
            [
              'Staff',
              'Position, hours, credentials and expiration dates',
              'Business office',
              'Administrator',
            ],
            [
              'Inspections',
              'Survey, citations, correction, revisit',
              'Administrator',
              'Regional office, counsel',
            ],
            [
              'Maintenance',
              'Work orders, preventive maintenance',
              'Everyone reports, technicians close',
              'Administrator',
            ],
            [
              'Dining and activities',
              'Menus, attendance, costs',
              'Dining and activities directors',
              'Families, in part',
            ],
            [
              'Financial',
              'Budget vs. actual, by community',
              'Controller',
              'Owners and lender, if you choose',
            ],
          ],
        },
      ],
    },
    {
      id: 'levels',
      heading: 'How levels of care affect revenue',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'An assessment scores help with bathing, dressing, toileting, mobility, continence, and eating, as well as memory, behavior, medication, and the risks of falls and wandering. Points translate into three to five levels, and each level has a charge. Assess before move-in, at the intervals your state requires, and whenever a resident’s condition changes.',
          ],
        },
        {
          kind: 'example',
          title: 'Nine residents with year-old assessments',
          given: [
            { label: 'Residents one level too low', value: '7' },
            { label: 'Residents one level too high', value: '2' },
            { label: 'Difference between levels', value: '$450 a month' },
          ],
          working: [
            { line: '(7 − 2) × $450', result: '$2,250 a month' },
            { line: '(7 − 2) × $450 × 12', result: '$27,000 a year' },
          ],
          conclusion:
            'Correct the two overcharged residents first. The other seven were receiving care for which no hours had been scheduled, which is how survey findings begin.',
        },
      ],
    },
    {
      id: 'survey',
      heading: 'A survey, from entrance to revisit',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Entrance',
              text: 'Unannounced: every 12 to 15 months for nursing facilities, by state rule for assisted living. The workspace has the entrance list: census, staffing, menus, recent incidents.',
            },
            {
              title: 'Exit conference',
              text: 'Write down what was said before the form arrives. Do it that evening, while you remember the details.',
            },
            {
              title: 'Statement of deficiencies',
              text: 'Each citation with tag, scope, and severity. For nursing facilities, that is a letter from A to L on a grid: the column shows scope and the row shows severity.',
            },
            {
              title: 'Plan of correction',
              text: 'An owner and a date for each item, and how you will check that the fix lasts.',
            },
            {
              title: 'Revisit',
              text: 'The revisit letter closes the file. Buyers will ask for it, so add it now.',
            },
          ],
        },
      ],
    },
    {
      id: 'not',
      heading: 'What it is not for',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'A second chart',
              text: 'Orders, notes, and diagnoses belong in one clinical record. Two records will disagree when it matters most.',
            },
            {
              term: 'Medicare billing',
              text: 'Claims are sent from your clinical or billing system. Here you track the totals.',
            },
            {
              term: 'Open access',
              text: 'Only operators, Haven Exchange administrators, and pilot users can open this area. Within a company, the owner and administrators decide.',
            },
            {
              term: 'A sales brochure',
              text: 'If you sell a community, buyers see what you add to the deal room, never the workspace.',
            },
          ],
        },
      ],
    },
    {
      id: 'portfolio',
      heading: 'Comparing communities',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The overview shows communities as rows and the same metrics as columns, worst first. Use it to decide which community to call, not to replace the call. Each column has a definition. For how to agree on definitions, see [The operator workspace](/enhanced-for-operators).',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Open operations', to: '/operator-dashboard' },
    { label: 'Resident management', to: '/resident-management' },
    { label: 'Take the operator tour', to: '/tours/operator' },
  ],
};
