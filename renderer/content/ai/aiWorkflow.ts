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
          text: 'The search on this screen is rules-based. A language model is used only where an administrator connects one. This page describes a method for the tools you already have, and the standard we will build ours to. The [AI roadmap](/ai-roadmap) lists the features and their status.',
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
  ],
  next: [
    { label: 'See the AI roadmap', to: '/ai-roadmap' },
    { label: 'Tell us which stage costs you most', to: '/contact' },
    { label: 'Use the analysis tools', to: '/help/analysis-tools' },
  ],
};
