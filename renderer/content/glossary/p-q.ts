import type { GlossaryTerm } from './glossaryTerm.ts';

export const termsPToQ: readonly GlossaryTerm[] = [
  {
    term: 'PACE',
    also: ['Program of All-Inclusive Care for the Elderly'],
    meaning:
      'A program paid a monthly sum per person by Medicare and Medicaid to give nursing-home-eligible people all care, mostly at a day center and at home. Communities meet it as a neighbor, a competitor for staff, or a payor for its members.',
    see: ['Medicaid', 'Adult day care'],
    area: 'payors',
  },
  {
    term: 'PDPM',
    also: ['Patient-Driven Payment Model'],
    meaning:
      'How Medicare has paid skilled nursing since October 2019: a daily rate from patient characteristics in therapy, nursing and other components, instead of therapy minutes. Coding quality moves revenue, so a buyer has a sample of assessments reviewed against charts.',
    see: ['MDS 3.0', 'Medicare', 'Case mix'],
    area: 'payors',
  },
  {
    term: 'Penetration rate',
    meaning:
      'The share of qualified households a market would need to give to senior living, or to one project, to fill all units. High is either deep acceptance or oversupply. It is only as good as its radius, age cutoff and income test.',
    see: ['Primary market area', 'Feasibility study'],
    area: 'finance',
  },
  {
    term: 'Phase I',
    also: ['Environmental site assessment', 'ESA'],
    meaning:
      'A records search and site visit for signs of contamination, needed for certain defenses under federal law. It does not sample. Old dry cleaners next door, heating-oil tanks and former farmland are the usual findings; a Phase II tests what the first suspects.',
    see: ['Due diligence', 'Property condition assessment'],
    area: 'deal',
  },
  {
    term: 'PHI',
    also: ['Protected health information'],
    meaning:
      'Health information that identifies a person, held by or for a covered provider. A rent roll with names and care levels may be such. In a deal room it is redacted, or opened late to few people under an agreement that allows it.',
    see: ['HIPAA', 'BAA'],
    area: 'law',
  },
  {
    term: 'Plan of correction',
    also: ['PoC'],
    meaning:
      'A facility’s answer to each deficiency: what is done for the residents affected, who else could be, what changes, who watches and by when. A buyer inherits its promises. Check that the staff named in it still work there.',
    see: ['2567', 'Substantial compliance'],
    area: 'licensing',
  },
  {
    term: 'PPD',
    also: ['Per patient day', 'Per resident day'],
    meaning:
      'Any amount divided by resident days: food, labor, revenue, supplies. It lets a 60-bed and a 140-bed building be compared. Watch the days below the line, since held beds or second occupants counted differently bend every figure at once.',
    see: ['HPRD', 'Resident day'],
    area: 'finance',
  },
  {
    term: 'Preferred equity',
    meaning:
      'Equity paid before the common owners, often at a fixed rate with control rights if it is missed. It behaves like debt without being secured by a mortgage. Senior lenders review it closely; some count it as debt.',
    see: ['Preferred return', 'Mezzanine debt'],
    area: 'finance',
  },
  {
    term: 'Preferred return',
    also: ['Pref'],
    meaning:
      'The yield investors receive before the sponsor shares in profit. Read whether it compounds, whether unpaid parts accrue, and whether it is a hurdle only or really paid from cash. An eight percent pref that accrues for five years is a sizeable claim.',
    see: ['Waterfall', 'Promote'],
    area: 'finance',
  },
  {
    term: 'Prepayment penalty',
    also: ['Yield maintenance'],
    meaning:
      'The cost of repaying a loan early: a declining percentage, yield maintenance or defeasance. HUD loans commonly decline by a point a year. Sellers should know the figure before they quote a price, buyers before they plan a short hold.',
    see: ['Defeasance', 'HUD-232'],
    area: 'finance',
  },
  {
    term: 'Price per unit',
    also: ['Price per bed', 'Price per door'],
    meaning:
      'Price divided by units, or by beds: a quick test and a bad valuation. Show both and say which beds. Shared rooms make a building look cheap per bed and dear per unit, with nothing wrong in either.',
    see: ['Licensed beds', 'Comparable sale'],
    area: 'finance',
  },
  {
    term: 'Primary market area',
    also: ['PMA'],
    meaning:
      'The area from which most residents come, often a drive time and not a circle. In senior living adult children matter: people move near a daughter from another state. Draw it from the zip codes of actual move-ins where there are any.',
    see: ['Penetration rate', 'Feasibility study'],
    area: 'finance',
  },
  {
    term: 'Private pay',
    meaning:
      'Residents who pay from their own income, savings or home sale. Rates follow the market rather than a budget of the state. Ask how long their money lasts: a community without Medicaid loses residents when it ends, and that is turnover you can foresee.',
    see: ['Medicaid', 'Long-term-care insurance'],
    area: 'payors',
  },
  {
    term: 'Professional liability',
    also: ['PL/GL'],
    meaning:
      'Insurance for harm through care, bought with general liability. Premiums and deductibles differ widely by state and history. HUD asks for at least $1 million per claim and $3 million in total. Quote it for the buyer’s own record during diligence.',
    see: ['Loss run', 'Tail coverage'],
    area: 'law',
  },
  {
    term: 'Promote',
    also: ['Carried interest'],
    meaning:
      'The sponsor’s larger share of profit after investors have received capital and a preferred return. Twenty percent over an eight percent pref means something different deal by deal and across a portfolio; find out which, and whether a catch-up comes first.',
    see: ['Waterfall', 'Preferred return', 'Clawback'],
    area: 'finance',
  },
  {
    term: 'Property condition assessment',
    also: ['PCA', 'Capital needs assessment'],
    meaning:
      'An engineer’s report on the state of a building with tables of immediate, short-term and long-term costs. Lenders set reserves from it. Send somebody who knows kitchens, nurse call and sprinklers along, because the standard scope passes over them.',
    see: ['Capital expenditure', 'Replacement reserve'],
    area: 'deal',
  },
  {
    term: 'Property tax reassessment',
    meaning:
      'A new assessed value after a sale. In states that reassess at the price, the tax bill of the seller is history on the day of closing. Ask a local adviser for the timing, and whether business value can be argued out of it.',
    see: ['Normalization', 'NOI'],
    area: 'finance',
  },
  {
    term: 'Prorations',
    meaning:
      'The division of rents, taxes, utilities, wages and payor income at the moment of closing. Agree on midnight or noon, on residents who paid ahead, and on who collects what is late. A second count follows after sixty or ninety days.',
    see: ['True-up', 'Operations transfer agreement'],
    area: 'deal',
  },
  {
    term: 'Provider agreement',
    meaning:
      'A nursing facility’s contract with Medicare and Medicaid. Taking assignment of Medicare’s keeps payment flowing and brings the seller’s overpayments along; refusing it means a new certification and a gap. Most buyers take it and bargain for an indemnity.',
    see: ['Change of ownership', 'False Claims Act'],
    area: 'licensing',
  },
  {
    term: 'PSA',
    also: ['Purchase and sale agreement'],
    meaning:
      'The binding contract of sale: price, deposit, diligence, representations, conditions, remedies. In senior living it is conditioned on licensure and moves in step with the operations transfer agreement, so a default under one should be a default under both.',
    see: ['Letter of intent', 'Operations transfer agreement', 'Representations and warranties'],
    area: 'deal',
  },
  {
    term: 'Qualified intermediary',
    also: ['QI'],
    meaning:
      'The third party who holds the money of a tax-deferred exchange between sale and purchase. The seller may never touch it. Intermediaries are lightly regulated; ask for segregated accounts and bonding, and choose one before the sale closes, not after.',
    see: ['1031 exchange'],
    area: 'law',
  },
  {
    term: 'Quality measures',
    also: ['Five-Star Quality Rating'],
    meaning:
      'Medicare’s published star ratings of nursing facilities for health inspections, staffing and measured outcomes. Hospitals and plans steer by them, so one star less can cost referrals. Inspections weigh most; find which old survey drops out of the average next.',
    see: ['Special Focus Facility', 'MDS 3.0'],
    area: 'licensing',
  },
  {
    term: 'Quality mix',
    also: ['Skilled mix'],
    meaning:
      'The share of a nursing facility’s days or revenue from payors above Medicaid, mainly Medicare, managed Medicare and private. It explains most differences in margin between two buildings with the same census. Say whether yours is by days or by revenue.',
    see: ['Medicare', 'Medicaid'],
    area: 'payors',
  },
];
