import type { LessonTexts } from '../course.ts';

export const seniorHousingFundamentalsLessons: LessonTexts = {
  'care-types': [
    {
      kind: 'text',
      paragraphs: [
        'Senior housing is not one product. A person who moves into a community buys an apartment, a package of services, and often care. The mix decides the rent, the staff, the license, and what a buyer will pay. Learn to ask what a resident receives each day, because names on signs vary.',
      ],
    },
    {
      kind: 'terms',
      terms: [
        {
          term: 'Active adult',
          text: 'Apartments or houses for people 55 and over, with activities and no care. It is run much like an apartment building.',
        },
        {
          term: 'Independent living',
          text: 'An apartment with meals, housekeeping, transportation, and activities. Residents who need help with daily life arrange it themselves.',
        },
        {
          term: 'Assisted living',
          text: 'Housing and meals plus help with activities of daily living: bathing, dressing, toileting, transferring, continence, and eating. Staff are on site at all hours.',
        },
        {
          term: 'Memory care',
          text: 'Assisted living for people with dementia, in a secured setting with more staff and a structured day.',
        },
        {
          term: 'Skilled nursing',
          text: 'Round-the-clock nursing for long stays, and rehabilitation after a hospital stay. Most facilities are certified for Medicare and Medicaid.',
        },
        {
          term: 'Continuing care',
          text: 'A campus, also called a life plan community, that offers several of these levels under one contract. Some charge an entrance fee, others only rent.',
        },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'There is a seventh kind, board and care: a house with a few residents and one or two caregivers. It follows assisted living rules in most states and trades more like a small business.',
        'One address may hold several types. A building with 60 assisted living and 24 memory care apartments has two products with different rents, staff, and waiting lists. Add the units up and you learn little. Always ask for figures by care type.',
        'Also keep three counts apart. **Licensed beds** are what the state allows. **Operating beds** are what the community sets up. **Units** are apartments, and a two-bedroom unit shared by two people who are not related holds two beds. A price per bed and a price per unit describe the same sale with different numbers.',
        'When you compare two communities, line up the same care type, the same count, and the same services. Then the comparison means something.',
      ],
    },
    {
      kind: 'note',
      tone: 'hint',
      text: 'Try it: open three communities on the [listings page](/investment-opportunities) and write down care types, units, and licensed beds of each.',
    },
  ],
  payors: [
    {
      kind: 'text',
      paragraphs: [
        'The person who lives in a community is often not the one who pays for it. The source of the money decides how fast rates can rise, how late payments arrive, and which rules apply.',
        'Independent living, assisted living, and memory care are mainly **private pay**: residents pay from savings, the sale of a house, pensions, and family help. In the third quarter of 2021, Welltower reported 96.5 percent private revenue in its senior housing operating portfolio. For long-term and post-acute care the same company reported 30 percent private, 36 percent Medicaid, and 34 percent Medicare.',
      ],
    },
    {
      kind: 'terms',
      terms: [
        {
          term: 'Medicaid',
          text: 'State programs for people with low income and few assets. It pays for most long nursing stays. In assisted living it pays for care under waivers in many states, rarely for rent.',
        },
        {
          term: 'Medicare Part A',
          text: 'Federal insurance that pays for short skilled stays after a hospital stay, not for living in a community.',
        },
        {
          term: 'Medicare Advantage',
          text: 'Private plans that replace original Medicare. They negotiate rates, authorize days, and usually pay less.',
        },
        {
          term: 'VA benefits',
          text: 'Aid and Attendance adds to the income of eligible veterans and surviving spouses, who then pay privately.',
        },
        {
          term: 'Long-term care insurance',
          text: 'Reimburses the resident up to a daily limit. The community still collects from the resident.',
        },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Rates differ widely. NIC reported about $590 a day from Medicare in skilled nursing in June 2023, where Medicare was 18 percent of revenue. Medicaid covered about 66 percent of days in NIC’s 2018 data. A few Medicare residents can therefore carry a building whose other residents pay less than they cost.',
      ],
    },
    {
      kind: 'example',
      title: 'A blended daily rate',
      given: [
        { label: 'Medicare days', value: '2,000 at $590' },
        { label: 'Medicaid days', value: '14,000 at $250' },
        { label: 'Private days', value: '4,000 at $320' },
      ],
      working: [
        { line: '2,000 × $590', result: '$1,180,000' },
        { line: '14,000 × $250', result: '$3,500,000' },
        { line: '4,000 × $320', result: '$1,280,000' },
        { line: '($1,180,000 + $3,500,000 + $1,280,000) ÷ 20,000', result: '$298' },
      ],
      conclusion:
        'Medicare is one day in ten and one dollar in five. Lose half of it and the blended rate drops, although the beds stay full. The Medicaid and private rates here are invented.',
    },
    {
      kind: 'text',
      paragraphs: [
        'Ask each seller for days and dollars by payor for three years. The trend tells you more than last month.',
      ],
    },
  ],
  'occupancy-and-rates': [
    {
      kind: 'text',
      paragraphs: [
        '“We are 92 percent full” can mean several things. Before you compare, find out what was counted.',
      ],
    },
    {
      kind: 'terms',
      terms: [
        { term: 'Census', text: 'The number of residents on a day.' },
        {
          term: 'Physical occupancy',
          text: 'Occupied units divided by available units.',
        },
        {
          term: 'Financial occupancy',
          text: 'Units that are paid for divided by available units. A resident in the hospital still counts; a free first month does not.',
        },
        {
          term: 'RevPOR',
          text: 'Resident revenue per occupied unit and month. It shows what one resident household pays.',
        },
        {
          term: 'RevPAR',
          text: 'Resident revenue per available unit and month. It falls with each empty unit.',
        },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Operators differ in which occupancy they publish. NIC’s figures for the fourth quarter of 2025 were 89.1 percent in primary and 90.0 percent in secondary markets. A quarter earlier, independent living stood at 90.2 percent and assisted living at 87.2 percent. Single metropolitan areas range widely, from 93.1 percent in Boston to 85.4 percent in Miami.',
      ],
    },
    {
      kind: 'example',
      title: 'Two occupancies in one building',
      given: [
        { label: 'Available units', value: '80' },
        { label: 'Occupied units', value: '72' },
        { label: 'Occupied in a free month', value: '4' },
        { label: 'Resident revenue this month', value: '$432,000' },
      ],
      working: [
        { line: '72 ÷ 80', result: '90%' },
        { line: '(72 − 4) ÷ 80', result: '85%' },
        { line: '$432,000 ÷ 72', result: '$6,000' },
        { line: '$432,000 ÷ 80', result: '$5,400' },
      ],
      conclusion:
        'The building is 90 percent physically and 85 percent financially occupied. The gap of five points is the discount that filled it.',
    },
    {
      kind: 'text',
      paragraphs: [
        'Occupancy is the result of move-ins and move-outs, and both happen all the time. In December 2025, NIC counted move-ins of 2.0 percent of inventory in independent living, 3.0 in assisted living, and 3.3 in memory care. Move-outs were 1.6, 2.8, and 3.3 percent. So memory care replaces about its whole move-in count each month and stands still. A community that stops selling for one quarter empties by itself.',
        'Rates depend on the care type as well. A memory care apartment costs more than an assisted living apartment, which costs more than an independent one. In most communities, a care charge is added on top of the rent: by level, by points, or by service. Ask whether a quoted rate includes it.',
        'The useful questions are short. Which occupancy is this? On how many units? Averaged over what time? At what rate, and with which discount?',
      ],
    },
  ],
  costs: [
    {
      kind: 'text',
      paragraphs: [
        'A community is a building in which many people work. Labor is by far the largest cost, and the other lines follow the number of residents or the size of the building.',
      ],
    },
    {
      kind: 'table',
      caption: 'What moves each expense line',
      columns: [{ label: 'Line' }, { label: 'Follows' }, { label: 'Ask for' }],
      rows: [
        ['Nursing and caregivers', 'Residents and their needs', 'Hours by position and shift'],
        ['Dining', 'Residents', 'Food cost per resident day'],
        ['Housekeeping and laundry', 'Units', 'Hours per unit'],
        ['Maintenance', 'Building age', 'Work orders and capital projects'],
        ['Administration and marketing', 'The community as such', 'Names of open positions'],
        ['Insurance', 'Location and claims', 'Loss runs for five years'],
        ['Property tax', 'Assessed value', 'The date of the next assessment'],
        ['Management fee', 'Revenue', 'The contract'],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'To compare buildings of different sizes, divide by **resident days**: one resident on one day. Paid hours divided by resident days are hours per resident day. Food cost divided by resident days is what a day of meals costs. Both figures work across 40 and 140 units.',
        'What remains after operating expenses is net operating income, or **NOI**. NOI divided by revenue is the margin. The State of Seniors Housing report put it at 28 percent in 2020 and 25 percent in 2021, two difficult years. Skilled nursing usually runs at a lower margin, because nursing care takes more hours.',
        'Because many costs are fixed, the margin moves faster than occupancy. The night shift, the executive director, and the roof cost the same at 75 and at 90 percent. The last few residents contribute most of their rent to the profit, and the loss of the same few residents hurts as much.',
      ],
    },
    {
      kind: 'example',
      title: 'The last five residents',
      given: [
        { label: 'Revenue per resident and month', value: '$6,000' },
        { label: 'Added cost per resident and month', value: '$2,000' },
        { label: 'Residents gained', value: '5' },
      ],
      working: [
        { line: '$6,000 − $2,000', result: '$4,000' },
        { line: '$4,000 × 5 × 12', result: '$240,000' },
      ],
      conclusion:
        'Five residents add $240,000 of annual NOI in this invented building, without a new position.',
    },
    {
      kind: 'text',
      paragraphs: [
        'Turnover is the quiet cost. Each departure means an empty unit, paint, and a new search. When a caregiver leaves, a colleague works overtime or an agency sends someone. Ask for both kinds of turnover by month.',
      ],
    },
  ],
  'licenses-and-surveys': [
    {
      kind: 'text',
      paragraphs: [
        'Care is licensed by the state, and the name of the license depends on the state. In California assisted living is a Residential Care Facility for the Elderly. Florida has a standard assisted living license with specialty licenses on top. Texas distinguishes types A and B by whether residents can evacuate on their own, and a community that advertises Alzheimer’s care needs type B. Pennsylvania has personal care homes and assisted living residences. Independent living and active adult housing often need no care license.',
        'Skilled nursing is different: it holds a state license and, in most cases, a certification for Medicare and Medicaid. It is therefore inspected under federal rules.',
      ],
    },
    {
      kind: 'steps',
      steps: [
        {
          title: 'The survey',
          text: 'Inspectors arrive unannounced. In skilled nursing they come every 12 to 15 months, and after complaints. In assisted living the interval depends on the state.',
        },
        {
          title: 'The statement of deficiencies',
          text: 'In skilled nursing this is Form 2567. Each finding cites a rule and a letter from A to L.',
        },
        {
          title: 'The plan of correction',
          text: 'The community says what it will do, by when, and how it will check the result.',
        },
        {
          title: 'The revisit',
          text: 'Inspectors confirm the correction. Until then, penalties may add up.',
        },
      ],
    },
    {
      kind: 'table',
      caption: 'The scope and severity grid',
      columns: [
        { label: 'Severity' },
        { label: 'Isolated' },
        { label: 'Pattern' },
        { label: 'Widespread' },
      ],
      rows: [
        ['Potential for minimal harm', 'A', 'B', 'C'],
        ['Potential for more than minimal harm', 'D', 'E', 'F'],
        ['Actual harm', 'G', 'H', 'I'],
        ['Immediate jeopardy', 'J', 'K', 'L'],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Read across for how many residents were affected and down for how badly. A D is one case that could have caused harm. A G hurt someone. J, K, and L mean that residents were in danger.',
        'A license does not pass to a buyer with the building. The buyer applies for a change of ownership, which takes from one to more than three months, and in busy states six to twelve according to one broker. During that time, the parties agree on who operates the community. Plan the application before you plan the closing date.',
        'One rule has changed recently. The 3.48-hour federal floor for nursing staff ended on February 2, 2026, when its repeal took effect. State minimums still apply, so look up the state.',
      ],
    },
    {
      kind: 'note',
      tone: 'caution',
      text: 'State rules change. Treat every statement in this lesson as a starting point, and confirm it with the agency or your counsel.',
    },
  ],
};
