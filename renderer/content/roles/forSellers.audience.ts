import type { ContentPage } from '../model.ts';

export const forSellers: ContentPage = {
  lede: 'Most owners sell one community in a lifetime, to people who buy four a year. The gap closes with preparation, and preparation needs no buyer and no announcement.',
  description:
    'Selling a senior-living community: what an owner can do in the year before, what a few filled units are worth at sale, and how to keep the sale quiet.',
  keywords: [
    'sell assisted living facility',
    'sell nursing home',
    'confidential sale',
    'community valuation',
  ],
  sections: [
    {
      id: 'year-before',
      heading: 'The year before',
      blocks: [
        {
          kind: 'table',
          caption: 'Twelve months that nobody notices',
          columns: [{ label: 'Before launch' }, { label: 'Do' }, { label: 'Because' }],
          rows: [
            [
              '12 months',
              'Close every month by the tenth; take private expenses out of the books',
              'Buyers read twelve months in a row, and each odd line costs a question',
            ],
            [
              '10 months',
              'Reassess residents who are due and charge by the result',
              'Unbilled care is income that you would give away',
            ],
            [
              '8 months',
              'Answer open citations; ask for the revisit',
              'A correction still open at launch is priced as if it were permanent',
            ],
            [
              '6 months',
              'List contracts with end dates and change-of-control clauses',
              'A five-year laundry contract is a lien on your price',
            ],
            [
              '4 months',
              'Ask the lender for the payoff and whether the loan can be assumed',
              'The answer may move your date by a year',
            ],
            [
              '2 months',
              'Fill the document room; choose a broker',
              'Four weeks less diligence, and one story told once',
            ],
          ],
        },
      ],
    },
    {
      id: 'four-units',
      heading: 'What four filled units are worth',
      blocks: [
        {
          kind: 'example',
          title: 'Four move-ins that hold until the sale',
          given: [
            { label: 'Units filled', value: '4' },
            { label: 'Average monthly rate with care', value: '$5,400' },
            { label: 'Share left after food, care hours and fee', value: '55%' },
            { label: 'Rate that buyers of this community accept', value: '7.75%' },
          ],
          working: [
            { line: '4 × $5,400 × 12 months', result: '$259,200 a year' },
            { line: '$259,200 × 55%', result: '$142,560 of income' },
            { line: '$142,560 ÷ 7.75%', result: '$1,839,484 of price' },
          ],
          conclusion:
            'A marketing director’s salary looks different next to that line. The condition is in the title: move-ins bought with three free months in the last quarter are found in the rent roll and taken out again.',
        },
      ],
    },
    {
      id: 'quiet',
      heading: 'Keeping it quiet',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Rumor empties units faster than any buyer fills them. A confidential listing carries a cover name; its address is kept apart and opens only to a paying member who has contacted your broker and thereby left a name. Vendors, who know your building best, do not get into the listings area at all.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Decide in writing who inside knows: usually the administrator and whoever keeps the books.',
            'Let tours be called insurance or lender visits, and keep them to two.',
            'Write the description so that a competitor across the county could not be sure.',
            'Prepare the sentence for the day somebody asks. “We talk with lenders and partners every year” is true.',
            'Tell staff together, with the buyer in the room and pay and leave settled. Many states set 30 to 60 days of notice for residents.',
          ],
        },
      ],
    },
    {
      id: 'offers',
      heading: 'Reading offers',
      blocks: [
        {
          kind: 'table',
          caption: 'Two letters for the same building',
          columns: [{ label: 'Term' }, { label: 'Letter one' }, { label: 'Letter two' }],
          rows: [
            ['Price', '$11,900,000', '$11,400,000'],
            ['Deposit', '$50,000, refundable to the end', '$250,000, hard after 30 days'],
            ['Diligence', '90 days and two extensions', '45 days'],
            ['Operator', 'To be selected', 'Four licenses in the state'],
            ['Debt', 'Subject to financing', 'Bank named, term sheet attached'],
            ['Receivables', 'Buyer keeps all', 'Seller keeps what was earned before closing'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Letter one is higher by half a million and is an option on your building, held for six months at no cost. Ask its author to match four lines of letter two. Whether they can tells you what the first line was worth.',
          ],
        },
      ],
    },
    {
      id: 'alone-or-broker',
      heading: 'With a broker or without',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'You may [submit a listing](/submit-listing) yourself if your plan includes listings. A broker earns the fee where there are many possible buyers, a story to tell or a partner to manage; [find one by state and specialty](/find-an-agent). Where the buyer already works for you or owns the building next door, a lawyer who knows licensure may be all you need.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Value your community', to: '/valuation-calculator' },
    { label: 'The document room and the net proceeds', to: '/enhanced-for-sellers' },
    { label: 'Take the seller’s tour', to: '/tours/seller' },
  ],
};
