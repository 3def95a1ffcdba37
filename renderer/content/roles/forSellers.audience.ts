import type { ContentPage } from '../model.ts';

export const forSellers: ContentPage = {
  lede: 'Most owners sell one community in a lifetime, to people who buy four a year. Preparation closes that gap, and you can start before you have a buyer or announce anything.',
  description:
    'Selling a senior-living community: what an owner can do in the year before, what a few filled units are worth at sale, and how to keep the sale confidential.',
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
          caption: 'Twelve months of quiet preparation',
          columns: [{ label: 'Before launch' }, { label: 'Do' }, { label: 'Why' }],
          rows: [
            [
              '12 months',
              'Close every month by the tenth and take private expenses out of the books',
              'Buyers read twelve months in a row, and each unusual line raises a question',
            ],
            [
              '10 months',
              'Reassess residents who are due and adjust their charges to match',
              'Unbilled care is income you are giving away',
            ],
            [
              '8 months',
              'Answer open citations and ask for the revisit',
              'Buyers price a correction that is still open at launch as if it were permanent',
            ],
            [
              '6 months',
              'List contracts with end dates and change-of-control clauses',
              'A five-year laundry contract lowers your price',
            ],
            [
              '4 months',
              'Ask the lender for the payoff and whether the loan can be assumed',
              'The answer can move your sale date by a year',
            ],
            [
              '2 months',
              'Fill the deal room and choose a broker',
              'Diligence takes four weeks less, and every buyer gets the same information',
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
          title: 'Four move-ins that last until the sale',
          given: [
            { label: 'Units filled', value: '4' },
            { label: 'Average monthly rate with care', value: '$5,400' },
            { label: 'Share left after food, care hours, and fee', value: '55%' },
            { label: 'Cap rate that buyers of this community accept', value: '7.75%' },
          ],
          working: [
            { line: '4 × $5,400 × 12 months', result: '$259,200 a year' },
            { line: '$259,200 × 55%', result: '$142,560 of income' },
            { line: '$142,560 ÷ 7.75%', result: '$1,839,484 of price' },
          ],
          conclusion:
            'Compare that with a marketing director’s salary. The move-ins have to last. If you filled units last quarter by giving three months free, buyers will see it in the rent roll and leave those move-ins out.',
        },
      ],
    },
    {
      id: 'quiet',
      heading: 'Keeping the sale confidential',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Rumors empty units faster than any buyer can fill them. A confidential listing shows a code name. Its address is stored separately and opens only to a paying member who has identified themselves by contacting your broker. Vendors, who know your building best, have no access to the listings area.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Decide in writing who inside the company knows. Usually this is the administrator and the bookkeeper.',
            'Present tours as insurance or lender visits, and limit them to two.',
            'Write the description so that a competitor across the county couldn’t be sure it is you.',
            'Prepare an answer in case anyone asks. “We talk with lenders and partners every year” is true.',
            'Inform all staff together, with the buyer present and pay and leave settled. Many states require 30 to 60 days of notice for residents.',
          ],
        },
      ],
    },
    {
      id: 'offers',
      heading: 'Comparing offers',
      blocks: [
        {
          kind: 'table',
          caption: 'Two letters of intent for the same building',
          columns: [{ label: 'Term' }, { label: 'First offer' }, { label: 'Second offer' }],
          rows: [
            ['Price', '$11,900,000', '$11,400,000'],
            ['Deposit', '$50,000, refundable throughout', '$250,000, hard after 30 days'],
            ['Diligence', '90 days and two extensions', '45 days'],
            ['Operator', 'To be selected', 'Four licenses in the state'],
            ['Debt', 'Subject to financing', 'Bank named, term sheet attached'],
            ['Receivables', 'Buyer keeps all', 'Seller keeps what was earned before closing'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The first offer is half a million higher, but it amounts to a free six-month option on your building. Ask that buyer to match four lines of the second offer. The answer shows what the higher price is worth.',
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
            'You can [submit a listing](/submit-listing) yourself if your plan includes listings. A broker is worth the fee when there are many possible buyers, a story to present, or a partner to manage. [Find one by state and specialty](/find-an-agent). If the buyer already works for you or owns the building next door, a lawyer who knows licensure may be all you need.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Value your community', to: '/valuation-calculator' },
    { label: 'Deal room and net proceeds', to: '/enhanced-for-sellers' },
    { label: 'Take the seller tour', to: '/tours/seller' },
  ],
};
