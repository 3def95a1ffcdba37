import type { Article } from '../article.ts';

export const surveyHistory: Article = {
  slug: 'what-a-survey-history-tells',
  date: '2026-03-11',
  author: 'ruth-abernathy',
  heading: 'What a survey history tells',
  lede: 'Every building has citations. The question is whether the same sentence appears twice.',
  description:
    'Reading inspection reports before buying a community: the A to L grid, repeat citations, plans of correction that mean something, and a one-page timeline.',
  keywords: ['survey history', 'form 2567', 'scope and severity', 'plan of correction'],
  sections: [
    {
      id: 'morning',
      heading: 'A morning I remember',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Four surveyors came through our door at ten past seven on a Monday. By Thursday we had nine citations. Eight of them were fair and small: a date missing on a thickener, a care plan one day late. The ninth was a resident who had lost weight for three months while three people each believed that another was watching.',
            'A buyer who read that report a year later would have counted nine. What mattered was the ninth, what we wrote in answer, and that the next survey did not mention weight at all.',
          ],
        },
      ],
    },
    {
      id: 'grid',
      heading: 'The grid, if it is a nursing home',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Skilled nursing is surveyed unannounced, every twelve to fifteen months and whenever a complaint calls for it. Each deficiency carries a tag, which is the rule, and a letter, which is the weight. Down the grid goes harm; across it goes how many were touched.',
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
            'Most citations in the country sit at D and E. A building with nothing above E for three cycles is ordinary in the good sense. One G needs to be read to the end. Two G’s under one tag are a way of working. Anything from J on has had consequences in money and perhaps in admissions, and the letter from the agency that lifted it belongs in the deal room.',
            'Assisted living has no national grid. Each state writes its own form, visits at its own interval and publishes as much as it likes. Learn the state’s words for “substantiated” and for “repeat” before you read the second report.',
          ],
        },
      ],
    },
    {
      id: 'timeline',
      heading: 'Put it on one page',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Draw a line for three years. Above it go citations, by tag and letter. Below it go the names of administrators and directors of nursing with their dates, the census, and the months with much agency staff. You will see more in a minute than in three hundred pages.',
          ],
        },
        {
          kind: 'table',
          caption: 'An invented building on one page',
          columns: [{ label: 'When' }, { label: 'Survey' }, { label: 'What else happened' }],
          rows: [
            ['Spring 2023', 'Standard, four at D', 'Same administrator since 2018'],
            ['Autumn 2023', 'None', 'Administrator leaves; regional covers'],
            ['Winter 2024', 'Complaint, one G, falls', 'Third director of nursing in a year'],
            ['Summer 2024', 'Standard, seven, falls again at E', 'Agency at its peak'],
            ['Spring 2025', 'Revisit clear', 'New administrator for eight months'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Falls were not the disease of this building. Leadership was, and it may be cured, if the person of eight months stays. So the finding of the survey review is a retention bonus.',
          ],
        },
      ],
    },
    {
      id: 'correction',
      heading: 'Plans of correction, honest and otherwise',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: '“Staff was re-educated”',
              text: 'The cheapest cure there is. If it answers the same tag twice, nothing was cured.',
            },
            {
              term: '“Audits weekly for four weeks, then monthly for three”',
              text: 'Good. Ask for the audit sheets. Sheets filled in with one pen on one afternoon are easily recognized.',
            },
            {
              term: '“The position was created and filled on …”',
              text: 'The best kind: it costs money every month, so somebody meant it. Check that it is still filled.',
            },
            {
              term: '“The facility respectfully disagrees”',
              text: 'Sometimes right. See whether informal dispute resolution was asked for and what came of it.',
            },
          ],
        },
      ],
    },
    {
      id: 'price',
      heading: 'What it does to the price',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Penalties** that are open at closing: who pays, in which paragraph.',
            '**Insurance.** Underwriters read the same reports. Get the liability quote before the deposit hardens.',
            '**Licensing.** The state looks at you as well. Your own buildings’ history will be laid beside this one’s.',
            '**Staff.** A good director of nursing will not come to a building that is on a watch list, at any wage you budgeted.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'I would rather buy a building with a bad year and a reason than one with three mediocre ones and none. The first has been looked at by somebody who cared. And call the ombudsman. They may not tell you much, but listen for how long they hesitate.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'See what operators track', to: '/for-operators' },
    { label: 'Check the words of a survey', to: '/senior-living-glossary' },
  ],
};
