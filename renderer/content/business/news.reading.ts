import type { ContentPage } from '../model.ts';

export const news: ContentPage = {
  lede: 'What changed for people who own, buy, sell, finance or run communities, and what to do about it. Shorter than a report and later than a rumor.',
  description:
    'News of senior-living real estate: sales, capital, regulation and operations, chosen by whether a reader should do something, with the source of each figure.',
  keywords: [
    'senior living news',
    'senior housing transactions',
    'assisted living regulation',
    'NIC MAP',
  ],
  sections: [
    {
      id: 'choice',
      heading: 'What is news here',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'One test decides: would somebody act differently on Monday? A sale is news if its price is known and its income can be estimated. A rule is news when its date is set. An opening is news in its county. Appointments, awards and openings of offices are not, and there are good places for them elsewhere.',
          ],
        },
        {
          kind: 'terms',
          terms: [
            {
              term: 'Sales',
              text: 'With beds, units, care type and what is known of income. Price by unit and by bed are told apart.',
            },
            { term: 'Capital', text: 'Rates, terms, HUD programs, who lends and who has stopped.' },
            {
              term: 'Rules',
              text: 'Federal and state: what changes, when, for whom, and the text itself.',
            },
            {
              term: 'Operations',
              text: 'Wages, occupancy, rates, insurance. Figures by quarter, with their publisher.',
            },
          ],
        },
      ],
    },
    {
      id: 'how-to-read',
      heading: 'How to read a figure in it',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Whose, and of when.** Each figure carries its publisher and period. “Recently” is not a period.',
            '**Of what.** Occupancy of stabilized communities or of all; primary markets or all; asking rates or paid ones.',
            '**How many.** A median of nine sales moves when one of them is a portfolio.',
            '**Estimated or stated.** If we computed something, the working is shown, and you can repeat it.',
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'An example: the federal minimum of 3.48 nursing hours was announced, fought over and then repealed with effect from February 2, 2026. Anybody who underwrote on the first headline and missed the last one has a wrong budget.',
        },
      ],
    },
    {
      id: 'made',
      heading: 'How a piece is made',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'A document',
              text: 'Deed, filing, rule text, quarterly report. Without one it is a tip and waits.',
            },
            {
              title: 'Somebody who was there',
              text: 'Buyer, seller, lender or agency, asked whether the document means what it seems to mean.',
            },
            {
              title: 'The sum',
              text: 'Price by unit and by licensed bed, the implied rate if income is known, and the range if it is not.',
            },
            {
              title: 'So what',
              text: 'One paragraph for whoever has a decision to take: re-read a covenant, ask the broker, or do nothing.',
            },
          ],
        },
      ],
    },
    {
      id: 'correct',
      heading: 'When we are wrong',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Corrections stand at the top of the article, with the date and the sentence that was wrong. Nothing is changed silently except spelling. Members’ confidential listings are never a source: what is on the exchange behind a cover name does not become an article, before or after the sale, unless buyer and seller have published it.',
            'Nobody pays to be in the news, and nobody pays to be left out. If you know better, [write to us](/contact) with the document. A tip without one is read too, and takes longer.',
          ],
        },
      ],
    },
    {
      id: 'elsewhere',
      heading: 'Longer than news',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'Journal',
              text: 'Articles that argue: how a market works, how a deal failed, what a rule will do.',
              to: '/senior-housing-journal',
            },
            {
              title: 'Market analysis',
              text: 'Supply, demand and prices by market and care type.',
              to: '/senior-housing-market-analysis',
            },
            {
              title: 'Press releases',
              text: 'What the company itself announces, under its own name.',
              to: '/press-releases',
            },
            {
              title: 'Podcast',
              text: 'Operators and brokers about one decision at a time.',
              to: '/podcast',
            },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Read the journal', to: '/senior-housing-journal' },
    { label: 'Send a tip or a correction', to: '/contact' },
    { label: 'Look words up', to: '/senior-living-glossary' },
  ],
};
