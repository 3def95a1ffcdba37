import type { ContentPage } from '../model.ts';

export const forInvestors: ContentPage = {
  lede: 'Underwrite a community from the seller’s figures: coverage, exit and return, with the sensitivities beside them.',
  shot: {
    name: 'compare',
    alt: 'Three communities side by side: price, price per bed, occupancy, cap rate and implied income',
  },
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
      id: 'tools',
      heading: 'What you work with',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'Investor deals',
              text: 'Price, cap rate and implied income for every community.',
              to: '/investor/deals',
            },
            {
              title: 'Investment calculator',
              text: 'Debt, exit and return from your own terms.',
              to: '/investment-calculator',
            },
            {
              title: 'Portfolio',
              text: 'Communities you own or watch, with what each is worth today.',
              to: '/portfolio',
            },
            {
              title: 'Market analytics',
              text: 'Supply, prices and cap rates by state and type.',
              to: '/market-analytics',
            },
          ],
        },
      ],
    },
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
      ],
    },
  ],
  next: [
    { label: 'See investor deals', to: '/investor/deals' },
    { label: 'Go to the investor hub', to: '/investor-hub' },
    { label: 'Take the investor tour', to: '/tours/investor' },
  ],
};
