import type { GlossaryTerm } from './glossaryTerm.ts';

export const termsTToZ: readonly GlossaryTerm[] = [
  {
    term: 'T-12',
    also: ['Trailing twelve months', 'TTM'],
    meaning:
      'Income and expenses of the last twelve months, by month. The months show what a yearly total hides: a spike in agency labor, a fee paid twice, seasonal move-outs. Require it from the accounting system with the ledger, not in a retyped table.',
    see: ['Normalization', 'Rent roll'],
    area: 'finance',
  },
  {
    term: 'Tail coverage',
    also: ['Extended reporting endorsement'],
    meaning:
      'Insurance for claims made after a claims-made policy ends, covering care given while it was in effect. The seller’s operator buys it at closing. Without it, the first notice of a lawsuit may reach a company with no assets or insurance.',
    see: ['Professional liability'],
    area: 'law',
  },
  {
    term: 'Taxable REIT subsidiary',
    also: ['TRS'],
    meaning:
      'A corporation owned by a REIT that pays income tax and can do what the REIT may not, such as leasing a community and earning from its operation. Tax rules on the manager, the lease, and transfer prices shape the deal.',
    see: ['RIDEA'],
    area: 'law',
  },
  {
    term: 'Teaser',
    also: ['Blind profile'],
    meaning:
      'One or two pages without a name: region, care types, units, occupancy band, income. It generates interest without revealing the community. Check that no photo, year built, or unit count lets a competitor guess, because competitors will try.',
    see: ['NDA', 'Confidential listing'],
    area: 'deal',
  },
  {
    term: 'Title commitment',
    meaning:
      'A title company’s offer to insure ownership, with the steps required first and the exceptions it won’t cover. Each exception is backed by a document. Read those together with the survey within the objection period, which is often short.',
    see: ['ALTA survey', 'Easement'],
    area: 'deal',
  },
  {
    term: 'Title insurance',
    also: ['Owner’s policy'],
    meaning:
      'Insurance against ownership defects that existed before closing. The premium is paid once. Endorsements for zoning, access, survey, and tax parcels matter to lenders, and in some states the form can’t be changed, so order a draft early.',
    see: ['Title commitment'],
    area: 'deal',
  },
  {
    term: 'Tour-to-move-in conversion',
    meaning:
      'Move-ins divided by tours. It tests product, price, and salesperson together, while lead-to-tour conversion tests follow-up. A steady rate with falling tours is a marketing problem. A falling rate with steady tours is a problem inside the building.',
    see: ['Lead-to-tour conversion', 'Absorption'],
    area: 'operations',
  },
  {
    term: 'Triple-net lease',
    also: ['NNN lease'],
    meaning:
      'A lease under which the tenant pays taxes, insurance, and upkeep. The landlord gets a bond-like income, and the tenant gets the operating result. Its safety depends on coverage after a management fee, a guaranty with real assets behind it, and a landlord able to replace the operator.',
    see: ['Rent coverage', 'Sale-leaseback'],
    area: 'deal',
  },
  {
    term: 'True-up',
    also: ['Post-closing adjustment'],
    meaning:
      'The settlement some weeks after closing in which estimated prorations are replaced by actual ones. Agree on a date, one ledger, and a person who decides. Most adjustments come from payor remittances to the wrong account, so set up daily sweeps.',
    see: ['Prorations', 'Working capital'],
    area: 'deal',
  },
  {
    term: 'Turnover, resident',
    meaning:
      'Move-outs divided by average residents over a year; the median in assisted living was 46.8 percent in 2024. It determines how many move-ins are needed just to hold occupancy. Sort the reasons for leaving: need and death can’t be prevented, price and dissatisfaction can.',
    see: ['Length of stay', 'Absorption'],
    area: 'operations',
  },
  {
    term: 'Turnover, staff',
    meaning:
      'Separations divided by average employees. It costs recruiting, training, overtime, and quality of care. Public data shows it for nursing facilities. Ask by position and by tenure: if most leave within ninety days, the problem is in hiring.',
    see: ['Agency staffing', 'Key staff'],
    area: 'operations',
  },
  {
    term: 'Type A contract',
    also: ['Life care contract'],
    meaning:
      'A life plan agreement under which a resident’s monthly fee hardly rises when assisted living or nursing is needed. The community carries the insurance risk. Value it with an actuary, because residents who are young and healthy today are tomorrow’s cost.',
    see: ['CCRC', 'Entrance fee', 'Type C contract'],
    area: 'payors',
  },
  {
    term: 'Type B contract',
    also: ['Modified contract'],
    meaning:
      'A life plan agreement that includes a limited amount of care, such as a number of days or a discount, after which market rates apply. The risk is shared. Check how unused days accumulate and whether the discount lasts for life.',
    see: ['CCRC', 'Type A contract'],
    area: 'payors',
  },
  {
    term: 'Type B license',
    meaning:
      'In Texas, an assisted living license for residents who might need help to evacuate or care at night; Type A is for those who need neither. A building advertised for Alzheimer’s care needs Type B and the construction it requires.',
    see: ['Memory care', 'Life Safety Code'],
    area: 'licensing',
  },
  {
    term: 'Type C contract',
    also: ['Fee-for-service contract'],
    meaning:
      'A life plan agreement in which residents pay market rates for care when they use it. The entrance fee is lower, and the community bears little insurance risk. It resembles a rental campus, with access to the next level of care instead of prepayment.',
    see: ['CCRC', 'Type A contract'],
    area: 'payors',
  },
  {
    term: 'Underwriting',
    meaning:
      'Estimating what an asset will earn, what could go wrong, and how much to pay or lend. In senior living, it starts with residents, rates, and staff rather than square feet. Write down the source of each assumption so that it can be checked later.',
    see: ['Normalization', 'T-12'],
    area: 'finance',
  },
  {
    term: 'Unit mix',
    meaning:
      'The number of units of each type in a building. In independent and assisted living, NIC counted 40 percent studios, 38 one-bedrooms, 18 two-bedrooms, and 3 larger in mid-2025. Studios fill last in new markets. Couples and residents who stay longer want separate bedrooms.',
    see: ['Apartment style', 'RevPOR'],
    area: 'operations',
  },
  {
    term: 'Universal worker',
    meaning:
      'An aide who provides care and also serves meals, cleans, and leads activities, common in small houses and memory care. The role makes short shifts workable. Check state rules and time studies, since surveyors count people on the floor, not job titles.',
    see: ['Medication aide', 'HPRD'],
    area: 'operations',
  },
  {
    term: 'Vacancy loss',
    meaning:
      'Potential rent of units without a resident. Underwrite it at the level the market sustains, not at the best month. Units need days of preparation between residents, so a full building still loses a few percent.',
    see: ['Effective gross income', 'Financial occupancy'],
    area: 'finance',
  },
  {
    term: 'Value-add',
    meaning:
      'A purchase whose return depends on improvement: occupancy, rates, acuity billing, cost, or renovation. If the seller’s price already includes the improvement, the buyer pays for it twice. Buy on existing income and keep the upside as the reward for the work.',
    see: ['Stabilized', 'Bridge loan'],
    area: 'finance',
  },
  {
    term: 'Value-based care',
    meaning:
      'Payment that rewards outcomes, such as fewer hospital stays, instead of volume. Communities take part through plans, physician groups, or accountable care organizations. So far the revenue is small compared with rent; the larger gain is residents who stay longer.',
    see: ['Institutional special needs plan', 'Medicare Advantage'],
    area: 'payors',
  },
  {
    term: 'Waitlist',
    meaning:
      'People who want a unit when one is available, preferably with a deposit. A list without deposits is only a mailing list. To test it, ask how many of the last ten people offered a unit took it. That share of the list is the realistic number.',
    see: ['Census', 'Absorption'],
    area: 'operations',
  },
  {
    term: 'WARN Act',
    meaning:
      'The federal law that requires employers of a certain size to give 60 days’ notice of mass layoffs or closings; some states have stricter laws. In a sale, formal termination by the seller and rehiring by the buyer is arranged so that neither owes notice pay.',
    see: ['Resident notice', 'Key staff'],
    area: 'law',
  },
  {
    term: 'Waterfall',
    also: ['Distribution waterfall'],
    meaning:
      'The order in which cash is shared: return of capital, preferred return, perhaps a catch-up, then splits with the promote. Write it out with one year’s numbers, because terms that sound alike can differ by large sums at a sale.',
    see: ['Preferred return', 'Promote', 'Clawback'],
    area: 'finance',
  },
  {
    term: 'Workers’ compensation modifier',
    also: ['Experience mod'],
    meaning:
      'The factor by which an employer’s claims raise or lower its premium. Above one is worse than the industry. It tends to be high in senior living because staff lift residents. After closing, the buyer’s own factor applies, so the seller’s insurance cost says little.',
    see: ['Professional liability', 'Turnover, staff'],
    area: 'operations',
  },
  {
    term: 'Working capital',
    meaning:
      'Money to pay wages and suppliers before payors pay. A nursing buyer who leaves receivables with the seller starts with none and may wait months for the new Medicaid number. Fund sixty days or more, and arrange a credit line beforehand.',
    see: ['True-up', 'Aging report'],
    area: 'finance',
  },
  {
    term: 'Zoning report',
    meaning:
      'A consultant’s letter on whether use, parking, height, and setbacks conform, and whether a destroyed building may be rebuilt. Many older communities are lawful but nonconforming or rely on a special permit, and lenders want to know who it applies to.',
    see: ['Certificate of occupancy', 'ALTA survey'],
    area: 'law',
  },
];
