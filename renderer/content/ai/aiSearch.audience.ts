import type { ContentPage } from '../model.ts';

export const aiSearch: ContentPage = {
  lede: 'You type “stabilized memory care in the upper Midwest under fifteen million”, and the search has to turn it into four filters without inventing a fifth. This page explains how that works and what a sentence cannot search for.',
  description:
    'How a plain sentence becomes filters for senior-living listings, which words have no filter behind them, and what the search box on the exchange does today.',
  keywords: ['natural language search', 'property search', 'senior living listings', 'filters'],
  sections: [
    {
      id: 'today',
      heading: 'What the search box does today',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'It autocompletes: from the second letter on, it suggests up to eight places, communities and brokerages from live listings. It also reads sentences using rules that look for known words: care type, state or town, price, price per bed, beds, occupancy, cap rate and sort order. The same sentence is always read the same way, and no language model is used.',
            'In the list of [communities for sale](/investment-opportunities), “memory care in Ohio under $15M” sets three filters. Each appears above the results and can be removed with one click. Words that no rule recognizes are searched for in names, places and brokerages. A word with no match is read as the closest one, and the list says so. Text in quotation marks is treated as a name.',
          ],
        },
      ],
    },
    {
      id: 'translation',
      heading: 'From words to filters',
      blocks: [
        {
          kind: 'table',
          caption: 'Five sentences and how they are read',
          columns: [{ label: 'Sentence' }, { label: 'Becomes' }, { label: 'Needs clarification' }],
          rows: [
            [
              'Memory care in Minnesota under 15 million',
              'Type memory care; state MN; price up to $15,000,000',
              'Nothing',
            ],
            [
              'A full building with upside',
              'No definite filter',
              'Which occupancy counts as full? Upside is a judgment',
            ],
            [
              'Assisted living, 60 to 90, Texas',
              'Type assisted living; state TX',
              '60 to 90 beds or units',
            ],
            [
              'Better than an eight cap in the Southeast',
              'Cap rate from 8; a set of states, shown for you to correct',
              'Which states you count as the Southeast',
            ],
            [
              'Turnaround near Raleigh',
              'State NC, sorted by distance',
              'Turnaround: low occupancy, vacant, or a bad survey?',
            ],
          ],
        },
      ],
    },
    {
      id: 'traps',
      heading: 'Industry terms with two meanings',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Beds',
              text: 'Licensed, operating or occupied. Listings show licensed beds and units separately, because a seller’s “80” may mean any of them.',
            },
            {
              term: 'Memory care',
              text: 'A building, a wing, or a license to advertise. A community of 60 assisted living units with a secured floor of 20 is a match for some searches and not for others.',
            },
            {
              term: 'Home',
              text: 'A nursing home, a board-and-care home with six beds, or a cottage on a campus.',
            },
            {
              term: 'Stabilized',
              text: 'Occupancy that has held steady for several months. A yes-or-no field cannot show it, but the community’s occupancy history can.',
            },
            {
              term: 'Private pay',
              text: 'A share of revenue, not a property type. Search for a minimum, such as 90 percent of revenue.',
            },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Search with filters now', to: '/investment-opportunities' },
    { label: 'How to find a property', to: '/help/finding-properties' },
    { label: 'Try the demo', to: '/demos/ai-search' },
    { label: 'Send us a sentence that should work', to: '/contact' },
  ],
};
