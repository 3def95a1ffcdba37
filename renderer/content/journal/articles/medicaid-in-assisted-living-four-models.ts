import type { Article } from '../article.ts';

export const supportiveLivingMedicaid: Article = {
  slug: 'medicaid-in-assisted-living-four-models',
  date: '2026-07-01',
  author: 'luis-ferreira',
  heading: 'Medicaid in assisted living: four models',
  lede: 'Many stable communities run on Medicaid. Price them from the state’s rate letter, not from the census.',
  description:
    'How states pay for care in assisted living: bundled rates as in Illinois supportive living, tiers, managed care and hours, with one resident’s month worked out.',
  keywords: ['supportive living', 'Medicaid waiver', 'assisted living waiver', 'room and board'],
  sections: [
    {
      id: 'two-purses',
      heading: 'Two payment sources per resident',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Federal Medicaid money may pay for services in the community. It may not pay for room and board outside an institution. Every program follows from this rule: the state pays for care at its rate, and the resident pays for room and meals, mostly from Social Security and SSI, and keeps a small allowance. States differ in how they measure care, how much you may charge for the room, and whether they add a supplement.',
            'Revenue for such a resident is capped on both sides. You can’t charge the difference to family or anyone else.',
          ],
        },
        {
          kind: 'example',
          title: 'One resident, one month of thirty days',
          given: [
            { label: 'State’s daily rate for services', value: '$98' },
            { label: 'Resident’s income', value: '$1,240' },
            { label: 'Personal allowance', value: '$120' },
            { label: 'Room and board allowed by the state', value: '$874' },
          ],
          working: [
            { line: '$98 × 30', result: '$2,940 for services' },
            { line: '$1,240 − $120', result: '$1,120 the resident can pay' },
            { line: '$1,120 − $874', result: '$246 left over after room and board' },
            { line: '$2,940 − $246', result: '$2,694 from the state after the share of cost' },
            { line: '$2,694 + $246 + $874', result: '$3,814 in total' },
          ],
          conclusion:
            'The figures are examples, but the order of the steps is fixed. The rest of the resident’s income reduces the state’s payment and doesn’t add to your revenue. A building that booked both has a receivable that will never be paid.',
        },
      ],
    },
    {
      id: 'models',
      heading: 'Four ways to measure care',
      blocks: [
        {
          kind: 'table',
          caption: 'Models and their effect on operators',
          columns: [
            { label: 'Model' },
            { label: 'Seen in' },
            { label: 'Pays for' },
            { label: 'Rewards' },
          ],
          rows: [
            [
              'Bundled daily rate',
              'Illinois supportive living',
              'A day, regardless of care needed',
              'A mix of low and high care needs',
            ],
            [
              'Tiered rate',
              'Ohio and others, by waiver',
              'A day at an assessed level',
              'Prompt reassessment',
            ],
            [
              'Managed care',
              'Florida, Texas',
              'The contracted services',
              'Negotiation, clean claims',
            ],
            [
              'Hours of personal care',
              'North Carolina adult care homes',
              'Units of service provided',
              'Documentation of each task',
            ],
          ],
          source:
            'Program structures as generally understood; states revise them, so read the current rate letter and provider manual.',
        },
        {
          kind: 'terms',
          terms: [
            {
              term: 'Bundled',
              text: 'One certificate, one rate per region and private apartments. You can’t discharge a resident because care costs rise slightly, and you don’t have to bill by task. Income is similar to rent, so these communities trade among specialists.',
            },
            {
              term: 'Tiered',
              text: 'A state assessor decides the level. If a resident declines in May and is reassessed in September, you provide care at a loss all summer.',
            },
            {
              term: 'Managed',
              text: 'Two plans can pay different rates for neighbors. Ask for each contract, its end date and its days to payment. A plan can leave a county.',
            },
            {
              term: 'Hourly',
              text: 'Revenue depends on documentation. An audit that rejects a month of records recovers the money years later, from the current holder of the provider number.',
            },
          ],
        },
      ],
    },
    {
      id: 'good',
      heading: 'Advantages',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Demand does not depend on home prices. Residents move in earlier and stay longer, because cost did not force them to wait. Competition is limited where the state limits certificates or sites. Marketing costs little, because hospital social workers know where beds are available. Many of these buildings were partly financed with tax credits, which restricted rents and reduced debt.',
          ],
        },
      ],
    },
    {
      id: 'risk',
      heading: 'Risks',
      blocks: [
        {
          kind: 'list',
          items: [
            '**The rate letter.** Costs rise each January. Rates rise when the legislature acts. Plot ten years of both. If rates were flat for four of them, expect it to happen again.',
            '**Pending applications.** You need working capital for the three to six months between move-in and first payment. Ask what share of pending applications was denied.',
            '**The resident’s portion.** Small amounts from many people. Collecting over ninety percent takes good management.',
            '**Regulatory agreements.** Land-use covenants last longer than loans. Check when they end and what is promised until then.',
            '**Change of ownership.** The paying agency decides in addition to the licensing agency. In Illinois they are different agencies.',
            '**Recoupment.** Provider numbers may carry old overpayments to the new owner. Use escrow and an indemnity, and read the last audit.',
          ],
        },
      ],
    },
    {
      id: 'underwrite',
      heading: 'How to underwrite one',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Rebuild revenue by payor',
              text: 'Days by payor times that payor’s rate. Don’t use an average rate, because the mix changes.',
            },
            {
              title: 'Hold the rate flat for three years',
              text: 'Let wages rise. If the building still works in the model, it can survive a flat rate.',
            },
            {
              title: 'Compare hours with care needs',
              text: 'A margin far above comparable buildings in this model means few care hours. Ask where the residents with high care needs went.',
            },
            {
              title: 'Model the exit',
              text: 'Use the cap rate a specialist buyer would accept, not the one for nearby private-pay assisted living.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'These communities are sometimes dismissed by buyers who then accept 72 percent occupancy in private pay. A full building at a modest rate with a waiting list is a solid business. It needs precise management every month and someone who knows the provider manual.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Who pays in senior housing', to: '/senior-housing-market-analysis' },
    { label: 'Find communities by state', to: '/investment-opportunities' },
  ],
};
