import type { ContentPage } from '../model.ts';

export const aiSearch: ContentPage = {
  lede: 'You say “stabilized memory care in the upper Midwest under fifteen million”, and a search has to make four filters of it without inventing a fifth. Here is how that works, and what a sentence cannot ask for.',
  description:
    'How a plain sentence becomes filters over senior-living listings, which words have no filter behind them, and what the search box of the exchange does today.',
  keywords: ['natural language search', 'property search', 'senior living listings', 'filters'],
  sections: [
    {
      id: 'today',
      heading: 'What the box does today',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'It completes: from the second letter on it offers up to eight places, communities and brokerages of live listings. And it reads sentences, by rules that look for known words: care type, state or town, price, price a bed, beds, occupancy, cap rate and order. The same sentence is always read the same way, and no language model is asked.',
            'On the list of [communities for sale](/investment-opportunities), “memory care in Ohio under $15M” sets three filters. Each stands above the results and is taken off with one press. What no rule knows is looked for in names, places and brokerages; a word that nothing is called is read as the closest one, and the list says so. What stands in quotes is a name.',
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
          caption: 'Five sentences, taken apart',
          columns: [{ label: 'Sentence' }, { label: 'Becomes' }, { label: 'Has to be asked back' }],
          rows: [
            [
              'Memory care in Minnesota under 15 million',
              'Type memory care; state MN; price to $15,000,000',
              'Nothing',
            ],
            [
              'A full building with upside',
              'Nothing for certain',
              'Full by which occupancy? Upside is a judgment',
            ],
            [
              'Assisted living, 60 to 90, Texas',
              'Type assisted living; state TX',
              '60 to 90 beds or units',
            ],
            [
              'Better than an eight cap in the Southeast',
              'Cap rate from 8; a set of states, shown for correction',
              'Which states you count as the Southeast',
            ],
            [
              'Turnaround near Raleigh',
              'State NC, order by distance',
              'Turnaround: low occupancy, empty, or a bad survey?',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The rule behind the table: whatever was understood appears as ordinary filters above the results, each of which can be changed or removed. A search whose reasoning is visible may be wrong without harm. One that silently reads “under ten” as ten million, when you meant ten units, hides the community you wanted.',
          ],
        },
      ],
    },
    {
      id: 'traps',
      heading: 'Words of the trade that mean two things',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Beds',
              text: 'Licensed, operating or occupied. Listings carry licensed beds and units apart, since a seller’s “80” may be any of them.',
            },
            {
              term: 'Memory care',
              text: 'A building, a wing, or a license to advertise. A community of 60 assisted living units with a secured floor of 20 is an answer to some who ask and not to others.',
            },
            {
              term: 'Home',
              text: 'A nursing home, a board-and-care home with six beds, or a home on a campus of cottages.',
            },
            {
              term: 'Stabilized',
              text: 'A level of occupancy that held for some months. No listing can carry it as a yes or no; its history can.',
            },
            {
              term: 'Private pay',
              text: 'A share and not a kind. Ask for a floor, such as nine tenths of revenue.',
            },
          ],
        },
      ],
    },
    {
      id: 'fair',
      heading: 'What a sentence may not ask for',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The Fair Housing Act covers most senior housing. Its exemption for housing of older persons is about age and families with children and about nothing else. A search that accepts “a Christian neighborhood” or “no Medicaid people” and quietly finds something would serve discrimination, wherever the words came from. Such words find no filter, and the answer says that none exists.',
            'The same holds for proxies. A system that learns from clicks finds them by itself: it notices which towns a kind of buyer skips. That is why order here would follow what you set (price, date, size) and never what others like you have clicked.',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Payor mix is a legitimate question about a business for sale. It becomes another question when it is used to steer residents. The first belongs to the buyer, the second to nobody.',
        },
      ],
    },
    {
      id: 'measure',
      heading: 'How we would know that it works',
      blocks: [
        {
          kind: 'example',
          title: 'A trial on two hundred sentences of brokers',
          given: [
            { label: 'All filters right', value: '164' },
            { label: 'One filter missing, none wrong', value: '22' },
            { label: 'At least one filter wrong', value: '14' },
            { label: 'These figures', value: 'Invented, to show the measure' },
          ],
          working: [
            { line: '164 ÷ 200', result: '82% right' },
            { line: '(164 + 22) ÷ 200', result: '93% harmless' },
            { line: '14 ÷ 200', result: '7% misleading' },
          ],
          conclusion:
            'The third figure decides. A missing filter shows too much, which the reader sees; a wrong one hides something, which nobody sees. The rules of the box are held to sentences with known answers; those it reads wrongly become the next ones.',
        },
      ],
    },
  ],
  next: [
    { label: 'Search with filters now', to: '/investment-opportunities' },
    { label: 'How to find a property', to: '/help/finding-properties' },
    { label: 'Try the demonstration', to: '/demos/ai-search' },
    { label: 'Send us a sentence that should work', to: '/contact' },
  ],
};
