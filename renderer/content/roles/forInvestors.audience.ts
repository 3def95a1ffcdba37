import type { ContentPage } from '../model.ts';

export const forInvestors: ContentPage = {
  lede: 'Senior housing is an operating business in a building. Listings on Haven Exchange show both sides: the price and the beds, and the occupancy and rates behind them.',
  description:
    'Investing in senior living: sourced occupancy by care type, four ways to hold a community, a five-year return example, and the main risks.',
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
      heading: 'Current occupancy',
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
            'One quarter later, senior housing as a whole was at 89.1 percent in primary markets and 90.0 in secondary markets, with Boston at 93.1 and Miami at 85.4 (NIC MAP, fourth quarter of 2025). The spread between two cities is wider than the spread between two care types, so a national average says little about a specific purchase.',
          ],
        },
      ],
    },
    {
      id: 'hold',
      heading: 'Four ways to hold a community',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Own and hire an operator',
              text: 'You receive the income of the business and take its losses. REITs do this through the RIDEA structure. You need reports you can read and a contract you can terminate.',
            },
            {
              term: 'Own and lease',
              text: 'Rent is steadier and smaller, and only as secure as the coverage behind it. Require the tenant’s statements in the lease, because you can’t add that later.',
            },
            {
              term: 'Join a venture or syndicate',
              text: 'The sponsor does the work and you wait. Read the waterfall from the bottom to see who is paid first if the sale disappoints.',
            },
            {
              term: 'Lend',
              text: 'Mezzanine or bridge debt, secured by another owner’s equity. Debt yield shows your return if the borrower stops paying and you take over the building.',
            },
          ],
        },
      ],
    },
    {
      id: 'five-years',
      heading: 'A five-year return example',
      blocks: [
        {
          kind: 'example',
          title: 'A 64-unit community bought at $9,600,000',
          given: [
            { label: 'Income in year one', value: '$720,000' },
            { label: 'Loan', value: '$6,240,000 with payments of $546,000 a year' },
            { label: 'Equity, including costs', value: '$3,700,000' },
            { label: 'Income in year five', value: '$850,000' },
            { label: 'Exit cap rate', value: '7.75%' },
            { label: 'Remaining loan and selling costs', value: '$5,700,000 and 2.5% of price' },
            { label: 'Total cash paid out, years one to five', value: '$1,150,000' },
          ],
          working: [
            { line: '$720,000 ÷ $9,600,000', result: '7.5% going-in cap rate' },
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
            'Four fifths of the total return arrives on one day, at a cap rate you estimated five years earlier. At an exit cap rate of 8.5 percent the multiple is 1.41. Decide whether you can accept that number first.',
        },
        {
          kind: 'example',
          title: 'The same sale at 8.5%',
          given: [{ label: 'All other inputs', value: 'as above' }],
          working: [
            { line: '$850,000 ÷ 8.5%', result: '$10,000,000' },
            { line: '$10,000,000 × 97.5% − $5,700,000', result: '$4,050,000' },
            { line: '($4,050,000 + $1,150,000) ÷ $3,700,000', result: '1.41 times the equity' },
          ],
          conclusion:
            'An exit cap rate three quarters of a point higher costs a quarter of the equity.',
        },
      ],
    },
    {
      id: 'risks',
      heading: 'Five risks to check',
      blocks: [
        {
          kind: 'table',
          caption: 'Risks, early signs, and what to ask for',
          columns: [{ label: 'Risk' }, { label: 'First sign' }, { label: 'Ask for' }],
          rows: [
            [
              'Wages grow faster than rates',
              'Agency hours',
              'Paid hours by position, twelve months',
            ],
            ['New supply nearby', 'Concessions', 'Permits within the primary market area'],
            ['The operator weakens', 'Administrator turnover', 'Names and dates, five years'],
            ['Acuity rises', 'Incidents and move-outs to nursing', 'Assessments against charges'],
            ['Regulation changes', 'State plan amendments', 'Share of revenue by payor'],
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Nothing here is an offer of securities or advice. Sellers and brokers provide the figures on listings. Verify them before you rely on them.',
        },
      ],
    },
  ],
  next: [
    { label: 'See investor deals', to: '/investor/deals' },
    { label: 'Go to the investor hub', to: '/investor-hub' },
    { label: 'Take the investor tour', to: '/tours/investor' },
  ],
};
