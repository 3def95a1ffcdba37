import type { GlossaryTerm } from './glossaryTerm.ts';

export const termsC: readonly GlossaryTerm[] = [
  {
    term: 'Cap rate',
    also: ['Capitalization rate'],
    meaning:
      'Net operating income divided by price. It says what a buyer pays for a dollar of income and differs widely by care type: active adult lowest, skilled nursing highest. Two quoted rates compare only if both incomes bear a management fee and reserves.',
    see: ['NOI', 'Going-in cap rate', 'Exit cap rate'],
    area: 'finance',
  },
  {
    term: 'Capital call',
    meaning:
      'A sponsor’s demand that investors pay in committed or additional money. The partnership agreement says what happens to somebody who does not pay, often dilution at a penalty. Senior-living lease-ups that run slow are a frequent cause, so read that clause first.',
    see: ['Limited partner', 'Syndication'],
    area: 'finance',
  },
  {
    term: 'Capital expenditure',
    also: ['Capex'],
    meaning:
      'Spending that lasts beyond the year: roofs, chillers, kitchens, room renovations. It is below NOI, so deferring it flatters income. Ask for three years of history by project and compare it with the condition report’s immediate and short-term tables.',
    see: ['Replacement reserve', 'FF&E', 'Property condition assessment'],
    area: 'finance',
  },
  {
    term: 'Care charge',
    also: ['Care fee'],
    meaning:
      'What a resident pays for help beyond the rent, by level, by points or by the hour. It should follow reassessments. The share of care in total revenue, and how often it changes, shows whether a community is paid for the work it does.',
    see: ['Level of care', 'Acuity creep', 'Assisted living'],
    area: 'operations',
  },
  {
    term: 'Care plan',
    also: ['Service plan'],
    meaning:
      'The written agreement on what help a resident gets, when and by whom, drawn from an assessment and signed by the resident or family. Surveyors compare it with what staff really do; differences are among the commonest citations in assisted living.',
    see: ['Level of care', 'Reassessment'],
    area: 'care',
  },
  {
    term: 'Case mix',
    meaning:
      'An index of how demanding a nursing facility’s residents are, computed from their assessments. Many Medicaid programs and Medicare pay by it. A sudden rise before a sale may be better documentation or an audit risk, so have a reviewer sample the files.',
    see: ['PDPM', 'MDS 3.0', 'Medicaid rate'],
    area: 'payors',
  },
  {
    term: 'Cash-on-cash return',
    meaning:
      'Pre-tax cash flow of a year divided by the equity invested. Simple and honest about the present, blind to growth and sale. Say which year: first-year figures of a turnaround are low by design and stabilized ones are a forecast.',
    see: ['Equity multiple', 'IRR'],
    area: 'finance',
  },
  {
    term: 'CCRC',
    also: ['Continuing care retirement community', 'Life plan community'],
    meaning:
      'A campus with independent living, assisted living and usually nursing, so that residents move as needs change. It charges an entrance fee or rent. Many states regulate the contracts much like insurance, and a buyer takes over promises of care to people already living there.',
    see: ['Entrance fee', 'Type A contract', 'Type C contract'],
    area: 'care',
  },
  {
    term: 'Census',
    meaning:
      'The count of residents in the building at a set hour, commonly midnight. It is of people, not units: a couple counts twice. Tie the census of three months to billing and to the rent roll before trusting any occupancy chart.',
    see: ['Occupancy, physical', 'Resident day'],
    area: 'operations',
  },
  {
    term: 'Certificate of need',
    also: ['CON'],
    meaning:
      'A state’s permission that must come before new nursing beds, and in some states assisted-living beds, may be built or moved. It limits supply and so gives existing licenses value. Check whether an application is open in the county and whether the beds may transfer.',
    see: ['Moratorium', 'Licensed beds'],
    area: 'licensing',
  },
  {
    term: 'Certificate of occupancy',
    meaning:
      'The local document that a building may be used for a stated purpose. The use class matters: a building approved for residential care may not hold residents who cannot leave by themselves. Missing or outdated certificates stop lenders late in a deal.',
    see: ['Zoning report', 'I-2 occupancy'],
    area: 'law',
  },
  {
    term: 'Change of ownership',
    also: ['CHOW'],
    meaning:
      'The regulator’s process by which a license and, in nursing, the Medicare and Medicaid enrollment pass to a new owner or operator. It commonly takes one to several months and sets the closing date. File early and read what the state counts as a change.',
    see: ['Operations transfer agreement', 'Interim management agreement', 'Provider agreement'],
    area: 'licensing',
  },
  {
    term: 'Civil money penalty',
    also: ['CMP'],
    meaning:
      'A federal fine on a nursing facility, by day or by instance, that follows serious deficiencies. Contracts usually leave penalties for the time before closing with the seller, but a program can collect from whoever holds the provider agreement. Escrow for what is open.',
    see: ['F-tag', 'Immediate jeopardy'],
    area: 'licensing',
  },
  {
    term: 'Clawback',
    meaning:
      'The sponsor’s duty to give back promote that later results show was paid too early. It protects investors when one sale of a portfolio went well and the next did not. It is only as good as the sponsor’s balance sheet or escrow.',
    see: ['Promote', 'Waterfall'],
    area: 'finance',
  },
  {
    term: 'Co-brokerage',
    also: ['Co-broking'],
    meaning:
      'Two brokers sharing one fee, typically one for the seller and one for the buyer. The split, the registration of the buyer and the confidentiality duties belong in writing before a name is exchanged. Without it, a broker may find that nobody owes a fee.',
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
      'The broker’s fee for a completed sale, usually a share of the price that falls as the price rises. The listing agreement says when it is earned and how long after its term a buyer introduced by the broker still counts.',
    see: ['Broker of record', 'Co-brokerage'],
    area: 'deal',
  },
  {
    term: 'Community fee',
    also: ['Move-in fee'],
    meaning:
      'A one-time charge at move-in, often about a month’s rent, for preparing the apartment and the assessment. It is revenue that follows move-ins rather than occupancy, so a year of heavy turnover flatters it. Waived fees are a concession and should be counted.',
    see: ['Entrance fee', 'Ancillary revenue'],
    area: 'operations',
  },
  {
    term: 'Comparable sale',
    also: ['Comp'],
    meaning:
      'A past sale used to judge a price. In this business two buildings with like bricks compare poorly if care type, payor mix, occupancy and license differ. Three sales that match on those say more than twenty that match on the state.',
    see: ['Price per unit', 'Cap rate'],
    area: 'deal',
  },
  {
    term: 'Concession',
    meaning:
      'A discount to win a resident: a free month, a waived fee, a rate locked for two years. It hides in the rent roll when the asking rate is shown. Ask for move-ins of the last year with the first and the latest bill.',
    see: ['Asking rate', 'In-place rate', 'Loss to lease'],
    area: 'operations',
  },
  {
    term: 'Confidential information memorandum',
    also: ['CIM'],
    meaning:
      'The detailed description of a business for sale, given after a nondisclosure agreement. In senior living the words offering memorandum and CIM are used for the same book. Its figures are the seller’s; the contract normally says that only the contract binds.',
    see: ['Offering memorandum', 'NDA', 'Teaser'],
    area: 'deal',
  },
  {
    term: 'Confidential listing',
    also: ['Blind listing'],
    meaning:
      'A community offered under a cover name and a region, because staff and families who hear of a sale may leave. Name and address follow once a buyer is known and bound. On Haven Exchange the street stays closed until the broker has been contacted.',
    see: ['Teaser', 'NDA'],
    area: 'deal',
  },
  {
    term: 'Construction loan',
    meaning:
      'Debt drawn as a building goes up, with interest from a reserve and usually a guaranty of completion. In senior living the loan must also carry the fill-up losses, which can approach the interest cost. Budgets that leave them out are the classic failure.',
    see: ['Lease-up', 'HUD-232 new construction'],
    area: 'finance',
  },
  {
    term: 'Cross-default',
    meaning:
      'A clause by which default under one agreement is default under others. Landlords and lenders with several of a sponsor’s buildings want it. For a buyer of one, the release has to be in hand at closing and not promised.',
    see: ['Master lease', 'Guaranty'],
    area: 'finance',
  },
];
