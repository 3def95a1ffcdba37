import type { Integration } from './integration.ts';

export const integrationsPointclickcare: Integration = {
  heading: 'PointClickCare and a sale',
  lede: 'The clinical record of most skilled nursing facilities, and of many assisted living communities. A buyer wants its counts; the law guards its pages. Both are possible at once.',
  description:
    'What a senior-living deal needs from PointClickCare: census, payor days and care levels as counts, the reports that give them, and what HIPAA keeps inside.',
  keywords: ['PointClickCare', 'census', 'eMAR', 'MDS', 'skilled nursing', 'HIPAA'],
  facts: [
    {
      term: 'What it is',
      text: 'Electronic health record with billing, for nursing and senior living',
    },
    { term: 'Would move', text: 'Inward: census, payor days, move-ins and move-outs, as numbers' },
    {
      term: 'Who signs',
      text: 'The operator as owner of the record; a business associate agreement',
    },
    { term: 'Today', text: 'No connection. The operator exports, a person redacts and uploads' },
  ],
  sections: [
    {
      id: 'fields',
      heading: 'Which numbers, from which report',
      blocks: [
        {
          kind: 'table',
          caption: 'From the record to the underwriting',
          columns: [
            { label: 'Underwriting asks' },
            { label: 'Comes from' },
            { label: 'Take care' },
          ],
          rows: [
            [
              'Average residents by month',
              'Daily census',
              'Hospital leave and bed holds counted or not',
            ],
            ['Days by payor', 'Census by payer', 'Managed Medicare separate from Medicare A'],
            [
              'Admissions and discharges',
              'Action summary',
              'Transfers within the building are neither',
            ],
            ['Case mix', 'Groups under PDPM, by count', 'Averages, never an assessment'],
            [
              'Levels in assisted living',
              'Assessment scores by level',
              'The operator’s own scale, not a standard one',
            ],
            ['Aging of receivables', 'AR aging by payer', 'Without names; by bucket'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Names of reports differ between versions and configurations, so ask the business office for the content in the first column and let them choose. Ask for thirty-six months: a recovery that is twelve months old looks the same as a good building.',
          ],
        },
      ],
    },
    {
      id: 'stays',
      heading: 'What stays in the record',
      blocks: [
        {
          kind: 'list',
          items: [
            'The medication administration record. That it exists and is signed is a survey question; what it says is a resident’s.',
            'MDS assessments, care plans, progress notes, photographs of wounds.',
            'Anything from a program of treatment for substance use, under 42 CFR Part 2, even where HIPAA alone would let it pass.',
            'Incident reports in full. A log by kind, month and outcome answers the buyer.',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'An operator who gives bidders a login to the record, however restricted, has disclosed it. Offer a session in which the operator’s nurse drives and the visitor asks.',
        },
      ],
    },
    {
      id: 'check',
      heading: 'One check that finds most errors',
      blocks: [
        {
          kind: 'example',
          title: 'June, 90 licensed beds',
          given: [
            {
              label: 'Medicaid, Medicare A, managed, private days',
              value: '1,410, 240, 228 and 372',
            },
            { label: 'Census at midnight, added up', value: '2,265' },
          ],
          working: [
            { line: '1,410 + 240 + 228 + 372', result: '2,250 paid days' },
            { line: '2,265 − 2,250', result: '15 days without a payor' },
            { line: '2,250 ÷ 30', result: '75 residents paid for' },
            { line: '75 ÷ 90 beds', result: '83.3% financial occupancy' },
          ],
          conclusion:
            'Fifteen days are pending Medicaid or bed holds. Ask which: pending days become revenue or a write-off, and the answer is in the aging report.',
        },
      ],
    },
    {
      id: 'bridge',
      heading: 'How teams do it meanwhile',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'The operator exports',
              text: 'To a spreadsheet, monthly totals only. Where only lists can be had, a pivot table is made inside the operator’s network and the list is deleted.',
            },
            {
              title: 'A second person looks',
              text: 'For hidden columns, comments, and cells so small that they point to one person: one resident on hospice in a house of twelve is a name.',
            },
            {
              title: 'It is filed by month',
              text: 'Into the room’s section for census and payor mix. In the index that brokers use this is the third: rent roll, census, rates.',
            },
            {
              title: 'After closing the chart moves',
              text: 'The new operator contracts with PointClickCare itself. Data transfer between two facilities’ accounts has lead time; put it into the operations transfer agreement.',
            },
          ],
        },
      ],
    },
    {
      id: 'ask',
      heading: 'Questions for their side',
      blocks: [
        {
          kind: 'list',
          items: [
            'Through which partner program would a buyer-neutral platform be admitted, and does the customer have to approve each facility?',
            'Is there a scope for aggregates alone, without resident identifiers?',
            'What happens to a connection on the day the license changes hands?',
            'Who pays: the platform, the facility, or each request?',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Ask us for this connection', to: '/contact' },
    { label: 'Compare MatrixCare', to: '/integrations/matrixcare' },
    { label: 'What may cross the border at all', to: '/integration-ecosystem' },
  ],
};
