import type { ContentPage } from '../model.ts';

export const forInvestors: ContentPage = {
  lede: 'Senior housing is an operating business with a building around it. The exchange lists both sides of that sentence: the price and the beds, and the occupancy and rates they rest on.',
  description:
    'Investing in senior living: occupancy by care type with its source, four ways to hold a community, a five-year return worked out, and the risks that decide it.',
  keywords: [
    'senior housing investment',
    'senior living cap rates',
    'RIDEA',
    'equity multiple',
    'senior housing occupancy',
  ],
  sections: [
    {
      id: 'market',
      heading: 'Where occupancy stands',
      blocks: [
        {
          kind: 'bars',
          title: 'Occupancy by care type, third quarter of 2025',
          unit: '%',
          bars: [
            { label: 'Active adult', value: 92.1 },
            { label: 'Independent living', value: 90.2 },
            { label: 'Assisted living', value: 87.2 },
          ],
          source: 'NIC MAP, third quarter of 2025.',
        },
        {
          kind: 'text',
          paragraphs: [
            'One quarter later senior housing as a whole stood at 89.1 percent in primary markets and 90.0 in secondary ones, with Boston at 93.1 and Miami at 85.4 (NIC MAP, fourth quarter of 2025). The spread between two cities is wider than the spread between two care types, which is why a national average buys nothing.',
          ],
        },
      ],
    },
    {
      id: 'hold',
      heading: 'Four ways to hold',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Own and hire an operator',
              text: 'You receive the income of the business and its bad months. Trusts do this through the structure known as RIDEA. You need reports you can read and a contract you can end.',
            },
            {
              term: 'Own and lease',
              text: 'Rent is steadier and smaller, and as good as the coverage behind it. Ask for the tenant’s statements in the lease, because you cannot ask afterward.',
            },
            {
              term: 'Join a venture or syndicate',
              text: 'A sponsor works, you wait. Read the waterfall from the bottom: who is paid first when the sale disappoints.',
            },
            {
              term: 'Lend',
              text: 'Mezzanine or bridge, secured by somebody else’s equity. Debt yield tells you what you own if they stop paying.',
            },
          ],
        },
      ],
    },
    {
      id: 'five-years',
      heading: 'Five years, worked out',
      blocks: [
        {
          kind: 'example',
          title: 'A 64-unit community bought at $9,600,000',
          given: [
            { label: 'Income in year one', value: '$720,000' },
            { label: 'Loan', value: '$6,240,000 with payments of $546,000 a year' },
            { label: 'Equity with costs', value: '$3,700,000' },
            { label: 'Income in year five', value: '$850,000' },
            { label: 'Exit rate', value: '7.75%' },
            { label: 'Loan left and costs of sale', value: '$5,700,000 and 2.5% of price' },
            { label: 'Cash paid out in years one to five together', value: '$1,150,000' },
          ],
          working: [
            { line: '$720,000 ÷ $9,600,000', result: '7.5% going in' },
            { line: '$720,000 ÷ $546,000', result: '1.32 coverage' },
            {
              line: '($720,000 − $546,000) ÷ $3,700,000',
              result: '4.7% cash-on-cash in year one',
            },
            { line: '$850,000 ÷ 7.75%', result: '$10,967,742 sale' },
            {
              line: '$10,967,742 × 97.5% − $5,700,000',
              result: '$4,993,548 after loan and costs',
            },
            { line: '($4,993,548 + $1,150,000) ÷ $3,700,000', result: '1.66 times the equity' },
          ],
          conclusion:
            'Four fifths of what comes back comes back on one day, at a rate you guessed five years earlier. At an exit of 8.5 percent the multiple is 1.41. Decide whether you like that number first.',
        },
        {
          kind: 'example',
          title: 'The same sale at 8.5%',
          given: [{ label: 'All else', value: 'as above' }],
          working: [
            { line: '$850,000 ÷ 8.5%', result: '$10,000,000' },
            { line: '$10,000,000 × 97.5% − $5,700,000', result: '$4,050,000' },
            { line: '($4,050,000 + $1,150,000) ÷ $3,700,000', result: '1.41 times the equity' },
          ],
          conclusion: 'Three quarters of a point cost a quarter of the equity.',
        },
      ],
    },
    {
      id: 'risks',
      heading: 'Five risks with a handle on them',
      blocks: [
        {
          kind: 'table',
          caption: 'What goes wrong, and where it shows first',
          columns: [{ label: 'Risk' }, { label: 'Shows first in' }, { label: 'Ask for' }],
          rows: [
            ['Wages outrun rates', 'Agency hours', 'Paid hours by position, twelve months'],
            ['New supply next door', 'Concessions', 'Permits within the primary market area'],
            ['Operator weakens', 'Administrator turnover', 'Names and dates, five years'],
            [
              'Acuity creeps up',
              'Incidents and move-outs to nursing',
              'Assessments against charges',
            ],
            ['Regulation moves', 'State plan amendments', 'Share of revenue by payor'],
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Nothing here is an offer of securities or advice. Figures on listings are stated by sellers and brokers; verify them before you rely on them.',
        },
      ],
    },
  ],
  next: [
    { label: 'What you find among the deals', to: '/investor/deals' },
    { label: 'Go to the investor hub', to: '/investor-hub' },
    { label: 'Take the investor’s tour', to: '/tours/investor' },
  ],
};
