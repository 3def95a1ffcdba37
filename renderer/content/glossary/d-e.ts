import type { GlossaryTerm } from './glossaryTerm.ts';

export const termsDToE: readonly GlossaryTerm[] = [
  {
    term: 'Days cash on hand',
    meaning:
      'Unrestricted cash divided by a day’s operating expenses. Bond covenants of life plan communities are built on it. For a rental community it measures how long payroll can be met if a payor stops paying, which regulators in some states ask at licensure.',
    see: ['Working capital', 'Entrance fee'],
    area: 'finance',
  },
  {
    term: 'Deal room',
    also: ['Virtual data room'],
    meaning:
      'The place where a seller’s documents are read under one index and with a record of who opened what. A good one follows the order of the buyer’s checklist: financials, census, licenses and surveys, staff, contracts, title, condition, insurance, litigation, draft agreements.',
    see: ['Due diligence', 'NDA'],
    area: 'deal',
  },
  {
    term: 'Debt service',
    meaning:
      'The year’s payments of principal and interest. Underwriters of insured loans add the annual mortgage-insurance premium to it. Interest-only years make coverage look better than it will be, so test the amortizing payment as well.',
    see: ['DSCR', 'Loan constant', 'Amortization'],
    area: 'finance',
  },
  {
    term: 'Debt yield',
    meaning:
      'Net operating income divided by the loan amount. It ignores interest rate, schedule and appraisal, and so shows how fast a lender would be whole from income alone. Conventional lenders to seniors housing use it as a floor when rates are low.',
    see: ['LTV', 'DSCR'],
    area: 'finance',
  },
  {
    term: 'Defeasance',
    meaning:
      'Leaving a securitized loan by replacing its collateral with government bonds that make the same payments. The cost rises when rates have fallen since closing. A seller with such a loan prices it before listing, or asks whether the buyer may assume it.',
    see: ['Prepayment penalty'],
    area: 'finance',
  },
  {
    term: 'Deficiency',
    meaning:
      'A finding that a facility did not meet a rule. Count them, but read them: one about a missing signature and one about a resident left unattended carry the same tally. Compare with the state’s average and with the same building’s previous visits.',
    see: ['F-tag', 'Scope and severity', '2567'],
    area: 'licensing',
  },
  {
    term: 'Delaware statutory trust',
    also: ['DST'],
    meaning:
      'A trust whose small interests count as real estate for an exchange. Investors are passive and the trust may not renegotiate debt, raise capital or make more than minor improvements, so an operating community sits in it behind a master lease.',
    see: ['1031 exchange', 'Master lease'],
    area: 'law',
  },
  {
    term: 'Deposit, hard',
    also: ['Nonrefundable deposit'],
    meaning:
      'Earnest money that the seller keeps if the buyer walks away for any reason but the seller’s default or a named condition. In senior living the useful question is whether failure of licensure returns it; a buyer should want yes.',
    see: ['Earnest money', 'Due diligence period'],
    area: 'deal',
  },
  {
    term: 'Deposit, resident',
    meaning:
      'Money held for a resident, as security or a reservation. Many states require a separate account and a return within days. It is transferred as a credit at closing, and the ledger by resident has to add up to the bank statement.',
    see: ['Community fee', 'Prorations'],
    area: 'operations',
  },
  {
    term: 'Director of nursing',
    also: ['DON', 'Wellness director'],
    meaning:
      'The nurse responsible for care in a nursing facility, and under other titles in assisted living. A vacancy shows up first in medication errors and surveys. Interview this person, with the seller’s consent, before the due diligence period ends.',
    see: ['Administrator', 'Key staff'],
    area: 'operations',
  },
  {
    term: 'DPNA',
    also: ['Denial of payment for new admissions'],
    meaning:
      'A federal remedy under which a nursing facility gets no Medicare or Medicaid payment for new residents until it is back in compliance. A few weeks of it can cost more than the fine. Check open remedies on the day of signing and of closing.',
    see: ['Civil money penalty', 'Substantial compliance'],
    area: 'licensing',
  },
  {
    term: 'DSCR',
    also: ['Debt service coverage ratio'],
    meaning:
      'Net operating income divided by annual debt service. Lenders state a minimum: HUD’s Section 232 programs use 1.45. Ask which income is meant, after which fee and reserves, since a lender’s figure is usually lower than the offering memorandum’s.',
    see: ['Debt service', 'NOI', 'Loan constant'],
    area: 'finance',
  },
  {
    term: 'Due diligence',
    meaning:
      'The buyer’s examination before the deposit hardens: financial records against bank and payor statements, residents’ files, surveys, staff, building, title, environment, insurance and contracts. Third-party reports commonly take four to six weeks, so they are ordered before everything else.',
    see: ['Due diligence period', 'Deal room', 'Estoppel certificate'],
    area: 'deal',
  },
  {
    term: 'Due diligence period',
    also: ['Inspection period', 'Study period'],
    meaning:
      'The days after signing in which a buyer may withdraw and get the deposit back. Count from delivery of documents rather than from signature, and keep the license application outside of it, because no period a seller grants covers a state agency.',
    see: ['Due diligence', 'Deposit, hard'],
    area: 'deal',
  },
  {
    term: 'Earnest money',
    meaning:
      'The deposit that shows a buyer means it, held by a title company. Its size matters less than its terms: when it becomes nonrefundable, what brings it back, and whether it is the seller’s only remedy if the buyer does not close.',
    see: ['Deposit, hard', 'PSA'],
    area: 'deal',
  },
  {
    term: 'Easement',
    meaning:
      'Somebody else’s right to use part of the land, for utilities, access or drainage. Most are harmless. One under a planned memory-care wing is not, and shared driveways without a maintenance agreement turn into disputes at the first repaving.',
    see: ['ALTA survey', 'Title commitment'],
    area: 'law',
  },
  {
    term: 'EBITDA',
    meaning:
      'Earnings before interest, taxes, depreciation and amortization, after rent and management fee. For an operator who leases, it is the cash the business itself makes. Buyers of a tenant’s operations price this figure and not the one before rent.',
    see: ['EBITDAR', 'NOI'],
    area: 'finance',
  },
  {
    term: 'EBITDAR',
    meaning:
      'Earnings before interest, taxes, depreciation, amortization and rent, after the management fee. Because rent is not deducted, leased and owned buildings compare on it, and landlords divide it by rent to see how safe their income is.',
    see: ['EBITDARM', 'EBITDA', 'Rent coverage'],
    area: 'finance',
  },
  {
    term: 'EBITDARM',
    meaning:
      'EBITDAR before the management fee. It is the widest measure of what a building earns and the easiest to be misled by: subtract a fee of market size, commonly around five percent of revenue, before you compare it with a price.',
    see: ['EBITDAR', 'Management fee'],
    area: 'finance',
  },
  {
    term: 'Effective gross income',
    also: ['EGI'],
    meaning:
      'Potential revenue less vacancy, concessions and bad debt, plus other income. It is what the building really takes in. Management fees are usually a percentage of it, so an inflated figure lifts a cost too and partly corrects itself.',
    see: ['NOI', 'Vacancy loss', 'Bad debt'],
    area: 'finance',
  },
  {
    term: 'Eligible independent contractor',
    also: ['EIK'],
    meaning:
      'The manager a REIT’s subsidiary must hire to run a community held under RIDEA. It has to be independent of the REIT and actively in that business for others. The definition is why REITs employ third-party managers where other owners would run the building themselves.',
    see: ['RIDEA', 'Taxable REIT subsidiary'],
    area: 'law',
  },
  {
    term: 'Elopement',
    meaning:
      'A resident with impaired judgment leaving unnoticed. It is among the costliest liability claims in senior living and the reason for secured doors, alarms and drills. Ask for every event of three years with what changed afterward.',
    see: ['Memory care', 'Incident report'],
    area: 'care',
  },
  {
    term: 'Entrance fee',
    also: ['Buy-in', 'Founder’s fee'],
    meaning:
      'A large one-time payment on entering a life plan community, in part or wholly refundable or earned over months. It funds construction, refunds and future care. Its cash is not income of the year, so value on cash flow with refunds deducted.',
    see: ['CCRC', 'Refundable entrance fee', 'Type A contract'],
    area: 'payors',
  },
  {
    term: 'Equity multiple',
    meaning:
      'All distributions divided by all equity paid in. It says how much and not how fast: 1.75× over five years and over ten are very different investments, which is why it is quoted beside an internal rate of return.',
    see: ['IRR', 'Cash-on-cash return'],
    area: 'finance',
  },
  {
    term: 'Escrow holdback',
    also: ['Indemnity escrow'],
    meaning:
      'Part of the price kept with a third party after closing to pay claims. In nursing deals it answers recoupments by Medicare and Medicaid for the seller’s years, which can arrive long after. Its size and its end date are negotiated last and matter most.',
    see: ['Representations and warranties', 'True-up'],
    area: 'deal',
  },
  {
    term: 'Estoppel certificate',
    meaning:
      'A signed statement of a tenant, landlord or lender on where an agreement stands: rent paid, defaults, amendments. Buyers and lenders rely on it. Ask for one from the ground lessor and from each commercial tenant, such as a therapy or home-health office.',
    see: ['SNDA', 'Master lease'],
    area: 'deal',
  },
  {
    term: 'Exclusivity',
    also: ['No-shop'],
    meaning:
      'The seller’s promise not to talk with other buyers for a time after a letter of intent. It pays for the buyer’s diligence. Tie its extension to progress, such as a filed license application, and it serves both sides.',
    see: ['Letter of intent', 'Due diligence'],
    area: 'deal',
  },
  {
    term: 'Exit cap rate',
    also: ['Terminal cap rate', 'Reversion cap rate'],
    meaning:
      'The rate at which a model sells the community at the end. A quarter point moves the return more than most operating assumptions. A careful model leaves it at or above the purchase rate, since the building will be older.',
    see: ['Cap rate', 'Going-in cap rate', 'IRR'],
    area: 'finance',
  },
  {
    term: 'Extended congregate care',
    also: ['ECC'],
    meaning:
      'A Florida specialty on an assisted-living license that lets residents with greater needs stay, with nursing under conditions. It widens whom a building may keep and so its length of stay; it also brings more monitoring visits and records.',
    see: ['ALF', 'Limited nursing services'],
    area: 'licensing',
  },
];
