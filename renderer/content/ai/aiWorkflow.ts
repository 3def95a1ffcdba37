import type { ContentPage } from '../model.ts';

export const aiWorkflow: ContentPage = {
  heading: 'From teaser to closing: a method',
  lede: 'A way to work one deal from teaser to closing with three kinds of labor: rules that compute, a language model that reads, and people who answer for the result.',
  description:
    'A working method for senior-living deals: what rules compute, what a language model may read and draft, who signs each step, and how its errors are caught.',
  keywords: ['AI underwriting', 'senior living due diligence', 'language model', 'deal workflow'],
  sections: [
    {
      id: 'state',
      heading: 'Read this before anything else',
      blocks: [
        {
          kind: 'note',
          tone: 'caution',
          text: 'No part of Haven Exchange calls a language model today; the search on this screen reads by rules. What follows is a method for the tools that you have, and the measure against which we will build ours. Its parts and their states stand in the [AI roadmap](/ai-roadmap).',
        },
      ],
    },
    {
      id: 'division',
      heading: 'Who does what, station by station',
      blocks: [
        {
          kind: 'table',
          caption: 'A deal in seven stations',
          columns: [
            { label: 'Station' },
            { label: 'Rules compute' },
            { label: 'A model may' },
            { label: 'A person decides' },
          ],
          rows: [
            [
              'Screening',
              'Price a unit and a bed, yield',
              'Summarize a memorandum',
              'Pass or call',
            ],
            [
              'NDA',
              'Whether it is signed, and by whom',
              'Mark clauses that differ from your form',
              'What is acceptable',
            ],
            [
              'Statements',
              'Totals, months, variances',
              'Propose which line is which',
              'Every adjustment',
            ],
            [
              'Rent roll',
              'Units, rates, duplicates, gaps',
              'Read a scanned page into rows',
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
              'List obligations with their page',
              'What they mean; that is counsel’s work',
            ],
            ['Committee', 'Returns and sensitivities', 'Draft the memorandum', 'Invest or not'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The columns do not overlap, and that is the point. A model never adds up: it hands rows to arithmetic that anybody can repeat. It never decides either: whatever it proposes arrives as a question with a page number, and stays a question until a named person has answered.',
          ],
        },
      ],
    },
    {
      id: 'statement',
      heading: 'One station in detail: the trailing twelve months',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Suppose that a model reads 1,100 ledger lines of an 80-unit community and proposes seven adjustments. Two fall in review: a generator is a capital item already excluded, and a “consulting fee” turns out to be the medical director, who stays. Five survive, each with its document.',
          ],
        },
        {
          kind: 'example',
          title: 'From reported to underwritten income',
          given: [
            { label: 'Income and expenses as reported', value: '$6,000,000 and $4,300,000' },
            { label: 'Management fee inside them', value: '3%, underwritten at 5%' },
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
            'The result hardly moves, and the content changes entirely. A model that had offered only the last figure would have looked right for the wrong reasons.',
        },
      ],
    },
    {
      id: 'review',
      heading: 'The review that makes it safe',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Reconcile before reading',
              text: 'Months add up to the year, the rent roll to the revenue line, the beds to the license. A difference stops the work; it is not explained away by the reader that made it.',
            },
            {
              title: 'Open the page behind each claim',
              text: 'A finding without document and page is deleted and not researched. Chasing inventions costs more than missing one.',
            },
            {
              title: 'Take a sample of what was not flagged',
              text: 'Twenty lines, chosen by a die and not by the reader. Silence is where errors live.',
            },
            {
              title: 'Sign',
              text: 'Name, date and version of the documents beside each accepted adjustment, as an appraiser’s work file has them.',
            },
          ],
        },
      ],
    },
    {
      id: 'errors',
      heading: 'Errors to expect, and what catches them',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'A shifted column',
              text: 'February’s figures stand under March after a scan. The year’s total is right; the month-to-month variance is not.',
            },
            {
              term: 'Units taken for beds',
              text: 'Everything a head looks a third too cheap. Compare with the license, which counts beds.',
            },
            {
              term: 'A plausible citation',
              text: 'A state rule that sounds right and does not exist, or was repealed. Open the register of the state.',
            },
            {
              term: 'An instruction in a document',
              text: 'A memorandum that contains words meant for the machine. What is read is evidence and never an order.',
            },
            {
              term: 'Agreement with you',
              text: 'Asked whether the price is fair, it finds reasons that it is. Ask for the case against, in a second session.',
            },
          ],
        },
      ],
    },
    {
      id: 'data',
      heading: 'What never goes in',
      blocks: [
        {
          kind: 'list',
          items: [
            'Names of residents beside anything about their health, in whichever document they hide: rent rolls, incident logs, aging reports, photographs of a white board.',
            'Records of treatment for substance use, which 42 CFR Part 2 guards more strictly than other health records.',
            'Documents under an NDA that names who may see them, unless it names the provider of the model too.',
            'Bank, payroll and social security numbers. No task of this page needs one.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'See the AI roadmap', to: '/ai-roadmap' },
    { label: 'Tell us which station costs you most', to: '/contact' },
    { label: 'Work through the analysis tools', to: '/help/analysis-tools' },
  ],
};
