import type { ContentPage } from '../model.ts';

/** What stands around the list of articles. */
export const journalPage: ContentPage = {
  heading: 'Senior Housing Journal',
  lede: 'Long answers to questions that come up in every purchase. Each article takes three or four minutes and contains at least one sum or table that you can use tomorrow.',
  description:
    'Twelve articles on buying, financing and running senior housing: statements, rent rolls, surveys, licenses, HUD loans, staffing, insurance and lease-up.',
  keywords: ['senior housing journal', 'due diligence', 'underwriting', 'operations'],
  sections: [
    {
      id: 'order',
      heading: 'Four reading orders',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Your first purchase:** the T-12, the rent roll, occupancy, the survey history, then change of ownership.',
            '**Financing:** HUD 232/223(f), insurance in coastal states, lease-up arithmetic.',
            '**Selling next year:** operations transfer agreements first, since they tell what you will be asked; then agency labor.',
            '**Running what you own:** agency labor, memory care design, Medicaid in assisted living.',
          ],
        },
      ],
    },
    {
      id: 'made',
      heading: 'How articles are made',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Examples are invented unless a source stands beside them, and a test recomputes each line of arithmetic. Figures of the market name their publisher and period. Where a rule of a state is mentioned, it is described as commonly practiced at the date of the article and wants your counsel’s eye.',
            'The authors are people of the demonstration and are marked as such. Their experience is put together from the trade’s common knowledge; no community, resident or deal in these pages is a real one.',
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'Found a mistake? Tell us under [contact](/contact), topic “Question”, with the title and the sentence.',
        },
      ],
    },
  ],
  next: [
    { label: 'Listen by reading: the podcast', to: '/podcast' },
    { label: 'Read the market analysis', to: '/senior-housing-market-analysis' },
    { label: 'Learn in order', to: '/education' },
  ],
};
