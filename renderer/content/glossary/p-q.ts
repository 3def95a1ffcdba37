import type { GlossaryTerm } from './glossaryTerm.ts';

export const termsPToQ: readonly GlossaryTerm[] = [
  {
    term: 'PACE',
    also: ['Program of All-Inclusive Care for the Elderly'],
    meaning:
      'A program that provides all the care of people who qualify for a nursing home, mostly at a day center and at home, for a monthly amount per person from Medicare and Medicaid. Communities encounter it as a neighbor, a competitor for staff, or a payor for its members.',
    see: ['Medicaid', 'Adult day care'],
    area: 'payors',
  },
  {
    term: 'PDPM',
    also: ['Patient-Driven Payment Model'],
    meaning:
      'How Medicare has paid skilled nursing since October 2019: a daily rate from patient characteristics in therapy, nursing, and other components, instead of therapy minutes. Coding quality affects revenue, so buyers have a sample of assessments reviewed against charts.',
    see: ['MDS 3.0', 'Medicare', 'Case mix'],
    area: 'payors',
  },
  {
    term: 'Penetration rate',
    meaning:
      'The share of qualified households that would have to choose senior living, or one project, to fill all units. A high rate means either deep acceptance or oversupply. It is only as good as its radius, age cutoff, and income test.',
    see: ['Primary market area', 'Feasibility study'],
    area: 'finance',
  },
  {
    term: 'Phase I',
    also: ['Environmental site assessment', 'ESA'],
    meaning:
      'A records search and site visit for signs of contamination, needed for certain defenses under federal law. It doesn’t include sampling. Dry cleaners that once operated next door, heating-oil tanks, and former farmland are the usual findings. A Phase II tests for whatever the Phase I flags.',
    see: ['Due diligence', 'Property condition assessment'],
    area: 'deal',
  },
  {
    term: 'PHI',
    also: ['Protected health information'],
    meaning:
      'Health information that identifies a person, held by or for a covered provider. A rent roll with names and care levels may qualify. In a deal room, redact it, or share it late with only a few people, under an agreement that allows it.',
    see: ['HIPAA', 'BAA'],
    area: 'law',
  },
  {
    term: 'Plan of correction',
    also: ['PoC'],
    meaning:
      'A facility’s response to each deficiency: what is done for the residents affected, who else could be affected, what changes, who monitors it, and by when. A buyer inherits its promises. Check that the staff named in it still work there.',
    see: ['2567', 'Substantial compliance'],
    area: 'licensing',
  },
  {
    term: 'PPD',
    also: ['Per patient day', 'Per resident day'],
    meaning:
      'Any amount divided by resident days: food, labor, revenue, supplies. It makes a 60-bed and a 140-bed building comparable. Check the day count, since held beds or second occupants counted differently distort every figure at once.',
    see: ['HPRD', 'Resident day'],
    area: 'finance',
  },
  {
    term: 'Preferred equity',
    meaning:
      'Equity that is paid before common equity, often at a fixed rate, with control rights if a payment is missed. It behaves like debt without being secured by a mortgage. Senior lenders review it closely, and some count it as debt.',
    see: ['Preferred return', 'Mezzanine debt'],
    area: 'finance',
  },
  {
    term: 'Preferred return',
    also: ['Pref'],
    meaning:
      'The yield investors receive before the sponsor shares in profit. Check whether it compounds, whether unpaid parts accrue, and whether it is only a hurdle or actually paid from cash. An eight percent pref that accrues for five years is a sizable claim.',
    see: ['Waterfall', 'Promote'],
    area: 'finance',
  },
  {
    term: 'Prepayment penalty',
    also: ['Yield maintenance'],
    meaning:
      'The cost of repaying a loan early: a declining percentage, yield maintenance, or defeasance. HUD loans commonly decline by a point a year. Sellers should know the figure before they quote a price, and buyers before they plan a short hold.',
    see: ['Defeasance', 'HUD-232'],
    area: 'finance',
  },
  {
    term: 'Price per unit',
    also: ['Price per bed', 'Price per door'],
    meaning:
      'Price divided by units, or by beds: a quick test but a poor valuation. Show both and say which beds. Shared rooms make a building look cheap per bed and expensive per unit, with nothing wrong in either figure.',
    see: ['Licensed beds', 'Comparable sale'],
    area: 'finance',
  },
  {
    term: 'Primary market area',
    also: ['PMA'],
    meaning:
      'The area from which most residents come, often defined by drive time rather than a circle. In senior living, adult children matter, because people move from another state to be near a daughter. Draw it from the ZIP codes of actual move-ins where available.',
    see: ['Penetration rate', 'Feasibility study'],
    area: 'finance',
  },
  {
    term: 'Private pay',
    meaning:
      'Residents who pay from their own income, savings, or home sale. Rates follow the market rather than a state budget. Ask how long their money will last. A community without Medicaid loses residents when it runs out, and you can forecast that turnover.',
    see: ['Medicaid', 'Long-term-care insurance'],
    area: 'payors',
  },
  {
    term: 'Professional liability',
    also: ['PL/GL'],
    meaning:
      'Insurance for harm caused by care, bought with general liability. Premiums and deductibles differ widely by state and claims history. HUD requires at least $1 million per claim and $3 million in total. During diligence, get a quote based on the buyer’s own record.',
    see: ['Loss run', 'Tail coverage'],
    area: 'law',
  },
  {
    term: 'Promote',
    also: ['Carried interest'],
    meaning:
      'The sponsor’s larger share of profit after investors have received capital and a preferred return. Twenty percent over an eight percent pref means different things when calculated deal by deal and across a portfolio. Find out which, and whether a catch-up comes first.',
    see: ['Waterfall', 'Preferred return', 'Clawback'],
    area: 'finance',
  },
  {
    term: 'Property condition assessment',
    also: ['PCA', 'Capital needs assessment'],
    meaning:
      'An engineer’s report on the condition of a building, with tables of immediate, short-term, and long-term costs. Lenders set reserves from it. Send someone along who knows kitchens, nurse call, and sprinklers, because the standard scope skips them.',
    see: ['Capital expenditure', 'Replacement reserve'],
    area: 'deal',
  },
  {
    term: 'Property tax reassessment',
    meaning:
      'A new assessed value after a sale. In states that reassess at the sale price, the seller’s tax bill no longer applies after closing. Ask a local adviser about the timing, and whether business value can be excluded.',
    see: ['Normalization', 'NOI'],
    area: 'finance',
  },
  {
    term: 'Prorations',
    meaning:
      'The division of rents, taxes, utilities, wages, and payor income at closing. Agree on whether the cutoff is midnight or noon, how to treat residents who paid ahead, and who collects late payments. The amounts are trued up after sixty or ninety days.',
    see: ['True-up', 'Operations transfer agreement'],
    area: 'deal',
  },
  {
    term: 'Provider agreement',
    meaning:
      'A nursing facility’s contract with Medicare and Medicaid. Taking assignment of the Medicare agreement keeps payments flowing but brings the seller’s overpayments along. Declining it means a new certification and a gap in payment. Most buyers take it and negotiate an indemnity.',
    see: ['Change of ownership', 'False Claims Act'],
    area: 'licensing',
  },
  {
    term: 'PSA',
    also: ['Purchase and sale agreement'],
    meaning:
      'The binding contract of sale: price, deposit, diligence, representations, conditions, remedies. In senior living it is conditioned on licensure and runs in parallel with the operations transfer agreement, so a default under one should be a default under both.',
    see: ['Letter of intent', 'Operations transfer agreement', 'Representations and warranties'],
    area: 'deal',
  },
  {
    term: 'Qualified intermediary',
    also: ['QI'],
    meaning:
      'The third party that holds the money of a tax-deferred exchange between sale and purchase. The seller isn’t allowed to receive the money at any point. Intermediaries are lightly regulated, so ask for segregated accounts and bonding, and choose one before the sale closes, not after.',
    see: ['1031 exchange'],
    area: 'law',
  },
  {
    term: 'Quality measures',
    also: ['Five-Star Quality Rating'],
    meaning:
      'Medicare’s published star ratings of nursing facilities for health inspections, staffing, and measured outcomes. Hospitals and health plans use them when they refer patients, so losing a star can mean losing referrals. Inspections carry the most weight. Find out which old survey drops out of the average next.',
    see: ['Special Focus Facility', 'MDS 3.0'],
    area: 'licensing',
  },
  {
    term: 'Quality mix',
    also: ['Skilled mix'],
    meaning:
      'The share of a nursing facility’s days or revenue from payors that pay more than Medicaid, mainly Medicare, managed Medicare, and private pay. It explains most differences in margin between two buildings with the same census. Say whether yours is by days or by revenue.',
    see: ['Medicare', 'Medicaid'],
    area: 'payors',
  },
];
