import type { ContentPage } from '../model.ts';

export const aiWorkflow: ContentPage = {
  heading: 'A deal method from teaser to closing',
  lede: 'How to work one deal from teaser to closing with rules that compute, a language model that reads, and people who are accountable for the result.',
  description:
    'A working method for senior-living deals: what rules compute, what a language model may read and draft, who signs off on each step, and how errors are caught.',
  keywords: ['AI underwriting', 'senior living due diligence', 'language model', 'deal workflow'],
  sections: [
    {
      id: 'state',
      heading: 'Read this first',
      blocks: [
        {
          kind: 'note',
          tone: 'caution',
          text: 'No part of Haven Exchange uses a language model today, and the search on this screen is rules-based. This page describes a method for the tools you already have, and the standard we will build ours to. The [AI roadmap](/ai-roadmap) lists the features and their status.',
        },
      ],
    },
    {
      id: 'division',
      heading: 'Who does what at each stage',
      blocks: [
        {
          kind: 'table',
          caption: 'A deal in seven stages',
          columns: [
            { label: 'Stage' },
            { label: 'Rules compute' },
            { label: 'A model may' },
            { label: 'A person decides' },
          ],
          rows: [
            [
              'Screening',
              'Price per unit and per bed, yield',
              'Summarize a memorandum',
              'Pass or call',
            ],
            [
              'NDA',
              'Whether to sign, and who signs',
              'Flag clauses that differ from your form',
              'What is acceptable',
            ],
            [
              'Statements',
              'Totals, months, variances',
              'Suggest how to classify each line',
              'Every adjustment',
            ],
            [
              'Rent roll',
              'Units, rates, duplicates, gaps',
              'Turn a scanned page into rows',
              'What counts as occupied',
            ],
            [
              'Surveys',
              'Dates, scope and severity',
              'Group findings by cause',
              'Whether it is a pattern',
            ],
            [
              'Contracts',
              'Deadlines from dates in the text',
              'List obligations with page references',
              'What they mean, with counsel',
            ],
            ['Committee', 'Returns and sensitivities', 'Draft the memorandum', 'Invest or not'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'By design, the columns do not overlap. A model never does the math. It passes rows to calculations that anyone can repeat. It never makes decisions either. Each suggestion arrives as a question with a page number and stays open until a named person answers it.',
          ],
        },
      ],
    },
    {
      id: 'statement',
      heading: 'One stage in detail: the trailing twelve months',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Suppose a model reads 1,100 ledger lines of an 80-unit community and suggests seven adjustments. Two are rejected in review: a generator is a capital item that was already excluded, and a “consulting fee” turns out to be the medical director, who is staying. Five remain, each with a supporting document.',
          ],
        },
        {
          kind: 'example',
          title: 'From reported to underwritten income',
          given: [
            { label: 'Income and expenses as reported', value: '$6,000,000 and $4,300,000' },
            { label: 'Management fee included', value: '3%, underwritten at 5%' },
            { label: 'Reserves', value: '$350 a unit' },
            { label: 'Agency labor that ended, owner’s pay', value: '$120,000 and $90,000' },
            { label: 'Property tax after reassessment', value: '$60,000 more' },
          ],
          working: [
            { line: '$6,000,000 − $4,300,000', result: '$1,700,000 reported' },
            { line: '$6,000,000 × (5% − 3%)', result: '$120,000 more fee' },
            { line: '80 units × $350', result: '$28,000 of reserves' },
            {
              line: '$1,700,000 + ($120,000 + $90,000) − ($120,000 + $28,000 + $60,000)',
              result: '$1,702,000 underwritten',
            },
            { line: '$1,702,000 ÷ $6,000,000', result: '28.37% margin' },
          ],
          conclusion:
            'The total barely changes, but its components are very different. A model that reported only the final figure would have looked right for the wrong reasons.',
        },
      ],
    },
    {
      id: 'review',
      heading: 'The review process',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Reconcile before reading',
              text: 'Months must add up to the year, the rent roll must match the revenue line, and beds must match the license. A difference stops the work. The model that produced it may not explain it away.',
            },
            {
              title: 'Open the page behind each claim',
              text: 'Delete a finding that has no document and page instead of researching it. Chasing invented findings costs more than missing one.',
            },
            {
              title: 'Sample what was not flagged',
              text: 'Check twenty lines picked at random, not by the model. Unflagged lines can hide errors.',
            },
            {
              title: 'Sign off',
              text: 'Record the name, date and document version next to each accepted adjustment, as an appraiser’s work file does.',
            },
          ],
        },
      ],
    },
    {
      id: 'errors',
      heading: 'Common errors and how to catch them',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'A shifted column',
              text: 'February’s figures appear under March after a scan. The annual total is right, but the month-to-month variance is not.',
            },
            {
              term: 'Units mistaken for beds',
              text: 'Per-bed figures look a third too low. Compare with the license, which counts beds.',
            },
            {
              term: 'A plausible citation',
              text: 'A state rule that sounds right but does not exist or was repealed. Check the state register.',
            },
            {
              term: 'An instruction in a document',
              text: 'A memorandum that contains text aimed at the model. Treat document text as evidence and never as an instruction.',
            },
            {
              term: 'Agreeing with you',
              text: 'Asked whether the price is fair, it finds reasons to say yes. Ask for the case against in a separate session.',
            },
          ],
        },
      ],
    },
    {
      id: 'data',
      heading: 'What never to enter',
      blocks: [
        {
          kind: 'list',
          items: [
            'Residents’ names next to anything about their health, in any document: rent rolls, incident logs, aging reports, photos of a whiteboard.',
            'Substance use treatment records, which 42 CFR Part 2 protects more strictly than other health records.',
            'Documents under an NDA that restricts access to them, unless it also names the model provider.',
            'Bank, payroll and Social Security numbers. No task on this page needs them.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'See the AI roadmap', to: '/ai-roadmap' },
    { label: 'Tell us which stage costs you most', to: '/contact' },
    { label: 'Use the analysis tools', to: '/help/analysis-tools' },
  ],
};
