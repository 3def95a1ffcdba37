import type { ContentPage } from '../model.ts';

export const seniorHousingMarketAnalysis: ContentPage = {
  lede: 'What was published about occupancy, movement, rents, prices and cap rates, with the quarter and the source of each, and what a buyer may conclude from it.',
  description:
    'Senior-housing occupancy, move-ins, asking rents, prices per unit and bed and cap rates from NIC, Levin and CBRE, with a plain reading for buyers of each.',
  keywords: [
    'senior housing occupancy 2025',
    'price per unit',
    'assisted living cap rate',
    'NIC MAP',
    'skilled nursing price per bed',
  ],
  sections: [
    {
      id: 'occupancy',
      heading: 'Occupancy: full cities and patient ones',
      blocks: [
        {
          kind: 'bars',
          title: 'Senior housing occupancy, fourth quarter of 2025',
          unit: '%',
          bars: [
            { label: 'Boston', value: 93.1 },
            { label: 'Secondary markets', value: 90 },
            { label: 'Primary markets', value: 89.1 },
            { label: 'Miami', value: 85.4 },
          ],
          source: 'NIC MAP, fourth quarter of 2025.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Smaller markets are fuller than large ones, against the instinct of capital that prefers large ones. Between Boston and Miami lie 7.7 points. On a hundred units that is eight apartments, and eight apartments of assisted living are a large part of the yearly profit, since the building is staffed and heated without them.',
          ],
        },
        {
          kind: 'table',
          caption: 'Occupancy of independent and assisted living by size of unit',
          columns: [
            { label: 'Unit' },
            { label: 'Share of units', isNumber: true },
            { label: 'Occupied', isNumber: true },
          ],
          rows: [
            ['Studio', '40%', '87%'],
            ['One bedroom', '38%', '88%'],
            ['Two bedrooms', '18%', '91%'],
            ['Three bedrooms and more', '3%', '94%'],
          ],
          source:
            'NIC, second quarter of 2025. Assisted living has more studios than the average shown.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Large units are scarce and full; studios are plentiful and wait longest. Before you pay for “lease-up of the remaining six units”, ask which six. Six studios on the north side are a rate cut or a renovation and no lease-up.',
          ],
        },
      ],
    },
    {
      id: 'movement',
      heading: 'Movement: the same stock, two different businesses',
      blocks: [
        {
          kind: 'table',
          caption: 'Move-ins and move-outs as a share of inventory, December 2025',
          columns: [
            { label: 'Care type' },
            { label: 'In', isNumber: true },
            { label: 'Out', isNumber: true },
            { label: 'Net', isNumber: true },
          ],
          rows: [
            ['Independent living', '2.0%', '1.6%', '0.4%'],
            ['Assisted living', '3.0%', '2.8%', '0.2%'],
            ['Memory care', '3.3%', '3.3%', '0.0%'],
          ],
          source: 'NIC MAP, December 2025; the last column is our subtraction.',
        },
        {
          kind: 'example',
          title: 'What that means for 40 memory-care units',
          given: [
            { label: 'Move-outs a month', value: '3.3% of inventory' },
            { label: 'Inquiries that become move-ins', value: '6%' },
          ],
          working: [
            { line: '40 × 3.3%', result: '1.32 move-outs a month' },
            { line: '1.32 × 12', result: '15.8 a year' },
            { line: '15.8 ÷ 6%', result: '263 inquiries a year to stand still' },
          ],
          conclusion:
            'Five inquiries a week keep this neighborhood where it is. A buyer who plans to cut the sales position has planned for a smaller building. The 6 percent is Bild’s figure for inquiries in 2024; use the community’s own if it keeps one.',
        },
      ],
    },
    {
      id: 'rents',
      heading: 'Rents: asked and received',
      blocks: [
        {
          kind: 'bars',
          title: 'Monthly asking rents implied by reported discounts',
          unit: 'dollars',
          bars: [
            { label: 'Independent living', value: 4800 },
            { label: 'Assisted living', value: 6950 },
            { label: 'Memory care', value: 9150 },
          ],
          source:
            'Derived from NIC MAP for December 2025, as discount in dollars over discount in percent; approximate.',
        },
        {
          kind: 'text',
          paragraphs: [
            'These are asking rents of new leases. What residents in place pay may be lower, after years of capped increases, or higher, where new ones receive a month free. Compare three columns on the rent roll: street rate, rate in place, and rate of the last five move-ins. If the last five pay less than those in place, income is going to fall as people leave, whatever occupancy does.',
          ],
        },
      ],
    },
    {
      id: 'prices',
      heading: 'Prices: what the average hides',
      blocks: [
        {
          kind: 'table',
          caption: 'Published average prices',
          columns: [{ label: 'Of what' }, { label: 'Average', isNumber: true }, { label: 'Year' }],
          rows: [
            ['Independent living, a unit', '$183,000', '2024'],
            ['Assisted living, a unit', '$160,900', '2024'],
            ['With memory care, a unit', '$168,700', '2023'],
            ['Without memory care, a unit', '$95,700', '2023'],
            ['Skilled nursing, a bed', '$83,800', '2024'],
            ['Skilled nursing, a bed', '$97,700', '2023'],
          ],
          source:
            'Levin Associates, Senior Care Acquisition Report, 30th edition. LevinPro reports senior-housing values up by 25 percent over four quarters to the middle of 2025.',
        },
        {
          kind: 'list',
          items: [
            'An average by unit rises when better buildings trade, without any one of them gaining a dollar.',
            'Units and beds are different denominators. Eighty units licensed for 96 residents look a sixth cheaper by the bed.',
            'Skilled nursing fell by 14 percent between the two years shown. One large portfolio can do that; look for the mix before you look for a reason.',
            'Replacement cost is the ceiling that matters. A price far above it invites a builder.',
          ],
        },
      ],
    },
    {
      id: 'cap-rates',
      heading: 'Cap rates: a ladder of risk',
      blocks: [
        {
          kind: 'bars',
          title: 'Cap rates as published',
          unit: '%',
          bars: [
            { label: 'Active adult, class A, non-core', value: 6.5 },
            { label: 'Independent living, 2019', value: 6.7 },
            { label: 'Assisted living, class A, non-core', value: 7.6 },
            { label: 'Memory care, freestanding', value: 9.5 },
            { label: 'Skilled nursing, 2019', value: 11.9 },
          ],
          source:
            'CBRE, second half of 2024, by GlobeSt, for class A; Levin, release of 2019 and note of May 2019, for the others. Trade reports of 2025 put skilled nursing near 13%. Cushman reports a fall of 25 to 50 basis points during 2025.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Each step up the ladder pays for something: care staff, then a license that can be limited, then a government that sets the price. A rate below the ladder for its kind needs a reason in the building; a rate above it usually has one. [Cap rates](/help/cap-rates) shows how to bring the income into the same form before you compare.',
          ],
        },
      ],
    },
    {
      id: 'payors',
      heading: 'Who pays',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Welltower reported 96.5 percent of operating-portfolio revenue from private payors in the third quarter of 2021, while its long-term and post-acute book was 30 percent private, 36 Medicaid and 34 Medicare. Medicaid paid for about 66 percent of skilled-nursing days in 2018 (NIC). In June 2023 Medicare paid about $590 a day and made 18 percent of revenue, managed Medicare 12.',
            'So two buildings called senior housing answer to different masters. Private pay follows house prices and the savings of eighty-year-olds. Skilled nursing follows a state budget that is written each spring. Underwrite the payor first and the building second.',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Figures here are quoted, dated and not ours. They describe markets and never the community you are looking at.',
        },
      ],
    },
  ],
  next: [
    { label: 'Open market analytics', to: '/market-analytics' },
    { label: 'Value a community', to: '/valuation-calculator' },
    { label: 'Read about occupancy figures', to: '/senior-housing-journal' },
  ],
};
