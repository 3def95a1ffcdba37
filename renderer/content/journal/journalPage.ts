import type { ContentPage } from '../model.ts';

/** Content around the list of articles. */
export const journalPage: ContentPage = {
  heading: 'Senior Housing Journal',
  lede: 'In-depth answers to common acquisition questions. Each article takes three or four minutes to read and contains at least one calculation or table you can use.',
  description:
    'Twelve articles on buying, financing and running senior housing: statements, rent rolls, surveys, licenses, HUD loans, staffing, insurance and lease-up.',
  keywords: ['senior housing journal', 'due diligence', 'underwriting', 'operations'],
  sections: [
    {
      id: 'order',
      heading: 'Reading lists',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Your first purchase:** [the T-12](/senior-housing-journal/reading-a-t-12-backward), [the rent roll](/senior-housing-journal/nine-marks-on-a-rent-roll), [occupancy](/senior-housing-journal/occupancy-which-one-is-published), [the survey history](/senior-housing-journal/what-a-survey-history-tells), then [change of ownership](/senior-housing-journal/change-of-ownership-in-five-states).',
            '**Financing:** [HUD 232/223(f)](/senior-housing-journal/hud-232-223f-step-by-step), [insurance in coastal states](/senior-housing-journal/insurance-in-coastal-states), [lease-up arithmetic](/senior-housing-journal/lease-up-arithmetic).',
            '**Selling next year:** [operations transfer agreements](/senior-housing-journal/operations-transfer-agreements) first, for the questions buyers will ask, then [agency labor](/senior-housing-journal/agency-labor-and-what-it-hides).',
            '**Running what you own:** [agency labor](/senior-housing-journal/agency-labor-and-what-it-hides), [memory care design](/senior-housing-journal/memory-care-design-and-what-it-earns), [Medicaid in assisted living](/senior-housing-journal/medicaid-in-assisted-living-four-models).',
          ],
        },
      ],
    },
    {
      id: 'made',
      heading: 'About the articles',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Examples are invented unless a source is given, and a test recomputes each calculation. Market figures name their publisher and period. State rules are described as commonly practiced at the date of the article. Have your counsel confirm them.',
            'The authors are fictional and marked as demo. Their experience is based on general industry knowledge. No community, resident or deal in these articles is real.',
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'Found a mistake? [Contact us](/contact) with the topic “Question”, the article title and the sentence.',
        },
      ],
    },
  ],
  next: [
    { label: 'Listen by reading: the podcast', to: '/podcast' },
    { label: 'Read the market analysis', to: '/senior-housing-market-analysis' },
    { label: 'Start a course', to: '/education' },
  ],
};
