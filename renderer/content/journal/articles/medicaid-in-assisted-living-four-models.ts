import type { Article } from '../article.ts';

export const supportiveLivingMedicaid: Article = {
  slug: 'medicaid-in-assisted-living-four-models',
  date: '2026-07-01',
  author: 'luis-ferreira',
  heading: 'Medicaid in assisted living: four models',
  lede: 'Some of the steadiest communities in the country live on public money. They are priced by people who have read the rate letter, and mispriced by people who have read the census.',
  description:
    'How states pay for care in assisted living: bundled rates as in Illinois supportive living, tiers, managed care and hours, with one resident’s month worked out.',
  keywords: ['supportive living', 'Medicaid waiver', 'assisted living waiver', 'room and board'],
  sections: [
    {
      id: 'two-purses',
      heading: 'Two purses, one resident',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Federal Medicaid money may pay for services in the community. It may not pay for room and board outside an institution. From this one rule follows the shape of every program: the state pays for care at its rate, and the resident pays for the room and the meals, mostly from social security and SSI, keeping a small allowance. States differ in how they count care, how much they let you ask for the room, and whether they add something to it of their own.',
            'So the revenue of such a resident has a ceiling from two sides. Nobody can be asked for the difference, neither the daughter nor the church.',
          ],
        },
        {
          kind: 'example',
          title: 'One resident, one month of thirty days',
          given: [
            { label: 'State’s daily rate for services', value: '$98' },
            { label: 'Resident’s income', value: '$1,240' },
            { label: 'Allowance kept', value: '$120' },
            { label: 'Room and board the state permits', value: '$874' },
          ],
          working: [
            { line: '$98 × 30', result: '$2,940 for services' },
            { line: '$1,240 − $120', result: '$1,120 the resident can give' },
            { line: '$1,120 − $874', result: '$246 left over after room and board' },
            { line: '$2,940 − $246', result: '$2,694 from the state after the share of cost' },
            { line: '$2,694 + $246 + $874', result: '$3,814 in all' },
          ],
          conclusion:
            'The figures are invented; the order is not. What is left of the resident’s income lowers the state’s check and not your revenue. A building that booked both has a receivable that will never be paid.',
        },
      ],
    },
    {
      id: 'models',
      heading: 'Four ways to count care',
      blocks: [
        {
          kind: 'table',
          caption: 'Models, and what each does to an operator',
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
              'A day, whatever was needed',
              'A mix of light and heavy residents',
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
              'What the plan contracts',
              'Negotiation, clean claims',
            ],
            [
              'Hours of personal care',
              'North Carolina adult care homes',
              'Units of service given',
              'Records of each task',
            ],
          ],
          source:
            'Program forms as generally known; states revise them, so read the current rate letter and provider manual.',
        },
        {
          kind: 'terms',
          terms: [
            {
              term: 'Bundled',
              text: 'One certificate, one rate by region, private apartments. You cannot discharge somebody for becoming dearer by a little, and you need not bill by task. Income is nearly rent-like, which is why such communities trade among specialists.',
            },
            {
              term: 'Tiered',
              text: 'The level is decided by an assessor who is not yours. A resident who declines in May and is reassessed in September was cared for at a loss all summer.',
            },
            {
              term: 'Managed',
              text: 'Two plans can pay differently for neighbors. Ask for the contract of each, its end, and the days it takes to pay. A plan can leave a county.',
            },
            {
              term: 'Hourly',
              text: 'Revenue stands on documentation. An audit that rejects a month of initials takes the money back years later, from whoever holds the provider number.',
            },
          ],
        },
      ],
    },
    {
      id: 'good',
      heading: 'What is good about it',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Demand does not depend on house prices. Residents come earlier and stay longer, since affordability did not force them to wait. Competition is limited where the state limits certificates or sites. Marketing costs little: hospital social workers know every bed. And many of these buildings were paid for in part with tax credits, which bound rents and brought the debt down.',
          ],
        },
      ],
    },
    {
      id: 'risk',
      heading: 'Where the risk sits',
      blocks: [
        {
          kind: 'list',
          items: [
            '**The rate letter.** Costs rise each January and rates when a legislature likes. Plot ten years of both. If rates stood still for four of them, that will happen to you.',
            '**Pending applications.** Three to six months between move-in and first payment is working capital. Ask what share of pendings was denied.',
            '**The resident’s portion.** Small sums from many people. Collection over ninety percent is good management and not nature.',
            '**Regulatory agreements.** Land-use covenants outlive loans. Read the year in which they end and what is promised until then.',
            '**Change of ownership.** The paying agency has a say beside the licensing one; in Illinois they are different agencies altogether.',
            '**Recoupment.** Provider numbers may carry old overpayments to the new owner. Escrow, indemnity, and a look at the last audit.',
          ],
        },
      ],
    },
    {
      id: 'underwrite',
      heading: 'How I underwrite one',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Rebuild revenue by payor',
              text: 'Days by payor times rate of that payor. Never an average rate, because the mix moves.',
            },
            {
              title: 'Freeze the rate for three years',
              text: 'And let wages rise. If the building survives that on paper, it survives a bad legislature.',
            },
            {
              title: 'Compare hours with need',
              text: 'A margin far above its neighbors in this model means few hours. Ask where the heavy residents went.',
            },
            {
              title: 'Sell it again in the model',
              text: 'At a rate a specialist would pay, not at that of private-pay assisted living down the road.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'I have seen these communities called second-rate by people who then bought private-pay buildings at 72 percent occupancy. A full house at a modest rate with a waiting list is a business. It asks to be run exactly, month after month, by somebody who reads the manual.',
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
