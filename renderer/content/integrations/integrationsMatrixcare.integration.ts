import type { Integration } from './integration.ts';

export const integrationsMatrixcare: Integration = {
  heading: 'MatrixCare in a mixed campus',
  lede: 'Life plan communities often run independent living, assisted living and nursing on one record. The difficulty is seldom the export; it is that one person appears on three levels of care in one quarter.',
  description:
    'Reading MatrixCare figures in a deal: transfers between care levels, entrance fees and ancillary charges on a campus, and what to settle before an export.',
  keywords: ['MatrixCare', 'CCRC', 'life plan community', 'census transfer', 'care levels'],
  facts: [
    {
      term: 'What it is',
      text: 'Clinical and billing record for nursing, senior living and life plan campuses',
    },
    {
      term: 'Would move',
      text: 'Units occupied by level, permanent and temporary transfers, revenue by service',
    },
    {
      term: 'Who signs',
      text: 'The licensee of each level; on a campus that can be two legal persons',
    },
    { term: 'Today', text: 'Nothing connected. Monthly spreadsheets, made by the campus' },
  ],
  sections: [
    {
      id: 'person',
      heading: 'One person, three places',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Mrs. A. lives in an apartment, spends forty days in the health center after a hip fracture, and returns. In the record she has an apartment on hold, a stay under Medicare A, and perhaps a care charge in between. Count her once as a resident, once as an occupied apartment, and forty times as a Medicare day. Whoever adds the three censuses together finds a campus that is 104 percent full.',
          ],
        },
        {
          kind: 'table',
          caption: 'How the same week is counted',
          columns: [
            { label: 'Measure' },
            { label: 'Apartment', isNumber: true },
            { label: 'Health center', isNumber: true },
            { label: 'Campus', isNumber: true },
          ],
          rows: [
            ['Residents under contract', '1', '0', '1'],
            ['Physically present', '0', '1', '1'],
            ['Units or beds not available to others', '1', '1', '2'],
            ['Days billed to Medicare A', '0', '7', '7'],
          ],
          source: 'Our example of one temporary transfer over seven nights.',
        },
      ],
    },
    {
      id: 'contracts',
      heading: 'Contracts that decide the revenue',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Type A',
              text: 'Life care. The monthly fee hardly changes with the level, so a transfer costs the campus money.',
            },
            {
              term: 'Type B',
              text: 'Some days of care included, then a discounted rate. The export needs the days left for each contract, as a distribution.',
            },
            {
              term: 'Type C',
              text: 'Fee for service. A transfer earns the market rate.',
            },
            {
              term: 'Rental',
              text: 'No entrance fee and no promise. Read like assisted living elsewhere.',
            },
            {
              term: 'Refundable part',
              text: 'A debt with an actuary behind it. It sits in accounting and in no care record; ask for it separately.',
            },
          ],
        },
      ],
    },
    {
      id: 'settle',
      heading: 'Settle four definitions first',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Hour of the count',
              text: 'Midnight in nursing, often noon or the first of the month in apartments. Choose one for each level and write it above the column.',
            },
            {
              title: 'Temporary or permanent',
              text: 'After how many days does the apartment count as vacated? The contract says; the system may say otherwise.',
            },
            {
              title: 'Second persons',
              text: 'Couples pay a second-person fee. They are residents and no unit.',
            },
            {
              title: 'Ancillaries',
              text: 'Therapy, pharmacy and supplies are revenue in nursing and often pass-through in assisted living. Split them before comparing margins.',
            },
          ],
        },
        {
          kind: 'example',
          title: 'What a temporary transfer adds to occupancy, wrongly',
          given: [
            { label: 'Apartments occupied, of 180', value: '162' },
            { label: 'Health center residents, of 60 beds', value: '54' },
            { label: 'Of them with an apartment on hold', value: '9' },
          ],
          working: [
            { line: '162 + 54', result: '216 occupied places' },
            { line: '216 ÷ (180 + 60)', result: '90% of places' },
            { line: '216 − 9', result: '207 residents' },
            { line: '207 ÷ (180 + 60)', result: '86.25% if each had one place' },
          ],
          conclusion:
            'Both percentages are true. Revenue per place wants the first, dining and staffing want the second, and a memorandum that prints one of them should say which.',
        },
      ],
    },
    {
      id: 'law',
      heading: 'Two licenses, two privacy rules',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The health center is a covered entity. The apartments may not be, and state law guards them instead. An agreement for one does not reach the other, so whoever connects a campus needs a contract with each licensee and a record that keeps them apart. A campus with a recovery program has a third regime, 42 CFR Part 2, and should leave that unit out altogether.',
          ],
        },
      ],
    },
    {
      id: 'ask',
      heading: 'To ask MatrixCare, and to ask us',
      blocks: [
        {
          kind: 'list',
          items: [
            'Them: which interfaces cover the senior living product as well as nursing, since they grew up apart?',
            'Them: can a scheduled export leave out identifiers at the source?',
            'Them: what does a sandbox with invented residents cost?',
            'Us: whether your reason is monthly monitoring or one sale. For one sale a spreadsheet is the better connection.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Tell us about your campus', to: '/contact' },
    { label: 'The same for PointClickCare', to: '/integrations/pointclickcare' },
    { label: 'Resident management', to: '/resident-management' },
  ],
};
