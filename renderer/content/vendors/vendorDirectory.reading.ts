import type { ContentPage } from '../model.ts';

export const vendorDirectory: ContentPage = {
  lede: 'Every list has an order, and every order has an interest. This one has two rules, both below, and a search that does less than you might fear.',
  description:
    'The order of the vendor directory, how its search and filters work, what each line of an entry means, and doors by state into the vendors who work there.',
  keywords: ['vendor directory', 'senior living vendors by state', 'directory search'],
  sections: [
    {
      id: 'order',
      heading: 'Two rules of order',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Featured first.** A mark that the team gives and [nobody can buy](/vendor-premium).',
            '**Then by name.** From A to Z, without regard to capitals. No clicks, no age of the profile, no price.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Filters remove entries and never reorder them. Two people with the same filters see the same list, signed in or not.',
          ],
        },
      ],
    },
    {
      id: 'search',
      heading: 'What the search reads',
      blocks: [
        {
          kind: 'table',
          caption: 'From what you type to what you see',
          columns: [{ label: 'You type' }, { label: 'It looks for' }, { label: 'It does not' }],
          rows: [
            [
              'sprinkler',
              'The letters, anywhere in name, specialties or description',
              'Guess at fire protection',
            ],
            ['wage audit', 'Both words, in any order', 'Want them side by side'],
            ['PDPM', 'Also pdpm', 'Mind capitals'],
            ['wi-fi', 'wi and fi', 'Mind the hyphen'],
            [
              'Ohio roof',
              'The word Ohio in the text',
              'Know that you mean the state: use the filter',
            ],
          ],
        },
      ],
    },
    {
      id: 'entry',
      heading: 'Line by line',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Company and description',
              text: 'The vendor’s own words. The team checks papers and does not edit prose.',
            },
            {
              term: 'Certifications and specialties',
              text: 'Also theirs, and part of what was verified. [How the papers are read](/vendor-certifications) is a page of its own.',
            },
            {
              term: 'States',
              text: 'Where they say they work. For licensed trades, ask for the number of the license in yours.',
            },
            {
              term: 'Years in business',
              text: 'A range’s lower end: who answered eleven to fifteen is shown with 11. New in business means none was given.',
            },
            {
              term: 'Limited capacity, or booked for now',
              text: 'Set by the vendor. Without either they take new work.',
            },
          ],
        },
      ],
    },
    {
      id: 'states',
      heading: 'Begin in your state',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'Florida',
              text: 'Wind, water and insurers set the calendar. Roofs before June.',
              to: '/vendors?state=FL',
            },
            {
              title: 'Texas',
              text: 'Large buildings, long distances: ask from which city the crew drives.',
              to: '/vendors?state=TX',
            },
            {
              title: 'California',
              text: 'Residential care is licensed apart from nursing, and so is its counsel.',
              to: '/vendors?state=CA',
            },
            {
              title: 'Ohio',
              text: 'Case-mix rates move often; reimbursement advisers have a season here.',
              to: '/vendors?state=OH',
            },
            {
              title: 'Pennsylvania',
              text: 'Older nursing buildings, retrofitted while occupied.',
              to: '/vendors?state=PA',
            },
            {
              title: 'Illinois',
              text: 'Supportive living has rules of its own. Say which program you are in.',
              to: '/vendors?state=IL',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'A filtered directory has an address of its own. Send it to a colleague, and they see what you see.',
        },
      ],
    },
  ],
  next: [
    { label: 'Open the directory', to: '/vendors' },
    { label: 'Start from the job', to: '/find-vendors' },
    { label: 'The six categories', to: '/vendor-categories' },
  ],
};
