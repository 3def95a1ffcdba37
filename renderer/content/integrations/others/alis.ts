import type { Integration } from '../integration.ts';

export const alis: Integration = {
  heading: 'ALIS: levels of care in assisted living',
  lede: 'ALIS, made by Medtelligent, is a care record written for assisted living and memory care and not for nursing. What it knows better than any ledger is how heavy the residents are, and whether they pay for it.',
  description:
    'Using ALIS exports in an assisted living deal: care levels against care charges, staffing hours by acuity, move-out reasons, and what a state survey may see.',
  keywords: ['ALIS', 'assisted living EHR', 'acuity', 'care levels', 'staffing'],
  facts: [
    {
      term: 'What it is',
      text: 'Resident record for assisted living: assessments, medication, billing, staff',
    },
    {
      term: 'Would move',
      text: 'Inward: residents by level, care revenue, move-ins and reasons for leaving',
    },
    {
      term: 'Who signs',
      text: 'The community as client; state privacy law first, HIPAA where it applies',
    },
    { term: 'Today', text: 'Reports exported by the community, cut to counts' },
  ],
  sections: [
    {
      id: 'drift',
      heading: 'Care drift, in dollars',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Residents get frailer between assessments. If the level in the record rises and the charge does not, the community gives care away, and a buyer can see both the loss and the remedy. No rent roll shows it, since a rent roll knows only the charge.',
          ],
        },
        {
          kind: 'example',
          title: 'Levels and charges in a house of 58 residents',
          given: [
            { label: 'Level two by assessment, charged level one', value: '9 residents' },
            { label: 'Level three by assessment, charged level two', value: '4 residents' },
            { label: 'Charges for the three levels', value: '$650, $1,150 and $1,750 a month' },
          ],
          working: [
            { line: '9 × ($1,150 − $650)', result: '$4,500 a month' },
            { line: '4 × ($1,750 − $1,150)', result: '$2,400 a month' },
            { line: '($4,500 + $2,400) × 12', result: '$82,800 a year' },
            { line: '(9 + 4) ÷ 58', result: '22.4% of residents' },
          ],
          conclusion:
            'Not all of it can be recovered. Families were told a price, notices take a month or two, and some will leave. Underwrite half, and read the resident agreement before you do.',
        },
      ],
    },
    {
      id: 'exports',
      heading: 'Five exports, each as counts',
      blocks: [
        {
          kind: 'table',
          caption: 'What to ask the community for',
          columns: [{ label: 'Export' }, { label: 'Columns' }, { label: 'Tells' }],
          rows: [
            ['Levels by month', 'Level, residents, charge', 'Drift, as above'],
            [
              'Assessments due and done',
              'Month, due, done late',
              'Discipline, and a survey finding to come',
            ],
            [
              'Move-outs by reason',
              'Month, reason, count',
              'Higher care, death, price, dissatisfaction',
            ],
            ['Length of stay', 'Months, by care type', 'How often each unit has to be sold again'],
            [
              'Care hours scheduled',
              'Month, hours, residents',
              'Hours a resident day against acuity',
            ],
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'Turnover is move-outs divided by average residents. The trade’s median for assisted living was 46.8 percent in 2024, so a house at 30 is loved, or counts differently. Find out which.',
        },
      ],
    },
    {
      id: 'states',
      heading: 'Why one form does not fit fifty states',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Florida prescribes its Form 1823, completed by a clinician within 60 days before admission or 30 days after. California licenses residential care for the elderly, Texas two types by the ability to evacuate, Illinois a supportive living program of its own. An assessment score means something inside one operator’s scale and one state’s license. Compare a community with its own past; compare two communities only by hours and dollars.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Ask which state forms the system produces, and which are kept on paper beside it.',
            'Ask who can sign an assessment in that state. A nurse’s signature where a physician’s was due is a deficiency.',
            'Ask for the last survey and look whether its findings cite assessments.',
          ],
        },
      ],
    },
    {
      id: 'connect',
      heading: 'Should it be connected',
      blocks: [
        {
          kind: 'terms',
          terms: [
            { term: 'For a sale', text: 'No. Five exports, once, refreshed before closing.' },
            {
              term: 'For an owner with a manager',
              text: 'Perhaps. An owner who sees levels against charges each month catches drift within a quarter.',
            },
            {
              term: 'For a lender',
              text: 'The counts, by covenant, certified by an officer. A feed certifies nothing.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'To Medtelligent we would put three questions: whether partners may read aggregates without identifiers, whether each community consents for itself, and who ends the access when a management agreement does.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Ask for it', to: '/contact' },
    { label: 'Resident management', to: '/resident-management' },
    { label: 'All integrations', to: '/integration-marketplace' },
  ],
};
