import type { GlossaryTerm } from './glossaryTerm.ts';

export const termsDToE: readonly GlossaryTerm[] = [
  {
    term: 'Days cash on hand',
    meaning:
      'Unrestricted cash divided by one day’s operating expenses. Bond covenants for life plan communities are based on it. For a rental community, it measures how long you could make payroll if a payor stopped paying, which regulators in some states ask about at licensure.',
    see: ['Working capital', 'Entrance fee'],
    area: 'finance',
  },
  {
    term: 'Deal room',
    also: ['Virtual data room'],
    meaning:
      'A secure place where buyers read a seller’s documents under one index, with a record of who opened what. A good one follows the order of the buyer’s checklist: financials, census, licenses and surveys, staff, contracts, title, condition, insurance, litigation, draft agreements.',
    see: ['Due diligence', 'NDA'],
    area: 'deal',
  },
  {
    term: 'Debt service',
    meaning:
      'One year’s payments of principal and interest. Underwriters of insured loans add the annual mortgage-insurance premium. Interest-only years make coverage look better than it will be, so test the amortizing payment as well.',
    see: ['DSCR', 'Loan constant', 'Amortization'],
    area: 'finance',
  },
  {
    term: 'Debt yield',
    meaning:
      'Net operating income divided by the loan amount. It ignores interest rate, schedule, and appraisal, so it shows how quickly income alone would repay a lender. Conventional seniors-housing lenders use it as a floor when rates are low.',
    see: ['LTV', 'DSCR'],
    area: 'finance',
  },
  {
    term: 'Defeasance',
    meaning:
      'Exiting a securitized loan by replacing its collateral with government bonds that make the same payments. The cost rises when rates have fallen since closing. A seller with such a loan prices it before listing, or asks whether the buyer can assume it.',
    see: ['Prepayment penalty'],
    area: 'finance',
  },
  {
    term: 'Deficiency',
    meaning:
      'A finding that a facility didn’t meet a rule. Don’t just count deficiencies; read them. A missing signature and a resident left unattended each count as one. Compare them with the state average and with the same building’s previous visits.',
    see: ['F-tag', 'Scope and severity', '2567'],
    area: 'licensing',
  },
  {
    term: 'Delaware statutory trust',
    also: ['DST'],
    meaning:
      'A trust whose small interests count as real estate for a tax-deferred exchange. Investors are passive, and the trust may not renegotiate debt, raise capital, or make more than minor improvements, so it leases an operating community out under a master lease.',
    see: ['1031 exchange', 'Master lease'],
    area: 'law',
  },
  {
    term: 'Deposit, hard',
    also: ['Nonrefundable deposit'],
    meaning:
      'Earnest money that the seller keeps if the buyer walks away for any reason other than the seller’s default or a named condition. In senior living, the key question is whether the deposit is returned if licensure fails. A buyer should want it to be.',
    see: ['Earnest money', 'Due diligence period'],
    area: 'deal',
  },
  {
    term: 'Deposit, resident',
    meaning:
      'Money held for a resident, as security or a reservation. Many states require a separate account and a return within days. It is transferred as a credit at closing, and the ledger by resident must match the bank statement.',
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
      'A federal remedy under which a nursing facility gets no Medicare or Medicaid payment for new residents until it is back in compliance. A few weeks of it can cost more than the fine. Check for open remedies on the days of signing and closing.',
    see: ['Civil money penalty', 'Substantial compliance'],
    area: 'licensing',
  },
  {
    term: 'DSCR',
    also: ['Debt service coverage ratio'],
    meaning:
      'Net operating income divided by annual debt service. Lenders set a minimum: HUD’s Section 232 programs use 1.45. Ask which income is used, and after which fee and reserves, since a lender’s figure is usually lower than the offering memorandum’s.',
    see: ['Debt service', 'NOI', 'Loan constant'],
    area: 'finance',
  },
  {
    term: 'Due diligence',
    meaning:
      'The buyer’s review before the deposit goes hard: financial records against bank and payor statements, resident files, surveys, staff, building, title, environment, insurance, and contracts. Third-party reports commonly take four to six weeks, so order them first.',
    see: ['Due diligence period', 'Deal room', 'Estoppel certificate'],
    area: 'deal',
  },
  {
    term: 'Due diligence period',
    also: ['Inspection period', 'Study period'],
    meaning:
      'The days after signing in which a buyer may withdraw and get the deposit back. Count from delivery of documents rather than from signature, and don’t tie the license application to it, because a deadline agreed with the seller doesn’t bind a state agency.',
    see: ['Due diligence', 'Deposit, hard'],
    area: 'deal',
  },
  {
    term: 'Earnest money',
    meaning:
      'The deposit that shows a buyer is serious, held by a title company. Its size matters less than its terms: when it becomes nonrefundable, what makes it refundable, and whether it is the seller’s only remedy if the buyer doesn’t close.',
    see: ['Deposit, hard', 'PSA'],
    area: 'deal',
  },
  {
    term: 'Easement',
    meaning:
      'Another party’s right to use part of the land, for utilities, access, or drainage. Most are harmless. One under a planned memory-care wing is not, and shared driveways without a maintenance agreement lead to disputes at the first repaving.',
    see: ['ALTA survey', 'Title commitment'],
    area: 'law',
  },
  {
    term: 'EBITDA',
    meaning:
      'Earnings before interest, taxes, depreciation, and amortization, after rent and management fee. For an operator who leases, it is the cash the business itself generates. Buyers of a tenant’s operations base their price on this figure, not on the one before rent.',
    see: ['EBITDAR', 'NOI'],
    area: 'finance',
  },
  {
    term: 'EBITDAR',
    meaning:
      'Earnings before interest, taxes, depreciation, amortization, and rent, after the management fee. Because rent isn’t deducted, it lets you compare leased and owned buildings. Landlords divide it by rent to see how safe their income is.',
    see: ['EBITDARM', 'EBITDA', 'Rent coverage'],
    area: 'finance',
  },
  {
    term: 'EBITDARM',
    meaning:
      'EBITDAR before the management fee. It is the broadest measure of a building’s earnings and the most misleading. Subtract a market-rate fee, commonly around five percent of revenue, before you compare it with a price.',
    see: ['EBITDAR', 'Management fee'],
    area: 'finance',
  },
  {
    term: 'Effective gross income',
    also: ['EGI'],
    meaning:
      'Potential revenue minus vacancy, concessions, and bad debt, plus other income. It is what the building actually takes in. Management fees are usually a percentage of it, so inflating it raises that cost too, which offsets part of the gain.',
    see: ['NOI', 'Vacancy loss', 'Bad debt'],
    area: 'finance',
  },
  {
    term: 'Eligible independent contractor',
    also: ['EIK'],
    meaning:
      'The manager a REIT’s subsidiary must hire to run a community held under RIDEA. It has to be independent of the REIT and actively manage communities for other owners. This requirement is why REITs employ third-party managers where other owners would run the building themselves.',
    see: ['RIDEA', 'Taxable REIT subsidiary'],
    area: 'law',
  },
  {
    term: 'Elopement',
    meaning:
      'A resident with impaired judgment leaving unnoticed. It is among the costliest liability claims in senior living and the reason for secured doors, alarms, and drills. Ask for every event in the past three years and what changed afterward.',
    see: ['Memory care', 'Incident report'],
    area: 'care',
  },
  {
    term: 'Entrance fee',
    also: ['Buy-in', 'Founder’s fee'],
    meaning:
      'A large one-time payment on entering a life plan community, refundable in part or in full, or earned over months. It funds construction, refunds, and future care. The cash isn’t income for the year, so value the community on cash flow with refunds deducted.',
    see: ['CCRC', 'Refundable entrance fee', 'Type A contract'],
    area: 'payors',
  },
  {
    term: 'Equity multiple',
    meaning:
      'All distributions divided by all equity paid in. It shows how much, not how fast: 1.75× over five years and over ten are very different investments, so it is quoted alongside an internal rate of return.',
    see: ['IRR', 'Cash-on-cash return'],
    area: 'finance',
  },
  {
    term: 'Escrow holdback',
    also: ['Indemnity escrow'],
    meaning:
      'Part of the price held by a third party after closing to pay claims. In nursing deals, it covers Medicare and Medicaid recoupments for the seller’s years, which can arrive long after closing. Its size and end date are negotiated last and matter most.',
    see: ['Representations and warranties', 'True-up'],
    area: 'deal',
  },
  {
    term: 'Estoppel certificate',
    meaning:
      'A signed statement by a tenant, landlord, or lender on the status of an agreement: rent paid, defaults, amendments. Buyers and lenders rely on it. Ask for one from the ground lessor and from each commercial tenant, such as a therapy or home-health office.',
    see: ['SNDA', 'Master lease'],
    area: 'deal',
  },
  {
    term: 'Exclusivity',
    also: ['No-shop'],
    meaning:
      'The seller’s promise not to negotiate with other buyers for a time after a letter of intent. It protects the buyer’s spending on diligence. Tie its extension to progress, such as a filed license application, and it serves both sides.',
    see: ['Letter of intent', 'Due diligence'],
    area: 'deal',
  },
  {
    term: 'Exit cap rate',
    also: ['Terminal cap rate', 'Reversion cap rate'],
    meaning:
      'The rate at which a model sells the community at the end. A quarter point changes the return more than most operating assumptions. A careful model sets it at or above the purchase rate, since the building will be older.',
    see: ['Cap rate', 'Going-in cap rate', 'IRR'],
    area: 'finance',
  },
  {
    term: 'Extended congregate care',
    also: ['ECC'],
    meaning:
      'A Florida specialty on an assisted-living license that lets residents with greater needs stay, with nursing under certain conditions. Because a building can keep more of its residents, stays are longer. It also brings more monitoring visits and records.',
    see: ['ALF', 'Limited nursing services'],
    area: 'licensing',
  },
];
