import type { ContentPage } from '../model.ts';

export const marketIntelligence: ContentPage = {
  heading: 'Market intelligence',
  lede: 'Is this state dear, empty or hungry for yield? Choose one, and it stands beside the country with the distance written out.',
  description:
    'Compare a state with the country on price a bed, occupancy and cap rate of the communities for sale, with its rank and how many listings it rests on.',
  keywords: ['state market comparison', 'senior housing market intelligence', 'cap rate by state'],
  sections: [
    {
      id: 'reading',
      heading: 'What a distance may mean',
      blocks: [
        {
          kind: 'table',
          caption: 'Four signs and where to look next',
          columns: [{ label: 'Sign' }, { label: 'May be' }, { label: 'Look at' }],
          rows: [
            ['Dear and full', 'Short supply, or newer houses', 'Year built and permits'],
            ['Dear and empty', 'Owners who remember 2019', 'How long listings stand'],
            ['Cheap and full', 'Medicaid, age or both', 'Payor mix and deferred repairs'],
            ['High cap rate', 'Risk that the seller knows of', 'Surveys and the license'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'None of this is proof. A distance says where to ask the first question, and the [survey history](/senior-housing-journal) or the rent roll answers it.',
          ],
        },
      ],
    },
    {
      id: 'rank',
      heading: 'How the rank is made',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'States are ordered by the weighted average of what is for sale there now. One with fewer than five telling listings is neither ranked nor used to rank others, since a single campus would decide its place.',
            'First means highest, which is praise for occupancy and a warning for a cap rate.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'All states in one chart', to: '/market-analytics' },
    { label: 'Try other incomes and rates', to: '/predictive-analytics' },
    { label: 'National figures and their sources', to: '/senior-housing-market-analysis' },
  ],
};
