import type { Article } from '../article.ts';

export const surveyHistory: Article = {
  slug: 'what-a-survey-history-tells',
  date: '2026-03-11',
  author: 'ruth-abernathy',
  heading: 'What a survey history shows',
  lede: 'Every building has citations. Check whether the same one appears twice.',
  description:
    'Reading inspection reports before buying a community: the A to L grid, repeat citations, meaningful plans of correction, and a one-page timeline.',
  keywords: ['survey history', 'form 2567', 'scope and severity', 'plan of correction'],
  sections: [
    {
      id: 'morning',
      heading: 'An example',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A survey team finds nine citations in four days. Eight are minor: a missing date on a thickener, a care plan one day late. The ninth is a resident who lost weight for three months while each of three employees assumed that another was monitoring it.',
            'A buyer who reads that report a year later may simply count nine. More important are the ninth citation, the plan of correction, and whether the next survey mentions weight loss again.',
          ],
        },
      ],
    },
    {
      id: 'grid',
      heading: 'The grid for nursing homes',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Skilled nursing is surveyed unannounced, every twelve to fifteen months and after complaints. Each deficiency has a tag for the rule and a letter for its weight. The rows of the grid show severity. The columns show how many residents were affected.',
          ],
        },
        {
          kind: 'table',
          caption: 'Scope and severity',
          columns: [
            { label: 'Severity' },
            { label: 'Isolated' },
            { label: 'Pattern' },
            { label: 'Widespread' },
          ],
          rows: [
            ['Potential for minimal harm', 'A', 'B', 'C'],
            ['Potential for more than minimal harm', 'D', 'E', 'F'],
            ['Actual harm', 'G', 'H', 'I'],
            ['Immediate jeopardy', 'J', 'K', 'L'],
          ],
          source: 'Federal survey process for facilities under 42 CFR 483.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Most citations nationwide are at D and E. A building with nothing above E for three cycles is normal. Read every G in full. Two Gs under one tag show a systemic problem. Anything at J or above had financial consequences and possibly limits on admissions, and the agency’s letter lifting the finding belongs in the deal room.',
            'Assisted living has no national grid. Each state uses its own form, inspection interval and publication rules. Learn how the state uses “substantiated” and “repeat” before you read the second report.',
          ],
        },
      ],
    },
    {
      id: 'timeline',
      heading: 'Build a one-page timeline',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Draw a timeline of three years. Above it, enter citations by tag and letter. Below it, enter the names and dates of administrators and directors of nursing, the census, and the months with heavy agency use. The page shows patterns that are hard to see in the reports.',
          ],
        },
        {
          kind: 'table',
          caption: 'Example timeline',
          columns: [{ label: 'When' }, { label: 'Survey' }, { label: 'What else happened' }],
          rows: [
            ['Spring 2023', 'Standard, four at D', 'Same administrator since 2018'],
            ['Autumn 2023', 'None', 'Administrator leaves; regional manager covers'],
            ['Winter 2024', 'Complaint, one G, falls', 'Third director of nursing in a year'],
            ['Summer 2024', 'Standard, seven, falls again at E', 'Agency use at its peak'],
            [
              'Spring 2025',
              'Revisit without citations',
              'New administrator in place for eight months',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'This building’s problem was leadership, not falls. It can be solved if the new administrator stays, so plan a retention bonus.',
          ],
        },
      ],
    },
    {
      id: 'correction',
      heading: 'How to read plans of correction',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: '“Staff was re-educated”',
              text: 'The cheapest corrective action. If it answers the same tag twice, the problem was not fixed.',
            },
            {
              term: '“Audits weekly for four weeks, then monthly for three”',
              text: 'Good. Ask for the audit sheets. Sheets that were all filled in on one afternoon are easy to recognize.',
            },
            {
              term: '“The position was created and filled on …”',
              text: 'The strongest kind, because it has a monthly cost. Check that the position is still filled.',
            },
            {
              term: '“The facility respectfully disagrees”',
              text: 'Sometimes right. Check whether informal dispute resolution was requested and what the result was.',
            },
          ],
        },
      ],
    },
    {
      id: 'price',
      heading: 'Effect on the price',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Penalties.** For any still open at closing, check which party pays and which paragraph of the contract says so.',
            '**Insurance.** Underwriters read the same reports. Get the liability quote before the deposit becomes nonrefundable.',
            '**Licensing.** The state reviews you as well, including the history of your own buildings.',
            '**Staff.** A good director of nursing is hard to hire for a building on a watch list, at any wage in your budget.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'A building with one bad year and a known reason can be a better purchase than one with three mediocre years and no explanation. Also call the ombudsman. They may not be able to share much, but their reaction can help you.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'See what operators track', to: '/for-operators' },
    { label: 'Look up survey terms', to: '/senior-living-glossary' },
  ],
};
