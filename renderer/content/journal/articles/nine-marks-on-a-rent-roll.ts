import type { Article } from '../article.ts';

export const rentRollRedFlags: Article = {
  slug: 'nine-marks-on-a-rent-roll',
  date: '2026-02-04',
  author: 'luis-ferreira',
  heading: 'Nine marks on a rent roll',
  lede: 'A rent roll is a list of promises by people whose average stay is two or three years. These are the nine things I mark in it, and what each has cost somebody.',
  description:
    'Nine red flags on a senior-living rent roll, from free months to round care fees, with a sample roll to mark up and the sum that restates its income.',
  keywords: ['rent roll', 'red flags', 'care fees', 'concessions', 'due diligence'],
  sections: [
    {
      id: 'sample',
      heading: 'A page to mark up',
      blocks: [
        {
          kind: 'table',
          caption: 'Six lines of an invented rent roll, dated October 31',
          columns: [
            { label: 'Unit' },
            { label: 'Moved in' },
            { label: 'Street rate', isNumber: true },
            { label: 'Rent', isNumber: true },
            { label: 'Care', isNumber: true },
            { label: 'Note' },
          ],
          rows: [
            ['101 studio', 'March 2021', '$4,600', '$3,905', '$1,200', 'Medicaid pending'],
            ['102 studio', 'October 2025', '$4,600', '$4,600', '$0', '2 months free'],
            ['103 one-bed', 'June 2024', '$5,400', '$5,400', '$600', 'Respite'],
            ['104 one-bed', 'January 2025', '$5,400', '$5,400', '$600', 'Employee’s mother'],
            ['105 one-bed', 'October 2025', '$5,400', '$5,100', '$600', 'Rate lock 3 years'],
            ['106 two-bed', 'May 2022', '$6,800', '$5,950', '$600', 'Hospital since 9/20'],
          ],
        },
      ],
    },
    {
      id: 'nine',
      heading: 'The nine marks',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: '1. The move-in wave',
              text: 'Units 102 and 105 came in the month of the roll. Count the move-ins of the last sixty days and ask for the same roll a month later.',
            },
            {
              term: '2. Free months',
              text: 'Unit 102 shows full rent and pays none until December. Spread the concession over the expected stay and deduct it.',
            },
            {
              term: '3. Rate locks',
              text: 'Unit 105 is promised three years without an increase. The buyer inherits the promise and the wages.',
            },
            {
              term: '4. Pending Medicaid',
              text: 'Unit 101 pays what the family can while an application runs. If it fails, there is a receivable and a discharge nobody wants.',
            },
            {
              term: '5. Short stays',
              text: 'Respite in 103, since 2024? Either the note is old or the unit is. Respite is income; it is not occupancy you can sell.',
            },
            {
              term: '6. People with a second reason to be there',
              text: 'Relatives of staff and of owners often pay a courtesy rate, and some leave with the person who brought them.',
            },
            {
              term: '7. Bed holds',
              text: 'Unit 106 pays and has been empty for six weeks. Ask for the date after which the hold ends.',
            },
            {
              term: '8. Care fees that are all alike',
              text: 'Four residents at $600 are a price list, and no assessment. After a proper one some will owe more and some less, and all will need to be told.',
            },
            {
              term: '9. Rents far below the street',
              text: 'The gap is called upside in the memorandum. It is also a household that has had one increase in four years and may not bear a large one.',
            },
          ],
        },
      ],
    },
    {
      id: 'restate',
      heading: 'Restating the page',
      blocks: [
        {
          kind: 'example',
          title: 'From the roll’s income to this month’s',
          given: [
            { label: 'Rent as listed', value: 'Six units' },
            { label: 'Care as listed', value: 'Five units' },
            { label: 'Not received', value: '102 free, 106 to be vacated' },
          ],
          working: [
            {
              line: '$3,905 + $4,600 + $5,400 + $5,400 + $5,100 + $5,950',
              result: '$30,355 of rent listed',
            },
            { line: '$1,200 + $600 + $600 + $600 + $600', result: '$3,600 of care listed' },
            { line: '$30,355 + $3,600', result: '$33,955 in all' },
            {
              line: '$33,955 − $4,600 − ($5,950 + $600)',
              result: '$22,805 that can be counted on',
            },
            { line: '$22,805 ÷ $33,955', result: '67%' },
          ],
          conclusion:
            'A third of the page is doubtful without a single false entry on it. Whole buildings do not look like this; six lines at the end of a hallway often do, and they are the lines that a broker’s average swallows.',
        },
        {
          kind: 'text',
          paragraphs: [
            'The free months deserve a second look. Two months at $4,600 over a stay of thirty months are $307 a month off the rent for as long as the resident stays. If a third of last year’s newcomers got them, the street rate in the memorandum is a wish.',
          ],
        },
      ],
    },
    {
      id: 'ask',
      heading: 'What to ask for with it',
      blocks: [
        {
          kind: 'list',
          items: [
            'Three rolls: today, a year ago, and the one after next month’s billing.',
            'The aging of receivables by unit number, so that both papers can be laid beside each other.',
            'The last five signed residency agreements with their addenda. Promises live in addenda.',
            'The date of the latest increase and the letter that announced it.',
            'Assessments by level without names, and the price of each level.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Names are to be blacked out before any of this reaches you, and a seller who sends them unasked has told you how the building treats other people’s privacy. Give the file back and ask again.',
            'When all nine marks are on the page, add them up in dollars and not in number. One bed hold is a Tuesday. Eleven percent of income resting on locks, holds and pending applications is a price.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'What sellers prepare', to: '/seller/property-preparation' },
    { label: 'Check offers of communities', to: '/help/finding-properties' },
  ],
};
