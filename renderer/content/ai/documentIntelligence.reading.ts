import type { ContentPage } from '../model.ts';

export const documentIntelligence: ContentPage = {
  lede: 'A data room of a single community holds a thousand pages, and perhaps eighty figures that matter. This page names them, and for each kind of document the check that exposes a wrong reading.',
  description:
    'Which fields to read from senior-living deal documents, the arithmetic check that catches a misread page, and how health information is kept out of it.',
  keywords: ['document extraction', 'rent roll', 'T-12', 'Form 2567', 'data room', 'redaction'],
  sections: [
    {
      id: 'fields',
      heading: 'By kind of document',
      blocks: [
        {
          kind: 'table',
          caption: 'What to read, and what proves that it was read rightly',
          columns: [{ label: 'Document' }, { label: 'Fields' }, { label: 'Proof' }],
          rows: [
            [
              'T-12',
              'Revenue by payor and care, expense by department, each month',
              'Months add up to the year; departments to the total',
            ],
            [
              'Rent roll',
              'Unit, type, care level, rate, care charge, payor, move-in',
              'Rows equal units; rates equal one month of revenue',
            ],
            [
              'Census by day',
              'Residents, beds held, payor days',
              'Days of all payors equal residents times days',
            ],
            [
              'License',
              'Holder, type, beds, conditions, expiry',
              'Holder is the seller or its affiliate; beds cover the rent roll',
            ],
            [
              'Form 2567',
              'Tag, scope and severity, date, plan of correction',
              'The letter lies between A and L; each tag has a response',
            ],
            [
              'Payroll summary',
              'Hours and wages by position, overtime, agency',
              'Hours × wage comes near the ledger',
            ],
            [
              'Management agreement',
              'Fee, base of the fee, term, end',
              'The fee in the T-12 follows from it',
            ],
            [
              'Loss runs',
              'Claim, date, paid, reserved, open',
              'Valued within 90 days; one run for each year and carrier',
            ],
            [
              'Title commitment',
              'Owner, exceptions, requirements',
              'Each exception has its recorded paper',
            ],
          ],
        },
      ],
    },
    {
      id: 'tie',
      heading: 'Tie one document to another',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A score of confidence, which reading tools print beside each field, tells how legible a page was. It says nothing about truth. Two documents that were made by different people for different reasons and agree are better evidence than any score.',
          ],
        },
        {
          kind: 'example',
          title: 'Rent roll against revenue, 72 units, September',
          given: [
            { label: 'Occupied rows on the rent roll', value: '64' },
            { label: 'Average base rent and care charge', value: '$4,850 and $1,120' },
            { label: 'Second occupants', value: '5 at $950' },
            { label: 'Concessions noted', value: '$6,400' },
            { label: 'Resident revenue in the T-12', value: '$367,430' },
          ],
          working: [
            { line: '64 × ($4,850 + $1,120)', result: '$382,080' },
            { line: '5 × $950', result: '$4,750' },
            { line: '$382,080 + $4,750 − $6,400', result: '$380,430 expected' },
            { line: '$380,430 − $367,430', result: '$13,000 missing' },
            { line: '$13,000 ÷ ($4,850 + $1,120)', result: '2.2 residents' },
          ],
          conclusion:
            'Two rows are people who left in mid-month, or were never there. No reading error was made: the tie found a fact about the building. That is what reading is for.',
        },
      ],
    },
    {
      id: 'errors',
      heading: 'Where reading fails',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Footnotes.** “Excludes units off line” stands in six-point type below the table and turns 91 percent into 84.',
            '**Negative figures.** Parentheses are lost, and a credit becomes a charge. Signs are caught by the total and by nothing else.',
            '**Two-page tables.** The second page has no header, so its columns are guessed.',
            '**Handwriting on surveys and incident forms.** Read it yourself.',
            '**Versions.** The room holds three rent rolls. A reader takes the one it opened first; the date decides.',
            '**Empty cells.** A blank care charge may mean none, included, or not yet assessed. It is never zero by default.',
          ],
        },
      ],
    },
    {
      id: 'health',
      heading: 'Health information, before the first page',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A nursing facility is a covered entity under HIPAA, and whoever reads for it is a business associate and signs an agreement before, which includes the maker of a reading tool and whoever runs the model behind it. Due diligence by a prospective buyer has a narrow place in the rule: disclosure for the sale of an entity that is or will become covered itself. It does not reach every bidder with an NDA.',
            'Records of treatment for substance use disorder fall under 42 CFR Part 2 and travel only with the patient’s consent or a special ground. A rent roll with a column of diagnoses is not made harmless by being called a rent roll.',
          ],
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Sort',
              text: 'Separate what never names a resident (license, title, contracts) from what may.',
            },
            {
              title: 'Redact at the source',
              text: 'The operator replaces names by unit numbers in its own system and exports again. A black bar drawn on a PDF can often be lifted off.',
            },
            {
              title: 'Look for what is left',
              text: 'File names, comments in cells, hidden columns, the author of the document.',
            },
            {
              title: 'Only then read by machine',
              text: 'Under a contract that forbids training, names the place of processing and deletes on a day.',
            },
          ],
        },
      ],
    },
    {
      id: 'today',
      heading: 'In the product',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Files can be kept in a folder that only you can open; the [files interface](/api-marketplace/files) describes it. A file’s kind is told from its content and not from its name, so a program dressed as a PDF is refused. Nothing reads what a file says. Extraction stands as specified in the [AI roadmap](/ai-roadmap), and it would propose fields beside the page, to be confirmed one by one.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Read the journal', to: '/senior-housing-journal' },
    { label: 'Compliance: who answers for what', to: '/enterprise-compliance' },
    { label: 'Describe the document you dread', to: '/contact' },
  ],
};
