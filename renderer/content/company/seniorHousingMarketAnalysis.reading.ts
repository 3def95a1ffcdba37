import type { ContentPage } from '../model.ts';

export const seniorHousingMarketAnalysis: ContentPage = {
  lede: 'Published figures on occupancy, move-ins and move-outs, rents, prices and cap rates, with the quarter and source of each, and what buyers can conclude from them.',
  description:
    'Senior-housing occupancy, move-ins, asking rents, prices per unit and bed, and cap rates from NIC, Levin and CBRE, each with a plain explanation for buyers.',
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
      heading: 'Occupancy by market and unit size',
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
            'Smaller markets are fuller than large ones, although investors tend to prefer large ones. Boston and Miami are 7.7 points apart. On a hundred units that is eight apartments, and eight assisted living apartments are a large part of annual profit, because the building is staffed and heated with or without them.',
          ],
        },
        {
          kind: 'table',
          caption: 'Independent and assisted living occupancy by unit size',
          columns: [
            { label: 'Unit' },
            { label: 'Share of units', isNumber: true },
            { label: 'Occupied', isNumber: true },
          ],
          rows: [
            ['Studio', '40%', '87%'],
            ['One bedroom', '38%', '88%'],
            ['Two bedrooms', '18%', '91%'],
            ['Three or more bedrooms', '3%', '94%'],
          ],
          source:
            'NIC, second quarter of 2025. Assisted living has more studios than the average shown.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Large units are scarce and full. Studios are plentiful and take longest to fill. Before you pay for “lease-up of the remaining six units”, ask which six. Six studios on the north side require a rate cut or a renovation, not a lease-up.',
          ],
        },
      ],
    },
    {
      id: 'movement',
      heading: 'Move-ins and move-outs by care type',
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
          source: 'NIC MAP, December 2025. The last column is our calculation.',
        },
        {
          kind: 'example',
          title: 'What this means for 40 memory care units',
          given: [
            { label: 'Move-outs a month', value: '3.3% of inventory' },
            { label: 'Inquiries that become move-ins', value: '6%' },
          ],
          working: [
            { line: '40 × 3.3%', result: '1.32 move-outs a month' },
            { line: '1.32 × 12', result: '15.8 a year' },
            { line: '15.8 ÷ 6%', result: '263 inquiries a year to maintain census' },
          ],
          conclusion:
            'Five inquiries a week keep census where it is. A buyer who plans to cut the sales position is planning for a smaller census. The 6 percent is Bild’s figure for inquiries in 2024. Use the community’s own if it tracks one.',
        },
      ],
    },
    {
      id: 'rents',
      heading: 'Asking and in-place rents',
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
            'Derived from NIC MAP for December 2025 as discount in dollars divided by discount in percent. Approximate.',
        },
        {
          kind: 'text',
          paragraphs: [
            'These are asking rents for new leases. In-place residents may pay less, after years of capped increases, or more, where new residents receive a free month. Compare three columns on the rent roll: street rate, in-place rate, and the rate of the last five move-ins. If the last five pay less than in-place residents, income will fall as people leave, regardless of occupancy.',
          ],
        },
      ],
    },
    {
      id: 'prices',
      heading: 'Prices and the limits of averages',
      blocks: [
        {
          kind: 'table',
          caption: 'Published average prices',
          columns: [
            { label: 'Property type' },
            { label: 'Average', isNumber: true },
            { label: 'Year' },
          ],
          rows: [
            ['Independent living, per unit', '$183,000', '2024'],
            ['Assisted living, per unit', '$160,900', '2024'],
            ['With memory care, a unit', '$168,700', '2023'],
            ['Without memory care, per unit', '$95,700', '2023'],
            ['Skilled nursing, per bed', '$83,800', '2024'],
            ['Skilled nursing, per bed', '$97,700', '2023'],
          ],
          source:
            'Levin Associates, Senior Care Acquisition Report, 30th edition. LevinPro reports that senior-housing values rose 25 percent over four quarters to mid-2025.',
        },
        {
          kind: 'list',
          items: [
            'An average price per unit rises when better buildings trade, even if no building gained value.',
            'Units and beds are different denominators. Eighty units licensed for 96 residents look a sixth cheaper per bed.',
            'Skilled nursing fell by 14 percent between the two years shown. One large portfolio can cause that, so check the mix before you look for another reason.',
            'Replacement cost is the relevant ceiling. A price far above it attracts new construction.',
          ],
        },
      ],
    },
    {
      id: 'cap-rates',
      heading: 'Cap rates by risk',
      blocks: [
        {
          kind: 'bars',
          title: 'Published cap rates',
          unit: '%',
          bars: [
            { label: 'Active adult, class A, non-core', value: 6.5 },
            { label: 'Independent living, 2019', value: 6.7 },
            { label: 'Assisted living, class A, non-core', value: 7.6 },
            { label: 'Memory care, freestanding', value: 9.5 },
            { label: 'Skilled nursing, 2019', value: 11.9 },
          ],
          source:
            'CBRE, second half of 2024, by GlobeSt, for class A; Levin, release of 2019 and note of May 2019, for the others. Trade reports from 2025 put skilled nursing near 13%. Cushman reports a decline of 25 to 50 basis points during 2025.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Each higher rate reflects an added risk: care staff, then a license that can be limited, then a government that sets the price. A rate below the range for its type needs a reason in the building, and a rate above it usually has one. [Cap rates](/help/cap-rates) shows how to restate the income on the same basis before you compare.',
          ],
        },
      ],
    },
    {
      id: 'payors',
      heading: 'Payor mix',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Welltower reported 96.5 percent of operating-portfolio revenue from private payors in the third quarter of 2021, while its long-term and post-acute portfolio was 30 percent private, 36 Medicaid and 34 Medicare. Medicaid paid for about 66 percent of skilled-nursing days in 2018 (NIC). In June 2023 Medicare paid about $590 a day and made up 18 percent of revenue, managed Medicare 12.',
            'Two buildings called senior housing can depend on different payors. Private pay follows home prices and the savings of eighty-year-olds. Skilled nursing follows a state budget that is written each spring. Underwrite the payor first and the building second.',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Figures here are quoted, dated and from third parties. They describe markets and never the community you are looking at.',
        },
      ],
    },
  ],
  next: [
    { label: 'Open market analytics', to: '/market-analytics' },
    { label: 'Figures by state, county, and metro', to: '/market-insights' },
    { label: 'Value a community', to: '/valuation-calculator' },
    { label: 'Read about occupancy figures', to: '/senior-housing-journal' },
  ],
};
