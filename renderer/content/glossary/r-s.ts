import type { GlossaryTerm } from './glossaryTerm.ts';

export const termsRToS: readonly GlossaryTerm[] = [
  {
    term: 'RCFE',
    also: ['Residential care facility for the elderly'],
    meaning:
      'California’s license for assisted living, from six-bed homes to large communities, under the Department of Social Services. Serving residents who have dementia, are on hospice, or are bedridden requires waivers or fire clearances room by room. These don’t always transfer to a buyer.',
    see: ['Board and care', 'Assisted living'],
    area: 'licensing',
  },
  {
    term: 'REAC',
    also: ['Real Estate Assessment Center'],
    meaning:
      'The HUD office that arranges and scores physical inspections of insured and assisted housing. A low score on an insured community brings follow-up and can hold up approvals. Ask for the last report with photos before assuming a HUD loan.',
    see: ['HUD-232', 'Property condition assessment'],
    area: 'licensing',
  },
  {
    term: 'Reassessment',
    meaning:
      'A new assessment of a resident at set intervals, after a hospital stay, or on a change of condition. It affects care, staffing, and price. An overdue reassessment is both a regulatory finding and unpaid work.',
    see: ['Level of care', 'Acuity creep'],
    area: 'care',
  },
  {
    term: 'Referral fee',
    also: ['Placement fee'],
    meaning:
      'The fee a private-pay community pays an agency that referred a resident, often a large part of the first month’s rent. Include it in the cost of a move-in. Such fees are prohibited for residents whose care is paid by federal programs, so record payor and source together.',
    see: ['Anti-Kickback Statute', 'Community fee'],
    area: 'operations',
  },
  {
    term: 'Refundable entrance fee',
    meaning:
      'An entrance fee of which a stated part is returned to the resident or estate, usually when the unit is resold. Outstanding refunds are a debt of the community. A buyer should list each contract, its refund, and its trigger before discussing price.',
    see: ['Entrance fee', 'CCRC'],
    area: 'payors',
  },
  {
    term: 'Regulation D',
    also: ['506(b)', '506(c)'],
    meaning:
      'The federal exemption most syndicated purchases use. Under 506(b), advertising isn’t allowed and an existing relationship is required. Under 506(c), advertising is allowed, but the sponsor must verify that every investor is accredited. Mixing the two loses the exemption.',
    see: ['Accredited investor', 'Syndication'],
    area: 'law',
  },
  {
    term: 'Regulatory agreement',
    meaning:
      'A recorded contract with HUD or another agency that restricts how a financed property is run: distributions, reserves, rents, changes of operator. It binds the next owner if the loan is assumed, and the required consents set the pace of a sale.',
    see: ['HUD-232', 'LIHTC'],
    area: 'law',
  },
  {
    term: 'REIT',
    also: ['Real estate investment trust'],
    meaning:
      'A company that owns real estate, distributes most of its taxable income, and pays little tax on it. Health-care REITs buy communities either to lease them out or to share in operations. They move fast, want portfolios and operators they know, and set prices that smaller buyers have to match.',
    see: ['RIDEA', 'Triple-net lease', 'Taxable REIT subsidiary'],
    area: 'finance',
  },
  {
    term: 'Rent coverage',
    also: ['Lease coverage', 'EBITDAR coverage'],
    meaning:
      'An operator’s EBITDAR, or EBITDARM, divided by rent. It shows a landlord how much room the tenant has before a bad quarter turns into a default. Say whether a management fee was deducted first; the fee alone can turn a pass into a fail.',
    see: ['EBITDAR', 'Triple-net lease'],
    area: 'finance',
  },
  {
    term: 'Rent roll',
    meaning:
      'The list of units with resident, move-in date, care type, payor, rent, care charge, discounts, and balance. It is the most informative page of a deal. Reconcile its total to that month’s revenue, and explain each difference before relying on it.',
    see: ['In-place rate', 'T-12'],
    area: 'finance',
  },
  {
    term: 'Replacement cost',
    meaning:
      'The cost to build the same community now, including land, soft costs, and fill-up losses. If you buy well below it, new competitors are unlikely to build for a while. It isn’t a price floor in a market where nothing would be built.',
    see: ['Price per unit', 'Comparable sale'],
    area: 'finance',
  },
  {
    term: 'Replacement reserve',
    meaning:
      'A yearly amount per unit for replacing items that wear out, set aside or deducted in underwriting; $350 a unit is a common figure in models. Older buildings need more. Leaving it out of the income behind a cap rate is the easiest way to inflate a price.',
    see: ['Capital expenditure', 'Normalization'],
    area: 'finance',
  },
  {
    term: 'Representations and warranties',
    meaning:
      'The seller’s statements of fact in the contract: financials, claims, licenses, employees. They survive for a limited time, up to a cap and above a basket. A single-purpose seller may distribute the proceeds the day after closing, so ask who stands behind the statements.',
    see: ['Escrow holdback', 'PSA'],
    area: 'deal',
  },
  {
    term: 'Resident agreement',
    also: ['Residency agreement', 'Admission agreement'],
    meaning:
      'The contract with a resident on rent, care, notice, rate changes, refunds, and discharge. States prescribe parts of it. Sample a dozen for side letters and rate locks, which bind a buyer and are rarely in the offering memorandum.',
    see: ['Involuntary discharge', 'Care charge'],
    area: 'law',
  },
  {
    term: 'Resident day',
    also: ['Patient day'],
    meaning:
      'One resident in the building for one day. Totaled over a month, it makes most operating figures comparable. Agree on whether the day of departure counts and how bed holds are treated, or the same building will show two different costs per day.',
    see: ['PPD', 'Census'],
    area: 'operations',
  },
  {
    term: 'Resident notice',
    also: ['CHOW notice'],
    meaning:
      'The advance notice that residents, families, staff, or the state must get before a new operator takes over, commonly 30 to 60 days. It ends confidentiality, so plan the meeting, the letter, and the questions the administrator will hear that afternoon.',
    see: ['Change of ownership', 'WARN Act'],
    area: 'licensing',
  },
  {
    term: 'Residential care',
    also: ['RCF', 'Adult care home'],
    meaning:
      'One of the many names under which states license assisted living: residential care facility in Ohio, adult care home in North Carolina, personal care home in Pennsylvania. Read the statute for who can live there, since the name alone doesn’t say.',
    see: ['Assisted living', 'Board and care'],
    area: 'licensing',
  },
  {
    term: 'Respite stay',
    also: ['Short-term stay'],
    meaning:
      'A furnished stay of days or weeks, for recovery or while a family is away, at a higher daily rate than a monthly stay. It fills empty units and leads to move-ins. Show it separately in occupancy figures; it doesn’t stabilize a building.',
    see: ['Length of stay', 'Census'],
    area: 'operations',
  },
  {
    term: 'RevPAR',
    also: ['Revenue per available room'],
    meaning:
      'Resident revenue divided by available units, per month. It combines rate and occupancy, so it can’t be improved by discounting to fill rooms or by holding price in an empty building. Use it to rank communities of one care type.',
    see: ['RevPOR', 'Financial occupancy'],
    area: 'finance',
  },
  {
    term: 'RevPOR',
    also: ['Revenue per occupied room'],
    meaning:
      'Resident revenue divided by average occupied units, per month. It shows pricing and care revenue without the effect of vacancy. If it rises while occupancy falls, check which residents left: losing low payers raises the average and lowers the total.',
    see: ['RevPAR', 'In-place rate'],
    area: 'finance',
  },
  {
    term: 'RIDEA',
    meaning:
      'The 2008 law, named after a bill from the year before, that lets a REIT’s subsidiary lease health-care property from it and take part in operating results through an independent manager. It moved REITs from collecting rent to owning operating performance, good and bad.',
    see: ['Eligible independent contractor', 'Taxable REIT subsidiary', 'Triple-net lease'],
    area: 'law',
  },
  {
    term: 'Sale-leaseback',
    meaning:
      'Selling the real estate and renting it back under a long lease. An operator gets cash and gives up appreciation and flexibility. Good operators have failed because rent escalated faster than Medicaid or private rates, so model year ten.',
    see: ['Triple-net lease', 'Rent coverage'],
    area: 'deal',
  },
  {
    term: 'SAM',
    also: ['System for Award Management'],
    meaning:
      'The federal registry that also lists parties barred from government contracts and benefits. Vendor and employee screening covers it together with the inspector general’s list. Save dated proof, because auditors ask what you knew on the day you paid.',
    see: ['LEIE'],
    area: 'law',
  },
  {
    term: 'Scope and severity',
    meaning:
      'The letter from A to L on a federal deficiency. Severity has four rows, from potential for minimal harm to immediate jeopardy. Scope has three columns: isolated, pattern, widespread. D to F is the ordinary range. G and above means a resident was harmed or nearly harmed.',
    see: ['F-tag', 'Immediate jeopardy'],
    area: 'licensing',
  },
  {
    term: 'Second occupant',
    also: ['Second person fee'],
    meaning:
      'A spouse or companion sharing a unit for less than a full rent. It raises census and care revenue without occupying another unit, so it counts as zero in unit occupancy. Many second occupants make per-resident costs look better than they are.',
    see: ['Census', 'RevPOR'],
    area: 'operations',
  },
  {
    term: 'Semi-private room',
    also: ['Shared room'],
    meaning:
      'A room for two unrelated residents. Each place is commonly counted as half a unit. Demand has shifted to private rooms, so many are rented to one person: census falls, rate rises, and licensed beds stay the same.',
    see: ['Licensed beds', 'Occupancy, physical'],
    area: 'operations',
  },
  {
    term: 'Sensitivity analysis',
    meaning:
      'A table of one result under several values of two inputs, such as income and cap rate, interest rate and loan-to-value, or occupancy and rate. It shows what the deal depends on. If a plausible change in the next year breaks it, either the price or the loan is wrong.',
    see: ['Underwriting', 'Exit cap rate'],
    area: 'finance',
  },
  {
    term: 'Skilled nursing',
    also: ['SNF', 'Nursing facility', 'Nursing home'],
    meaning:
      'Round-the-clock nursing and rehabilitation under a state license and, nearly always, Medicare and Medicaid certification. Government pays most of its income and surveys it about once a year. It has the highest cap rates of any care type because it carries the most risk.',
    see: ['Medicare', 'Medicaid', 'Quality mix'],
    area: 'care',
  },
  {
    term: 'SNDA',
    meaning:
      'Subordination, nondisturbance, and attornment: a tenant ranks behind the mortgage, the lender doesn’t disturb the tenancy while rent is paid, and the tenant accepts a new landlord. An operating tenant shouldn’t sign the first without the second.',
    see: ['Estoppel certificate', 'Assignment of leases and rents'],
    area: 'deal',
  },
  {
    term: 'SOFR',
    also: ['Secured Overnight Financing Rate'],
    meaning:
      'The benchmark for most floating-rate loans. A borrower usually must buy a rate cap, whose price moves daily and which has to be renewed for an extension. Get quotes for the cap and its renewal at the term sheet and again a week before closing.',
    see: ['Bridge loan'],
    area: 'finance',
  },
  {
    term: 'Sources and uses',
    meaning:
      'A table of where the money for a purchase comes from and where it goes, balanced to the dollar. In addition to the price, it includes reports, legal work, premiums, immediate repairs, working capital, and reserves. Anything left out at the start has to be raised from investors later.',
    see: ['Working capital', 'Mezzanine debt'],
    area: 'finance',
  },
  {
    term: 'Special Focus Facility',
    also: ['SFF'],
    meaning:
      'A nursing facility on the federal list of those with a persistent history of serious problems, surveyed about twice as often until it graduates or loses its agreement. There is also a candidate list. Financing and insurance become difficult for both.',
    see: ['2567', 'Quality measures'],
    area: 'licensing',
  },
  {
    term: 'Speed to lead',
    meaning:
      'The time from an inquiry to the first response by a person. Bild’s 2024 study found 21 hours on average. Families contact several communities in an evening, so this is the cheapest thing a new owner can improve.',
    see: ['Lead-to-tour conversion'],
    area: 'operations',
  },
  {
    term: 'Spend-down',
    meaning:
      'Using up assets on care until a resident qualifies for Medicaid, subject to asset limits and a look-back on gifts. Today’s private-pay resident may be on Medicaid next year. Ask when residents who are already close to the limit are expected to reach it.',
    see: ['Medicaid', 'Private pay'],
    area: 'payors',
  },
  {
    term: 'Sponsor',
    also: ['General partner', 'GP'],
    meaning:
      'The party that finds, buys, and runs an investment with others’ money. Look at realized deals net of fees, including the poor ones, at how much of its own cash is invested, and at who signs for the debt.',
    see: ['Promote', 'Limited partner'],
    area: 'finance',
  },
  {
    term: 'Stabilized',
    also: ['Stabilization'],
    meaning:
      'Occupied and earning at a level that should last. HUD and lenders require it over several consecutive months. Sellers sometimes use the word for the day the building was fullest, so ask for twelve months of census to support it.',
    see: ['Lease-up', 'Going-in cap rate'],
    area: 'finance',
  },
  {
    term: 'Staffing requirement',
    also: ['Minimum staffing'],
    meaning:
      'The minimum number of staff or hours required by regulation. The federal rule of 3.48 nursing hours per resident day was repealed effective February 2, 2026. State minimums remain and differ by shift, ratio, and license.',
    see: ['HPRD', 'Agency staffing'],
    area: 'licensing',
  },
  {
    term: 'Substantial compliance',
    meaning:
      'The status in which remaining deficiencies pose no greater risk than potential for minimal harm. If a facility doesn’t reach it within three months, Medicare denies payment for new admissions, and after six months ends the agreement. Look for the date of return to compliance.',
    see: ['DPNA', 'Plan of correction'],
    area: 'licensing',
  },
  {
    term: 'Supplemental payment',
    also: ['UPL payment', 'Directed payment'],
    meaning:
      'Extra Medicaid money beyond the daily rate, through upper-payment-limit or state-directed programs, often tied to a public owner of the license. It can be much of a building’s profit and can end with a rule change. Show income with and without it.',
    see: ['Bed tax', 'Medicaid rate'],
    area: 'payors',
  },
  {
    term: 'Survey',
    also: ['Inspection', 'Annual survey'],
    meaning:
      'A regulator’s visit to a licensed building. Nursing facilities are surveyed unannounced every 12 to 15 months under federal rules, and upon complaint; assisted living follows its state’s schedule. Surveyors talk with residents first. A buyer’s first request should include three years of reports.',
    see: ['2567', 'Deficiency', 'Scope and severity'],
    area: 'licensing',
  },
  {
    term: 'Syndication',
    meaning:
      'Raising money from many investors for a purchase led by a sponsor. The documents are a securities offering memorandum, a partnership agreement, and a subscription agreement. They say who bears the cost if a lease-up takes a year longer.',
    see: ['Regulation D', 'Sponsor'],
    area: 'finance',
  },
];
