import type { ContentPage } from '../model.ts';

export const marketIntelligence: ContentPage = {
  heading: 'Market intelligence',
  lede: 'Compare a state’s prices, occupancy, and cap rates with the national averages.',
  description:
    'Compare a state with the national price per bed, occupancy, and cap rate of communities for sale, with its rank and the number of listings behind it.',
  keywords: ['state market comparison', 'senior housing market intelligence', 'cap rate by state'],
  sections: [
    {
      id: 'reading',
      heading: 'What a difference can mean',
      blocks: [
        {
          kind: 'table',
          caption: 'Four signals and what to check next',
          columns: [{ label: 'Signal' }, { label: 'Possible reason' }, { label: 'Check' }],
          rows: [
            ['Expensive and full', 'Short supply or newer buildings', 'Year built and permits'],
            ['Expensive and empty', 'Owners who still expect 2019 prices', 'Time on market'],
            ['Cheap and full', 'Medicaid, age, or both', 'Payor mix and deferred maintenance'],
            ['High cap rate', 'A risk the seller knows about', 'Surveys and license'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'None of this is proof. A difference tells you what to ask first. The [survey history](/senior-housing-journal) or the rent roll has the answer.',
          ],
        },
      ],
    },
    {
      id: 'rank',
      heading: 'How ranks are calculated',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'States are ranked by the weighted average of current listings. States with fewer than five listings for a figure are not ranked or used to rank others, because a single campus could decide the result.',
            'First means highest. For occupancy, that is a good sign. For a cap rate, it is a warning.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'See all states in one chart', to: '/market-analytics' },
    { label: 'Test other incomes and cap rates', to: '/predictive-analytics' },
    { label: 'Occupancy, wages, and people by county', to: '/market-insights' },
    { label: 'National figures and their sources', to: '/senior-housing-market-analysis' },
  ],
};
