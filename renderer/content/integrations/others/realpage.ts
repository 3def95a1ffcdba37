import type { Integration } from '../integration.ts';

export const realpage: Integration = {
  heading: 'RealPage and independent living',
  lede: 'Active adult and independent living are often run like apartments, on apartment software. That makes their rent rolls clean, and puts one subject on the table that no care system has: software that suggests rents.',
  description:
    'RealPage data in an independent living or active adult deal: leases, concessions, renewal trade-outs, and antitrust care around software that suggests rents.',
  keywords: [
    'RealPage',
    'independent living',
    'active adult',
    'revenue management',
    'lease trade-out',
  ],
  facts: [
    { term: 'What it is', text: 'Apartment management: leasing, accounting, screening, pricing' },
    {
      term: 'Would move',
      text: 'Inward: lease terms, effective rents, renewals; never another owner’s prices',
    },
    {
      term: 'Who signs',
      text: 'The owner’s agreement with RealPage, its vendor terms, antitrust counsel',
    },
    { term: 'Today', text: 'Leases and trade-outs exported to a spreadsheet' },
  ],
  sections: [
    {
      id: 'lease',
      heading: 'A lease is not a residency agreement',
      blocks: [
        {
          kind: 'table',
          caption: 'The same apartment under two papers',
          columns: [
            { label: '' },
            { label: 'Active adult lease' },
            { label: 'Assisted living agreement' },
          ],
          rows: [
            ['Term', 'Twelve months', 'Month to month'],
            ['Price', 'Rent, utilities apart', 'Rent, meals, care, all in one'],
            ['Notice', 'Before the end of the term', '30 days, less after a death'],
            ['Increase', 'At renewal', 'Yearly, by letter'],
            ['Who can end it', 'By landlord-tenant law', 'By licensing law as well'],
            ['Deposit', 'Security deposit', 'Community fee, mostly not returned'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Active adult communities are usually unlicensed, so there is no survey and no change of ownership application. The diligence of apartments applies: leases, delinquencies, deposits by state law, and the records that prove the age rule, where at least 80 percent of occupied units have a resident of 55 or older.',
          ],
        },
      ],
    },
    {
      id: 'trade-out',
      heading: 'Read the trade-outs',
      blocks: [
        {
          kind: 'example',
          title: 'Effective rent of one apartment, old lease and new',
          given: [
            { label: 'Expiring lease', value: '$2,380 a month' },
            { label: 'New lease, face rent', value: '$2,520 a month' },
            { label: 'Concession', value: 'One month free in twelve' },
            { label: 'Turn cost', value: '$1,450' },
          ],
          working: [
            { line: '$2,520 × 11 ÷ 12', result: '$2,310 effective' },
            { line: '($2,520 − $2,380) ÷ $2,380', result: '5.9% by face rent' },
            { line: '($2,310 − $2,380) ÷ $2,380', result: '−2.9% by effective rent' },
            {
              line: '($2,380 − $2,310) × 12 + $1,450',
              result: '$2,290 lost against a renewal at the old rent',
            },
          ],
          conclusion:
            'The dashboard shows growth and the bank shows a loss. Ask for trade-outs on effective rents, new leases and renewals apart, for eighteen months.',
        },
      ],
    },
    {
      id: 'pricing',
      heading: 'Suggested rents, and what not to share',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Pricing software that learned from competitors’ unpublished rents has been the subject of antitrust suits by the Department of Justice and several states, and some cities forbid its use. A deal room must not become a second road for the same data. A seller may show a buyer its own leases for the sale; two operators who also compete in that town should let advisers look, or see averages, until closing.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Ask which pricing product was used, with which settings, and whether nonpublic data of others went in.',
            'Ask counsel whether the settlement or ordinance of that place binds a successor.',
            'If rents were pushed by an algorithm, underwrite the renewal rents that residents accepted before it.',
          ],
        },
      ],
    },
    {
      id: 'fields',
      heading: 'The export for a buyer',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Unit and lease',
              text: 'Unit, plan, square feet, lease start and end, move-in. A running number in place of the household.',
            },
            {
              title: 'Money',
              text: 'Face rent, recurring concessions, other charges, balance, deposit held.',
            },
            {
              title: 'Status',
              text: 'Occupied, notice, vacant ready, vacant not ready, model, down. The last two are not available and should not sit in the denominator unsaid.',
            },
            {
              title: 'Age rule',
              text: 'A count of units with and without a resident of 55 or older, certified. Not the birthdays.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Applicants’ credit and background reports are consumer reports under federal law. They are not part of a sale and are never uploaded.',
        },
      ],
    },
  ],
  next: [
    { label: 'Propose the connection', to: '/contact' },
    { label: 'Entire rent rolls from Yardi', to: '/integrations/yardi' },
    { label: 'Market insights', to: '/market-insights-hub' },
  ],
};
