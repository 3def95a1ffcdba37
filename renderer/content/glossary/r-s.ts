import type { GlossaryTerm } from './glossaryTerm.ts';

export const termsRToS: readonly GlossaryTerm[] = [
  {
    term: 'RCFE',
    also: ['Residential care facility for the elderly'],
    meaning:
      'California’s license for assisted living, from six-bed homes to large communities, under the Department of Social Services. Serving people with dementia, on hospice or bedridden needs waivers or fire clearances room by room. These do not always carry over to a buyer.',
    see: ['Board and care', 'Assisted living'],
    area: 'licensing',
  },
  {
    term: 'REAC',
    also: ['Real Estate Assessment Center'],
    meaning:
      'HUD’s office that arranges inspections of the physical condition of insured and assisted housing and scores them. A low score on an insured community brings follow-up and can hold up approvals. Ask for the last report with photographs before assuming a HUD loan.',
    see: ['HUD-232', 'Property condition assessment'],
    area: 'licensing',
  },
  {
    term: 'Reassessment',
    meaning:
      'A new assessment of a resident at set intervals, after a hospital stay or on a change of condition. It is where care, staffing and price meet. Overdue ones are a regulatory finding and unpaid work at the same time.',
    see: ['Level of care', 'Acuity creep'],
    area: 'care',
  },
  {
    term: 'Referral fee',
    also: ['Placement fee'],
    meaning:
      'What a private-pay community pays an agency that sent a resident, often a large part of the first month. Count it in the cost of a move-in. With residents of federal programs such payment is forbidden, so payor and source belong in the same record.',
    see: ['Anti-Kickback Statute', 'Community fee'],
    area: 'operations',
  },
  {
    term: 'Refundable entrance fee',
    meaning:
      'An entrance fee of which a stated part returns to the resident or estate, usually when the unit is resold. The outstanding refunds are a debt of the community. A buyer lists each contract, its refund and its trigger before talking of price.',
    see: ['Entrance fee', 'CCRC'],
    area: 'payors',
  },
  {
    term: 'Regulation D',
    also: ['506(b)', '506(c)'],
    meaning:
      'The federal exemption most syndicated purchases use. Under 506(b) there is no advertising and a relationship comes first; under 506(c) one may advertise but must verify that every investor is accredited. Mixing the two loses the exemption.',
    see: ['Accredited investor', 'Syndication'],
    area: 'law',
  },
  {
    term: 'Regulatory agreement',
    meaning:
      'A recorded contract with HUD or another agency that restricts how a financed property is run: distributions, reserves, rents, changes of operator. It binds the next owner if the loan is assumed, and its consents set the pace of a sale.',
    see: ['HUD-232', 'LIHTC'],
    area: 'law',
  },
  {
    term: 'REIT',
    also: ['Real estate investment trust'],
    meaning:
      'A company that owns real estate, distributes most of its taxable income and pays little tax on it. Health-care REITs buy communities either to lease them out or to share in operations. They move fast, want portfolios and operators they know, and set prices that smaller buyers meet.',
    see: ['RIDEA', 'Triple-net lease', 'Taxable REIT subsidiary'],
    area: 'finance',
  },
  {
    term: 'Rent coverage',
    also: ['Lease coverage', 'EBITDAR coverage'],
    meaning:
      'An operator’s EBITDAR, or EBITDARM, divided by rent. It tells a landlord how much room the tenant has before a bad quarter turns into a default. Say whether a management fee was taken first; the fee alone can turn a pass into a failure.',
    see: ['EBITDAR', 'Triple-net lease'],
    area: 'finance',
  },
  {
    term: 'Rent roll',
    meaning:
      'The list of units with resident, move-in date, care type, payor, rent, care charge, discounts and balance. It is the most informative page of a deal. Tie its total to that month’s revenue; explain each difference before building anything on it.',
    see: ['In-place rate', 'T-12'],
    area: 'finance',
  },
  {
    term: 'Replacement cost',
    meaning:
      'What it would cost to build the same community now with land, soft costs and fill-up losses. Buying well below it keeps new competitors away for a while. It is no floor in a place where nobody would build at all.',
    see: ['Price per unit', 'Comparable sale'],
    area: 'finance',
  },
  {
    term: 'Replacement reserve',
    meaning:
      'A yearly amount per unit for worn-out parts, put aside or deducted in underwriting; $350 a unit is a common figure in models. Older buildings need more. Leaving it out of a cap-rate income is the easiest way to flatter a price.',
    see: ['Capital expenditure', 'Normalization'],
    area: 'finance',
  },
  {
    term: 'Representations and warranties',
    meaning:
      'The seller’s statements of fact in the contract: financials, claims, licenses, employees. They survive for a limited time up to a cap above a basket. A shell seller distributes the price on the day after closing, so ask who stands behind them.',
    see: ['Escrow holdback', 'PSA'],
    area: 'deal',
  },
  {
    term: 'Resident agreement',
    also: ['Residency agreement', 'Admission agreement'],
    meaning:
      'The contract with a resident on rent, care, notice, rate changes, refunds and discharge. States prescribe parts of it. Sample a dozen for side letters and rate locks: they bind a buyer and are rarely in the offering memorandum.',
    see: ['Involuntary discharge', 'Care charge'],
    area: 'law',
  },
  {
    term: 'Resident day',
    also: ['Patient day'],
    meaning:
      'One resident in the building for one day. Sum it over a month and most operating figures can be compared. Agree on whether the day of departure counts and how bed holds are treated, or the same building shows two different costs per day.',
    see: ['PPD', 'Census'],
    area: 'operations',
  },
  {
    term: 'Resident notice',
    also: ['CHOW notice'],
    meaning:
      'The days by which residents, families, staff or the state must be told before a new operator takes over, commonly 30 to 60. It ends confidentiality, so plan the meeting, the letter and the questions that the administrator will hear that afternoon.',
    see: ['Change of ownership', 'WARN Act'],
    area: 'licensing',
  },
  {
    term: 'Residential care',
    also: ['RCF', 'Adult care home'],
    meaning:
      'One of the many names under which states license assisted living: residential care facility in Ohio, adult care home in North Carolina, personal care home in Pennsylvania. Read the statute for who may stay, since the name alone does not tell.',
    see: ['Assisted living', 'Board and care'],
    area: 'licensing',
  },
  {
    term: 'Respite stay',
    also: ['Short-term stay'],
    meaning:
      'A furnished stay of days or weeks, for recovery or while a family is away, at a daily rate above the monthly one. It fills empty units and leads to move-ins. Keep it apart in occupancy figures; it does not stabilize a building.',
    see: ['Length of stay', 'Census'],
    area: 'operations',
  },
  {
    term: 'RevPAR',
    also: ['Revenue per available room'],
    meaning:
      'Resident revenue divided by available units, per month. It unites rate and occupancy, so it cannot be improved by discounting to fill rooms or by holding price in an empty house. Use it to rank communities of one care type.',
    see: ['RevPOR', 'Financial occupancy'],
    area: 'finance',
  },
  {
    term: 'RevPOR',
    also: ['Revenue per occupied room'],
    meaning:
      'Resident revenue divided by average occupied units, per month. It shows pricing and care revenue without the effect of vacancy. When it rises while occupancy falls, see which residents left: losing the low payers raises the average and lowers the total.',
    see: ['RevPAR', 'In-place rate'],
    area: 'finance',
  },
  {
    term: 'RIDEA',
    meaning:
      'The law of 2008, named after a bill of the year before, which lets a REIT’s subsidiary lease health-care property from it and take part in operating results through an independent manager. It moved REITs from collecting rent to owning performance, good and bad.',
    see: ['Eligible independent contractor', 'Taxable REIT subsidiary', 'Triple-net lease'],
    area: 'law',
  },
  {
    term: 'Sale-leaseback',
    meaning:
      'Selling the real estate and renting it back under a long lease. An operator gets cash and gives up appreciation and flexibility. Rent that escalates faster than Medicaid or private rates grow is how good operators have failed, so model year ten.',
    see: ['Triple-net lease', 'Rent coverage'],
    area: 'deal',
  },
  {
    term: 'SAM',
    also: ['System for Award Management'],
    meaning:
      'The federal register that also lists parties barred from government contracts and benefits. Vendor and employee screening covers it together with the inspector general’s list. Keep proof by date; an auditor asks what you knew on the day you paid.',
    see: ['LEIE'],
    area: 'law',
  },
  {
    term: 'Scope and severity',
    meaning:
      'The letter from A to L on a federal deficiency. Severity has four rows, from potential for minimal harm to immediate jeopardy; scope has three columns: isolated, pattern, widespread. D to F is the ordinary range; G and above means somebody was hurt or nearly so.',
    see: ['F-tag', 'Immediate jeopardy'],
    area: 'licensing',
  },
  {
    term: 'Second occupant',
    also: ['Second person fee'],
    meaning:
      'A spouse or companion sharing a unit at a fee below a full rent. It raises census and care revenue without occupying another unit, so it counts zero in unit occupancy. Per-resident costs look better with many of them than they are.',
    see: ['Census', 'RevPOR'],
    area: 'operations',
  },
  {
    term: 'Semi-private room',
    also: ['Shared room'],
    meaning:
      'A room for two unrelated residents. Each place is commonly weighed as half a unit. Demand has moved to private rooms, so many are rented to one person: census falls, rate rises, and licensed beds stay where they were.',
    see: ['Licensed beds', 'Occupancy, physical'],
    area: 'operations',
  },
  {
    term: 'Sensitivity analysis',
    meaning:
      'A table of one result under several values of two inputs, such as income and cap rate, interest and loan share, occupancy and rate. It shows what the deal depends on. If a change you can imagine by next spring breaks it, the price is wrong or the loan is.',
    see: ['Underwriting', 'Exit cap rate'],
    area: 'finance',
  },
  {
    term: 'Skilled nursing',
    also: ['SNF', 'Nursing facility', 'Nursing home'],
    meaning:
      'Round-the-clock nursing and rehabilitation under a state license and, nearly always, Medicare and Medicaid certification. Government pays most of its income and surveys it yearly or so. Cap rates are the highest of the care types because the risk is.',
    see: ['Medicare', 'Medicaid', 'Quality mix'],
    area: 'care',
  },
  {
    term: 'SNDA',
    meaning:
      'Subordination, nondisturbance and attornment: a tenant ranks behind the mortgage, the lender leaves it in peace while it pays, and it accepts a new landlord. An operating tenant should not sign the first without the second.',
    see: ['Estoppel certificate', 'Assignment of leases and rents'],
    area: 'deal',
  },
  {
    term: 'SOFR',
    also: ['Secured Overnight Financing Rate'],
    meaning:
      'The benchmark most floating-rate loans are priced over. A borrower usually must buy a cap on it, whose price moves daily and has to be renewed for an extension. Quote both at the term sheet and again a week before closing.',
    see: ['Bridge loan'],
    area: 'finance',
  },
  {
    term: 'Sources and uses',
    meaning:
      'A table of where the money for a purchase comes from and where it goes, balanced to the dollar. Beside the price it holds reports, legal work, premiums, repairs due at once, working capital and reserves. What is missing from it on the first day is asked of investors later.',
    see: ['Working capital', 'Mezzanine debt'],
    area: 'finance',
  },
  {
    term: 'Special Focus Facility',
    also: ['SFF'],
    meaning:
      'A nursing facility on the federal list of those with a persistent history of serious problems, surveyed about twice as often until it graduates or loses its agreement. A candidate list stands behind it. Financing and insurance get hard for both.',
    see: ['2567', 'Quality measures'],
    area: 'licensing',
  },
  {
    term: 'Speed to lead',
    meaning:
      'The time from an inquiry to the first answer by a person. Bild’s 2024 study found 21 hours on average. Families write to several communities in an evening, so this is the cheapest thing a new owner can improve.',
    see: ['Lead-to-tour conversion'],
    area: 'operations',
  },
  {
    term: 'Spend-down',
    meaning:
      'Using up assets on care until one qualifies for Medicaid, within limits and a look-back on gifts. It makes a private payer of today a Medicaid day of next year. Ask for the expected dates of those already near the limit.',
    see: ['Medicaid', 'Private pay'],
    area: 'payors',
  },
  {
    term: 'Sponsor',
    also: ['General partner', 'GP'],
    meaning:
      'The party who finds, buys and runs an investment with others’ money. Look at realized deals net of fees, including the poor ones, at how much of its own cash is in, and at who signs for the debt.',
    see: ['Promote', 'Limited partner'],
    area: 'finance',
  },
  {
    term: 'Stabilized',
    also: ['Stabilization'],
    meaning:
      'Occupied and earning at a level that should last, for HUD and lenders over a number of months in a row. Sellers use it for the day the building was fullest. Ask for twelve months of census beside the word.',
    see: ['Lease-up', 'Going-in cap rate'],
    area: 'finance',
  },
  {
    term: 'Staffing requirement',
    also: ['Minimum staffing'],
    meaning:
      'The least number of staff or hours that rules demand. The federal rule of 3.48 nursing hours per resident day was repealed with effect of 2 February 2026; states’ own minimums remain, and differ by shift, ratio and license.',
    see: ['HPRD', 'Agency staffing'],
    area: 'licensing',
  },
  {
    term: 'Substantial compliance',
    meaning:
      'The state in which remaining deficiencies pose no greater risk than potential for minimal harm. Without it within three months Medicare denies payment for new admissions, and after six ends the agreement. Date of return to it is the line to look for.',
    see: ['DPNA', 'Plan of correction'],
    area: 'licensing',
  },
  {
    term: 'Supplemental payment',
    also: ['UPL payment', 'Directed payment'],
    meaning:
      'Extra Medicaid money beyond the daily rate, through upper-payment-limit or state-directed programs, often tied to a public owner of the license. It can be much of a building’s profit and end with a rule. Show income with and without it.',
    see: ['Bed tax', 'Medicaid rate'],
    area: 'payors',
  },
  {
    term: 'Survey',
    also: ['Inspection', 'Annual survey'],
    meaning:
      'A regulator’s visit to a licensed building. Nursing facilities are surveyed unannounced every 12 to 15 months under federal rules, and upon complaint; assisted living follows its state’s own calendar. Surveyors talk with residents first. Three years of reports belong in the first request of any buyer.',
    see: ['2567', 'Deficiency', 'Scope and severity'],
    area: 'licensing',
  },
  {
    term: 'Syndication',
    meaning:
      'Raising money from many investors for a purchase led by a sponsor. The documents are an offering memorandum of the security, a partnership agreement and a subscription. They say who bears a lease-up that takes a year longer.',
    see: ['Regulation D', 'Sponsor'],
    area: 'finance',
  },
];
