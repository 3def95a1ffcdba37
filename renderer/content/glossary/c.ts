import type { GlossaryTerm } from './glossaryTerm.ts';

export const termsC: readonly GlossaryTerm[] = [
  {
    term: 'Cap rate',
    also: ['Capitalization rate'],
    meaning:
      'Net operating income divided by price. It shows what a buyer pays for a dollar of income and varies widely by care type: lowest for active adult, highest for skilled nursing. Two quoted rates are comparable only if both incomes are after a management fee and reserves.',
    see: ['NOI', 'Going-in cap rate', 'Exit cap rate'],
    area: 'finance',
  },
  {
    term: 'Capital call',
    meaning:
      'A sponsor’s demand that investors pay in committed or additional money. The partnership agreement says what happens to an investor who doesn’t pay, often dilution at a penalty. Slow senior-living lease-ups are a frequent cause, so read that clause first.',
    see: ['Limited partner', 'Syndication'],
    area: 'finance',
  },
  {
    term: 'Capital expenditure',
    also: ['Capex'],
    meaning:
      'Spending that lasts beyond the year: roofs, chillers, kitchens, room renovations. It is below NOI, so deferring it makes income look better. Ask for three years of history by project and compare it with the condition report’s immediate and short-term tables.',
    see: ['Replacement reserve', 'FF&E', 'Property condition assessment'],
    area: 'finance',
  },
  {
    term: 'Care charge',
    also: ['Care fee'],
    meaning:
      'The amount a resident pays for help in addition to rent, by level, by points, or by the hour. It should follow reassessments. The share of care in total revenue, and how often it changes, shows whether a community is paid for the work it does.',
    see: ['Level of care', 'Acuity creep', 'Assisted living'],
    area: 'operations',
  },
  {
    term: 'Care plan',
    also: ['Service plan'],
    meaning:
      'The written agreement on what help a resident gets, when, and from which staff, based on an assessment and signed by the resident or family. Surveyors compare it with what staff actually do. Differences are among the most common citations in assisted living.',
    see: ['Level of care', 'Reassessment'],
    area: 'care',
  },
  {
    term: 'Case mix',
    meaning:
      'An index of the care needs of a nursing facility’s residents, computed from their assessments. Medicare and many Medicaid programs pay by it. A sudden rise before a sale may be better documentation or an audit risk, so have a reviewer sample the files.',
    see: ['PDPM', 'MDS 3.0', 'Medicaid rate'],
    area: 'payors',
  },
  {
    term: 'Cash-on-cash return',
    meaning:
      'One year’s pre-tax cash flow divided by the equity invested. It is simple and accurate about the present but ignores growth and sale. Say which year: first-year figures of a turnaround are low by design, and stabilized figures are a forecast.',
    see: ['Equity multiple', 'IRR'],
    area: 'finance',
  },
  {
    term: 'CCRC',
    also: ['Continuing care retirement community', 'Life plan community'],
    meaning:
      'A campus with independent living, assisted living, and usually nursing, so that residents can move as their needs change. It charges an entrance fee or rent. Many states regulate the contracts much like insurance, and a buyer takes over promises of care to current residents.',
    see: ['Entrance fee', 'Type A contract', 'Type C contract'],
    area: 'care',
  },
  {
    term: 'Census',
    meaning:
      'The count of residents in the building at a set hour, commonly midnight. It counts people, not units, so a couple counts twice. Reconcile three months of census to billing and the rent roll before trusting any occupancy chart.',
    see: ['Occupancy, physical', 'Resident day'],
    area: 'operations',
  },
  {
    term: 'Certificate of need',
    also: ['CON'],
    meaning:
      'A state permit required before new nursing beds, and in some states assisted-living beds, can be built or moved. It limits supply and so gives existing licenses value. Check whether an application is open in the county and whether the beds can be transferred.',
    see: ['Moratorium', 'Licensed beds'],
    area: 'licensing',
  },
  {
    term: 'Certificate of occupancy',
    meaning:
      'The local document stating that a building may be used for a specific purpose. The use class matters: a building approved for residential care may not house residents who can’t evacuate by themselves. Missing or outdated certificates stop lenders late in a deal.',
    see: ['Zoning report', 'I-2 occupancy'],
    area: 'law',
  },
  {
    term: 'Change of ownership',
    also: ['CHOW'],
    meaning:
      'The regulatory process by which a license and, in nursing, the Medicare and Medicaid enrollment pass to a new owner or operator. It commonly takes one to several months and sets the closing date. File early, and check what the state counts as a change.',
    see: ['Operations transfer agreement', 'Interim management agreement', 'Provider agreement'],
    area: 'licensing',
  },
  {
    term: 'Civil money penalty',
    also: ['CMP'],
    meaning:
      'A federal fine on a nursing facility, per day or per instance, for serious deficiencies. Contracts usually leave penalties for the period before closing with the seller, but a program can collect from the current holder of the provider agreement. Set up an escrow for open penalties.',
    see: ['F-tag', 'Immediate jeopardy'],
    area: 'licensing',
  },
  {
    term: 'Clawback',
    meaning:
      'The sponsor’s duty to return promote that later results show was paid too early. It protects investors when one sale in a portfolio went well and the next did not. It is only as good as the sponsor’s balance sheet or escrow.',
    see: ['Promote', 'Waterfall'],
    area: 'finance',
  },
  {
    term: 'Co-brokerage',
    also: ['Co-broking'],
    meaning:
      'Two brokers sharing one fee, typically one for the seller and one for the buyer. Put the split, the registration of the buyer, and the confidentiality duties in writing before a name is exchanged. Otherwise, a broker may find that no one owes a fee.',
    see: ['Broker of record', 'Commission'],
    area: 'deal',
  },
  {
    term: 'Cognitive impairment',
    meaning:
      'Loss of memory and judgment, from mild to severe dementia. States restrict where people with it may live and what must be disclosed or trained. A building that serves many such residents without a secured area carries a risk that insurers ask about.',
    see: ['Memory care', 'Elopement'],
    area: 'care',
  },
  {
    term: 'Commission',
    meaning:
      'The broker’s fee for a completed sale, usually a share of the price that declines as the price rises. The listing agreement says when it is earned and how long after the term a buyer introduced by the broker still counts.',
    see: ['Broker of record', 'Co-brokerage'],
    area: 'deal',
  },
  {
    term: 'Community fee',
    also: ['Move-in fee'],
    meaning:
      'A one-time charge at move-in, often about a month’s rent, that pays for preparing the apartment and assessing the resident. This revenue follows move-ins rather than occupancy, so a year of heavy turnover inflates it. Waived fees are a concession and should be counted.',
    see: ['Entrance fee', 'Ancillary revenue'],
    area: 'operations',
  },
  {
    term: 'Comparable sale',
    also: ['Comp'],
    meaning:
      'A past sale used to judge a price. In senior living, two physically similar buildings compare poorly if care type, payor mix, occupancy, and license differ. Three sales that match on those say more than twenty that match only on the state.',
    see: ['Price per unit', 'Cap rate'],
    area: 'deal',
  },
  {
    term: 'Concession',
    meaning:
      'A discount to win a resident: a free month, a waived fee, a rate locked for two years. A rent roll that shows asking rates hides it. Ask for the past year’s move-ins with each resident’s first and latest bill.',
    see: ['Asking rate', 'In-place rate', 'Loss to lease'],
    area: 'operations',
  },
  {
    term: 'Confidential information memorandum',
    also: ['CIM'],
    meaning:
      'The detailed description of a business for sale, given after a nondisclosure agreement. In senior living, “offering memorandum” and “CIM” mean the same document. Its figures are the seller’s, and the contract normally says that only the contract is binding.',
    see: ['Offering memorandum', 'NDA', 'Teaser'],
    area: 'deal',
  },
  {
    term: 'Confidential listing',
    also: ['Blind listing'],
    meaning:
      'A community offered under a cover name and a region, because staff and families who learn of a sale may leave. The name and address are shared once a buyer is identified and has agreed to keep them confidential. On Haven Exchange, the street address stays hidden until the buyer has contacted the broker.',
    see: ['Teaser', 'NDA'],
    area: 'deal',
  },
  {
    term: 'Construction loan',
    meaning:
      'Debt drawn as a building goes up, with interest paid from a reserve and usually a completion guaranty. In senior living, the loan must also carry the fill-up losses, which can approach the interest cost. Budgets that leave them out are a classic cause of failure.',
    see: ['Lease-up', 'HUD-232 new construction'],
    area: 'finance',
  },
  {
    term: 'Cross-default',
    meaning:
      'A clause under which default on one agreement is default on others. Landlords and lenders with several of a sponsor’s buildings want it. A buyer of one building needs the release in hand at closing, not just a promise of one.',
    see: ['Master lease', 'Guaranty'],
    area: 'finance',
  },
];
