import type { GlossaryTerm } from './glossaryTerm.ts';

export const terms0ToB: readonly GlossaryTerm[] = [
  {
    term: '1031 exchange',
    also: ['Like-kind exchange'],
    meaning:
      'A sale of investment real estate in which tax on the gain is deferred by buying other real estate. Replacement properties must be identified within 45 days and bought within 180. It covers the property, not the operating business, so the price of a community has to be allocated between the two before the tax is known.',
    see: ['Delaware statutory trust', 'Qualified intermediary'],
    area: 'law',
  },
  {
    term: '2567',
    also: ['Form CMS-2567', 'Statement of deficiencies'],
    meaning:
      'The federal form that documents a nursing-facility survey: each deficiency by tag, scope, and severity on the left, the facility’s correction on the right. Read three years of them before making an offer. Repeated tags say more than one bad visit.',
    see: ['F-tag', 'Plan of correction', 'Scope and severity'],
    area: 'licensing',
  },
  {
    term: 'Absorption',
    meaning:
      'The change in occupied units over a period, for one community or a whole market. Net absorption is move-ins minus move-outs. Compare it with units under construction in the same area: a new community that absorbs four units a month needs two years to fill ninety-six.',
    see: ['Lease-up', 'Primary market area', 'Occupancy, physical'],
    area: 'operations',
  },
  {
    term: 'Accounts receivable financing',
    also: ['AR line', 'Working-capital line'],
    meaning:
      'A revolving loan secured by what payors owe, used mostly by skilled nursing operators to bridge the weeks until Medicaid and Medicare pay. Its lender and the mortgage lender need an intercreditor agreement, which takes time, so start it when the letter of intent is signed.',
    see: ['Aging report', 'Change of ownership'],
    area: 'finance',
  },
  {
    term: 'Accredited investor',
    meaning:
      'An investor whose income or net worth meets the thresholds in federal securities rules, or who holds certain licenses. Most syndicated purchases of communities are offered to accredited investors only. Under Rule 506(c), the sponsor must verify the status, not just ask.',
    see: ['Regulation D', 'Syndication'],
    area: 'law',
  },
  {
    term: 'Active adult',
    also: ['55+ community'],
    meaning:
      'Rental or for-sale housing for people 55 and older, without meals or care in the rent. It needs no care license, has few staff, and keeps residents for years. It is underwritten more like apartments than health care, with a lower cap rate and less operating risk.',
    see: ['Independent living', 'HOPA'],
    area: 'care',
  },
  {
    term: 'Acuity',
    meaning:
      'How much care residents need. It drives staff hours, which are a community’s largest cost. Two buildings with the same occupancy and rents can differ by a third in margin because one serves higher-acuity residents without charging for it.',
    see: ['Acuity creep', 'Level of care', 'Case mix'],
    area: 'care',
  },
  {
    term: 'Acuity creep',
    meaning:
      'The slow rise in residents’ needs after move-in while their care charges stay the same. It shows up as labor costs growing faster than care revenue. Buyers compare current assessments with current charges. The gap is either upside or a staffing problem.',
    see: ['Acuity', 'Care charge', 'Reassessment'],
    area: 'operations',
  },
  {
    term: 'ADA',
    also: ['Americans with Disabilities Act'],
    meaning:
      'The federal law on access for people with disabilities. Public and common areas of a community must comply, and a buyer inherits anything that doesn’t. A condition assessment prices the ramps, doors, and restrooms. Older buildings and sales offices in converted units are where costs tend to be hidden.',
    see: ['Fair Housing Act', 'Property condition assessment'],
    area: 'law',
  },
  {
    term: 'ADLs',
    also: ['Activities of daily living'],
    meaning:
      'Bathing, dressing, toileting, transferring, continence, and eating. Assessments count how many of the six a person needs help with, licenses use them to limit who can live in a building, and long-term-care policies pay once help is needed with a set number, commonly two.',
    see: ['IADLs', 'Level of care', 'Form 1823'],
    area: 'care',
  },
  {
    term: 'Administrator',
    also: ['Executive director'],
    meaning:
      'The licensed or certified person in charge of a building. Turnover in this position is the best single warning sign of survey and occupancy problems. Buyers ask who is staying, at what pay, and who holds the license on the day after closing.',
    see: ['Director of nursing', 'Key staff'],
    area: 'operations',
  },
  {
    term: 'Adult day care',
    also: ['Adult day health care'],
    meaning:
      'Daytime care and activities for people who live at home. The health-care version needs a license and often bills Medicaid waivers. It earns modest margins on its own but generates move-ins when it shares a site with assisted living.',
    see: ['Respite stay', 'PACE'],
    area: 'care',
  },
  {
    term: 'Agency staffing',
    also: ['Contract labor'],
    meaning:
      'Nurses and aides hired through a staffing firm, at well above the community’s own wages. Sellers remove the cost when they normalize earnings. A buyer accepts that only with evidence that the positions were filled, since the hours themselves still have to be worked.',
    see: ['HPRD', 'Normalization'],
    area: 'operations',
  },
  {
    term: 'Aging report',
    also: ['AR aging'],
    meaning:
      'Receivables by payor and by how long they have been outstanding. Private-pay balances past 60 days and Medicaid claims pending for months point to weak collections. In most deals, the seller keeps receivables from before closing, so both sides need the same cut-off report.',
    see: ['Bad debt', 'Working capital'],
    area: 'finance',
  },
  {
    term: 'Aid and Attendance',
    meaning:
      'A monthly addition to the pension of wartime veterans and surviving spouses who need help with daily living and meet income and asset limits. Families use it toward assisted living. Approval takes months, so operators often carry the resident until a lump sum arrives.',
    see: ['Private pay', 'Spend-down'],
    area: 'payors',
  },
  {
    term: 'ALF',
    also: ['Assisted living facility'],
    meaning:
      'Florida’s license for assisted living, and a common abbreviation elsewhere. A standard Florida license can carry three specialties: limited nursing services, extended congregate care, and limited mental health. Each determines which residents may stay as their needs grow.',
    see: ['Extended congregate care', 'RCFE', 'Residential care'],
    area: 'licensing',
  },
  {
    term: 'ALTA survey',
    meaning:
      'A land survey to the national standard set by title insurers and surveyors, showing boundaries, easements, encroachments, and access. Lenders require it. Order it in the first week of due diligence, because at community sites it regularly finds a driveway or generator over the property line.',
    see: ['Title commitment', 'Zoning report'],
    area: 'deal',
  },
  {
    term: 'Amortization',
    meaning:
      'Repayment of a loan’s principal through its regular payments. A longer schedule lowers debt service and raises the coverage ratio, which is largely why 35-year HUD debt supports a larger loan than a bank’s 25-year schedule at the same interest rate.',
    see: ['Loan constant', 'Balloon payment'],
    area: 'finance',
  },
  {
    term: 'Ancillary revenue',
    meaning:
      'Income other than rent and care: second-person fees, guest meals, parking, salon, therapy space, pet fees. It should be recurring and backed by a ledger. Have a lawyer review therapy and pharmacy arrangements, because payments between providers who refer to each other are regulated.',
    see: ['Community fee', 'Care charge'],
    area: 'finance',
  },
  {
    term: 'Anti-Kickback Statute',
    meaning:
      'The federal criminal law against paying for referrals of patients covered by Medicare, Medicaid and similar programs. It touches medical directors, therapy and pharmacy contracts, rent from providers and gifts to discharge planners. Buyers read those contracts before they inherit them.',
    see: ['LEIE', 'False Claims Act', 'Referral fee'],
    area: 'law',
  },
  {
    term: 'Apartment style',
    meaning:
      'A unit with its own kitchen or kitchenette, bathroom, and front door, as opposed to a room on a corridor with shared facilities. Private apartments hold rate and occupancy better. Converting shared rooms to private ones often raises revenue while lowering capacity.',
    see: ['Unit mix', 'Second occupant'],
    area: 'operations',
  },
  {
    term: 'Appraisal',
    meaning:
      'The valuation a lender orders. For a community, it separates the going concern into real estate, furniture and equipment, and business value. Lenders size the loan on one of these and not always on the total, which is why loan proceeds can fall short of expectations.',
    see: ['Going concern value', 'LTV'],
    area: 'finance',
  },
  {
    term: 'Asking rate',
    also: ['Street rate', 'Market rate'],
    meaning:
      'The monthly price quoted to a new resident for a unit type, before discounts. Compare it with what residents actually pay and with competitors of the same care type. An asking rate that no resident has paid for six months isn’t a market rate.',
    see: ['In-place rate', 'Concession', 'Loss to lease'],
    area: 'operations',
  },
  {
    term: 'Assignment of leases and rents',
    meaning:
      'The lender’s right to collect rents if the borrower defaults. At a community, rents come from residents and payors, so with an operating tenant the lender also wants a security interest in the operator’s receivables. Medicare and Medicaid payments need a special account arrangement.',
    see: ['SNDA', 'Master lease'],
    area: 'finance',
  },
  {
    term: 'Assisted living',
    meaning:
      'Housing with meals, supervision, and help with daily activities for people who don’t need continuous nursing. It is licensed by the states, each with its own name and limits, and is mostly private pay. Revenue has two parts, rent and care, which should be shown separately.',
    see: ['ALF', 'Memory care', 'Levels-of-care pricing'],
    area: 'care',
  },
  {
    term: 'BAA',
    also: ['Business associate agreement'],
    meaning:
      'The contract in which a vendor who handles protected health information for a covered provider agrees to protect it. Software, billing, shredding, pharmacy, and consulting firms need one. In a purchase, list which agreements transfer to the buyer and which must be signed again.',
    see: ['HIPAA', 'PHI'],
    area: 'law',
  },
  {
    term: 'Bad debt',
    meaning:
      'Revenue billed but never collected. Private-pay assisted living runs low; skilled nursing and Medicaid-heavy buildings run higher. If a statement shows none at all, look for write-offs on other lines or balances that were never aged.',
    see: ['Aging report', 'Effective gross income'],
    area: 'finance',
  },
  {
    term: 'Balloon payment',
    meaning:
      'The balance due when a loan matures before it is fully repaid. Most bank and agency loans on communities have one. Underwrite the refinancing: at the exit date, would a lender at a higher rate and the usual coverage still lend the amount due?',
    see: ['Amortization', 'Bridge loan'],
    area: 'finance',
  },
  {
    term: 'Bed hold',
    also: ['Leave of absence'],
    meaning:
      'Keeping a place for a resident who is in the hospital or on leave, with or without payment. Medicaid rules differ by state; private agreements usually keep charging. For occupancy figures, decide whether a held bed counts, and ask how the seller counted it.',
    see: ['Census', 'Resident agreement'],
    area: 'operations',
  },
  {
    term: 'Bed tax',
    also: ['Provider tax', 'Quality assessment fee'],
    meaning:
      'A state charge on nursing-facility days or revenue, which draws federal matching funds and is partly returned through the Medicaid rate. Net it against that rate when underwriting. A building with few Medicaid days can pay more than it gets back.',
    see: ['Medicaid rate', 'Supplemental payment'],
    area: 'payors',
  },
  {
    term: 'Best and final',
    meaning:
      'The last round, in which a few selected bidders improve their offers. Price is only one factor. The deposit at risk, conditions, license history in the state, and proof of equity often decide. A bidder who has toured and read three years of surveys is more credible.',
    see: ['Letter of intent', 'Offering memorandum'],
    area: 'deal',
  },
  {
    term: 'Board and care',
    also: ['Adult foster care', 'Residential care home'],
    meaning:
      'A house, often with six beds or fewer, that provides meals and personal care. Licensing is lighter, staffing is a family or two, and value depends on the real estate and the owner’s presence. Lenders treat the purchase more like a small business than commercial property.',
    see: ['RCFE', 'Group home'],
    area: 'care',
  },
  {
    term: 'Break-even occupancy',
    meaning:
      'The occupancy at which revenue covers operating expenses, or operating expenses plus debt service. Fixed costs are high in a staffed building, so profit changes quickly on either side of it. Compute both figures and keep the second with the loan documents.',
    see: ['Operating leverage', 'DSCR'],
    area: 'finance',
  },
  {
    term: 'Bridge loan',
    meaning:
      'Short-term floating-rate debt, usually two or three years, to buy or stabilize a community before permanent financing. It lends against the plan rather than today’s income. Price the rate cap, the extension tests, and the exit fee, and allow for a slower lease-up than planned.',
    see: ['Lease-up', 'HUD-232', 'Balloon payment'],
    area: 'finance',
  },
  {
    term: 'Broker of record',
    meaning:
      'The licensed broker legally responsible for a transaction in a state. Out-of-state brokers work with one, since real estate brokerage is licensed state by state. Before signing a fee agreement, ask whose license the listing is under.',
    see: ['Offering memorandum', 'Commission'],
    area: 'deal',
  },
  {
    term: 'Budget to actual',
    also: ['Variance report'],
    meaning:
      'A comparison of planned and actual results, by line and month. Buyers ask for it because it shows whether management knows its own building. If a budget is missed the same way three quarters in a row, don’t underwrite to the forecast.',
    see: ['T-12', 'Normalization'],
    area: 'finance',
  },
];
