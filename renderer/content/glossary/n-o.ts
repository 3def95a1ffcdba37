import type { GlossaryTerm } from './glossaryTerm.ts';

export const termsNToO: readonly GlossaryTerm[] = [
  {
    term: 'NDA',
    also: ['Nondisclosure agreement', 'Confidentiality agreement'],
    meaning:
      'The agreement required to receive the offering memorandum: use for evaluation only, no contact with staff or residents, return or destruction. It has to cover a buyer’s lawyers and lenders. You can read [the form used on Haven Exchange](/nda-document).',
    see: ['Confidential listing', 'Teaser'],
    area: 'deal',
  },
  {
    term: 'Negotiated risk agreement',
    also: ['Shared responsibility agreement'],
    meaning:
      'A written understanding that a resident chooses something against advice, such as walking without help, and accepts the consequences. Some states recognize it and others don’t. It documents the choice; it doesn’t release an operator from negligence.',
    see: ['Care plan', 'Resident agreement'],
    area: 'law',
  },
  {
    term: 'NHA',
    also: ['Nursing home administrator'],
    meaning:
      'The state-licensed administrator that federal rules require in every certified nursing facility. A building can’t go without one for long. Put the successor’s name and license in the change-of-ownership application, and have a second candidate.',
    see: ['Administrator', 'Skilled nursing'],
    area: 'licensing',
  },
  {
    term: 'NOI',
    also: ['Net operating income'],
    meaning:
      'Effective gross income minus operating expenses, before debt, depreciation, and income tax. In senior living it is after a management fee, and lenders deduct a replacement reserve too. Ask which of these was deducted before you apply a cap rate.',
    see: ['Effective gross income', 'Cap rate', 'Normalization'],
    area: 'finance',
  },
  {
    term: 'NOI margin',
    also: ['Operating margin'],
    meaning:
      'Net operating income divided by revenue. State of Seniors Housing reported 28 percent for 2020 and 25 for 2021. A building far above its peers is either well run or missing a cost: fee, reserves, tax after reassessment, market wages.',
    see: ['NOI', 'Operating leverage'],
    area: 'finance',
  },
  {
    term: 'Non-recourse loan',
    meaning:
      'A loan for which the lender has recourse to the property alone, except for carve-outs such as fraud, waste, or unpermitted transfers. HUD and agency loans work this way. Banks usually ask for a guaranty until the building is stable.',
    see: ['Guaranty', 'HUD-232'],
    area: 'finance',
  },
  {
    term: 'Normalization',
    also: ['Normalized T-12', 'Pro forma adjustment'],
    meaning:
      'Restating the past year as a typical buyer would have run it: market fee, reserves, and new property tax added; owner’s pay and one-time costs removed. Each adjustment needs a line, a reason, and a document. Without them, a lump sum of adjustments is only a negotiating position.',
    see: ['T-12', 'Management fee', 'Replacement reserve'],
    area: 'finance',
  },
  {
    term: 'NPV',
    also: ['Net present value'],
    meaning:
      'Today’s value of future cash flows at a chosen rate, minus the amount paid. Unlike the internal rate of return, it shows how much wealth a deal adds, and it handles cash flows that change sign more than once.',
    see: ['IRR'],
    area: 'finance',
  },
  {
    term: 'Occupancy, physical',
    meaning:
      'Occupied units divided by available units. Decide whether models, rooms under repair, and held beds count as available, and whether a shared room with one resident is full. A common weighting is one for a private room and a half for each place in a shared one.',
    see: ['Financial occupancy', 'Census'],
    area: 'operations',
  },
  {
    term: 'Offering memorandum',
    also: ['OM'],
    meaning:
      'The seller’s marketing document for a community: property, market, residents, staff, financials, opportunity. Treat it as advertising with tables. Rebuild its income from the T-12 and the rent roll. Where your figure differs, you have your first list of questions.',
    see: ['Confidential information memorandum', 'Teaser', 'T-12'],
    area: 'deal',
  },
  {
    term: 'Ombudsman',
    meaning:
      'An advocate for long-term care residents, required by federal law in every state. Ombudsmen visit, hear complaints, and speak up for residents who are being discharged. A good relationship with the local one is valuable. Buyers will look closely at a long list of complaints.',
    see: ['Family council', 'Involuntary discharge'],
    area: 'licensing',
  },
  {
    term: 'Operating beds',
    also: ['Available beds', 'Staffed beds'],
    meaning:
      'Beds set up and staffed today. Occupancy on licensed beds looks poor where shared rooms have become private, and occupancy on operating beds looks good where a wing is closed. Show both, and explain why they differ.',
    see: ['Licensed beds', 'Occupancy, physical'],
    area: 'operations',
  },
  {
    term: 'Operating lease',
    also: ['Opco-propco lease'],
    meaning:
      'In HUD and REIT structures, the lease between the owner of the real estate and the affiliated operator who holds the license. It separates property from operations for liability and tax. Its rent is sized to the debt, so it says little about market rent.',
    see: ['Master lease', 'Triple-net lease'],
    area: 'deal',
  },
  {
    term: 'Operating leverage',
    meaning:
      'The share of costs that doesn’t change with occupancy. Kitchen, night nursing coverage, insurance, and taxes are fixed, so the last residents to move in bring most of the profit, and the first to leave take it with them.',
    see: ['Break-even occupancy', 'NOI margin'],
    area: 'finance',
  },
  {
    term: 'Operating-deficit reserve',
    meaning:
      'Money set aside to pay losses until break-even. Add up monthly shortfalls from opening to that month, then stress-test with a slower fill. Equity raised late costs more than equity that sat idle.',
    see: ['Lease-up', 'Bridge loan'],
    area: 'finance',
  },
  {
    term: 'Operations transfer agreement',
    also: ['OTA'],
    meaning:
      'The contract that transfers the operating business from the old operator to the new one: resident agreements, staff, contracts, deposits, records, accrued leave, prorations, receivables. It is signed along with the purchase agreement and causes more disputes than that agreement does.',
    see: ['Change of ownership', 'PSA', 'True-up'],
    area: 'deal',
  },
];
