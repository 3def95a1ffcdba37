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
            '**Your first purchase:** [the T-12](/senior-housing-journal/reading-a-t-12-backward), [the rent roll](/senior-housing-journal/nine-marks-on-a-rent-roll), [occupancy](/senior-housing-journal/occupancy-which-one-is-published), [the survey history](/senior-housing-journal/what-a-survey-history-tells), then [change of ownership](/senior-housing-journal/change-of-ownership-in-five-states).',
            '**Financing:** [HUD 232/223(f)](/senior-housing-journal/hud-232-223f-step-by-step), [insurance in coastal states](/senior-housing-journal/insurance-in-coastal-states), [lease-up arithmetic](/senior-housing-journal/lease-up-arithmetic).',
            '**Selling next year:** [operations transfer agreements](/senior-housing-journal/operations-transfer-agreements) first, since they tell what you will be asked; then [agency labor](/senior-housing-journal/agency-labor-and-what-it-hides).',
            '**Running what you own:** [agency labor](/senior-housing-journal/agency-labor-and-what-it-hides), [memory care design](/senior-housing-journal/memory-care-design-and-what-it-earns), [Medicaid in assisted living](/senior-housing-journal/medicaid-in-assisted-living-four-models).',
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
