import type { Article } from '../article.ts';

export const rentRollRedFlags: Article = {
  slug: 'nine-marks-on-a-rent-roll',
  date: '2026-02-04',
  author: 'luis-ferreira',
  heading: 'Nine red flags on a rent roll',
  lede: 'Nine items to check on a senior-living rent roll, and the effect of each on income.',
  description:
    'Nine red flags on a senior-living rent roll, from free months to identical care fees, with a sample roll to mark up and a restated income.',
  keywords: ['rent roll', 'red flags', 'care fees', 'concessions', 'due diligence'],
  sections: [
    {
      id: 'sample',
      heading: 'A sample rent roll',
      blocks: [
        {
          kind: 'table',
          caption: 'Six lines of a sample rent roll, dated October 31',
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
      heading: 'The nine red flags',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: '1. Recent move-ins',
              text: 'Units 102 and 105 moved in during the month of the roll. Count the move-ins of the last sixty days and ask for the same roll a month later.',
            },
            {
              term: '2. Free months',
              text: 'Unit 102 shows full rent but pays nothing until December. Spread the concession over the expected stay and deduct it.',
            },
            {
              term: '3. Rate locks',
              text: 'Unit 105 has no increase for three years. The buyer takes over the rate lock while wages rise.',
            },
            {
              term: '4. Pending Medicaid',
              text: 'Unit 101 pays what the family can while an application is pending. If it is denied, the result is a receivable and a difficult discharge.',
            },
            {
              term: '5. Short stays',
              text: 'Respite in 103 since 2024? Either the note or the move-in date is out of date. Respite is income, but not stable occupancy.',
            },
            {
              term: '6. Residents related to staff or owners',
              text: 'Relatives of staff and owners often pay a courtesy rate, and some leave when that person leaves.',
            },
            {
              term: '7. Bed holds',
              text: 'Unit 106 pays and has been empty for six weeks. Ask when the hold ends.',
            },
            {
              term: '8. Identical care fees',
              text: 'Four residents at $600 suggest a price list, not an assessment. After proper assessments some will pay more and some less, and all need notice.',
            },
            {
              term: '9. Rents far below the street rate',
              text: 'The memorandum calls the gap upside. It is also a household that has had one increase in four years and may not be able to pay a large one.',
            },
          ],
        },
      ],
    },
    {
      id: 'restate',
      heading: 'Restating the income',
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
            { line: '$30,355 + $3,600', result: '$33,955 in total' },
            {
              line: '$33,955 − $4,600 − ($5,950 + $600)',
              result: '$22,805 that can be counted on',
            },
            { line: '$22,805 ÷ $33,955', result: '67%' },
          ],
          conclusion:
            'A third of the income is doubtful although no entry is false. A whole building rarely looks like this, but six lines often do, and averages hide them.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Check the free months again. Two months at $4,600 over a stay of thirty months are $307 a month off the rent for the whole stay. If a third of last year’s new residents got them, the street rate in the memorandum is not realistic.',
          ],
        },
      ],
    },
    {
      id: 'ask',
      heading: 'What else to request',
      blocks: [
        {
          kind: 'list',
          items: [
            'Three rent rolls: today’s, one from a year ago, and the one after next month’s billing.',
            'The aging of receivables by unit number, so you can compare it with the roll.',
            'The last five signed residency agreements with their addenda. Special promises are usually in the addenda.',
            'The date of the latest rate increase and the notice that announced it.',
            'Assessments by level without names, and the price of each level.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Names must be redacted before you receive any of this. If a seller sends names unasked, resident privacy at the building may be weak. Return the file and ask for a redacted one.',
            'When all nine items are marked, add them up in dollars, not by count. One bed hold is routine. If eleven percent of income depends on locks, holds and pending applications, it affects the price.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'What sellers prepare', to: '/seller/property-preparation' },
    { label: 'Compare communities for sale', to: '/help/finding-properties' },
  ],
};
