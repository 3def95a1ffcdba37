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
  heading: 'Operator workspace: what it contains',
  lede: 'The business side of a community, area by area: what is recorded, who records it, and what it is not allowed to become.',
  description:
    'The modules of the operator workspace: properties, residents, care, staff, inspections, maintenance, dining and money, with who uses each and its limits.',
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
            { label: 'Kept by' },
            { label: 'Read by' },
          ],
          rows: [
            [
              'Properties',
              'Buildings, licenses with expiry, beds, units',
              'Regional office',
              'Everybody in the team',
            ],
            [
              'Residents',
              'Unit, dates, level, payor, contacts',
              'Sales, business office',
              'Management',
            ],
            ['Waitlist', 'Wished unit, deposit, next call', 'Sales', 'Sales, administrator'],
            [
              'Care assessments',
              'Points and level, with the next date',
              'Director of care',
              'Care, business office',
            ],
            [
              'Incidents',
              'Kind, injury, factors, witnesses, notices, signature',
              'Whoever was there',
              'Administrator, regional nurse',
            ],
            [
              'Staff',
              'Position, hours, credentials and their expiry',
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
              'Work orders, preventive rounds',
              'Everybody reports, technicians close',
              'Administrator',
            ],
            [
              'Dining and activities',
              'Menus, attendance, costs',
              'Their directors',
              'Families, in part',
            ],
            [
              'Financial',
              'Budget and actual, by community',
              'Controller',
              'Owners, lender, by your choice',
            ],
          ],
        },
      ],
    },
    {
      id: 'levels',
      heading: 'Levels of care, and why they are money',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'An assessment scores help with bathing, dressing, toileting, moving, continence and eating, together with memory, behavior, medication and the risks of falling and wandering off. Points become three to five levels, and a level is a charge. Assess before move-in, at the intervals of your state, and whenever something changes.',
          ],
        },
        {
          kind: 'example',
          title: 'Nine residents whose level is a year old',
          given: [
            { label: 'Residents one level too low', value: '7' },
            { label: 'Residents one level too high', value: '2' },
            { label: 'Step between levels', value: '$450 a month' },
          ],
          working: [
            { line: '(7 − 2) × $450', result: '$2,250 a month' },
            { line: '(7 − 2) × $450 × 12', result: '$27,000 a year' },
          ],
          conclusion:
            'The two who were overcharged are the ones to correct first. The other seven were receiving care for which hours had not been scheduled, which is how a survey finding begins.',
        },
      ],
    },
    {
      id: 'survey',
      heading: 'A survey, from the door to the revisit',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'They arrive',
              text: 'Unannounced; nursing facilities every 12 to 15 months, assisted living by state rule. The workspace holds the entrance list: census, staffing, menus, last incidents.',
            },
            {
              title: 'Exit',
              text: 'Enter what was said before the form arrives. Memory is best that evening.',
            },
            {
              title: 'The form',
              text: 'Each citation with tag, scope and severity. For nursing facilities that is a letter from A to L, in which a column says how widespread and a row how grave.',
            },
            {
              title: 'Plan of correction',
              text: 'An owner and a date for each line, and what you will check so that it stays.',
            },
            {
              title: 'Revisit',
              text: 'Its letter closes the file. Buyers will ask for it, so put it there now.',
            },
          ],
        },
      ],
    },
    {
      id: 'not',
      heading: 'What it must not become',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'A second chart',
              text: 'Orders, notes and diagnoses belong to one clinical record. Two of them disagree on the day it matters.',
            },
            {
              term: 'A billing engine for Medicare',
              text: 'Claims leave your clinical or billing system. Here you follow their sums.',
            },
            {
              term: 'A window for everybody',
              text: 'Operators, administrators of the exchange and pilot users reach the area at all; within a company its owner and administrators decide.',
            },
            {
              term: 'A sales brochure',
              text: 'If you sell a community, buyers see what you put into the room and never the workspace.',
            },
          ],
        },
      ],
    },
    {
      id: 'portfolio',
      heading: 'Across communities',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The overview puts communities in rows and the same figures in columns, worst first. It is made to start a telephone call and not to replace one. Definitions stand under each column; how to agree on them is the subject of [The operator workspace](/enhanced-for-operators).',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Open operations', to: '/operator-dashboard' },
    { label: 'Resident management', to: '/resident-management' },
    { label: 'Take the operator’s tour', to: '/tours/operator' },
  ],
};
