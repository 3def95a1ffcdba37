import type { GlossaryTerm } from './glossaryTerm.ts';

export const termsIToK: readonly GlossaryTerm[] = [
  {
    term: 'I-2 occupancy',
    also: ['Institutional occupancy'],
    meaning:
      'The building-code class for places whose occupants can’t evacuate on their own, such as nursing facilities. It requires fire-rated construction, smoke compartments, and sprinklers. Converting an apartment building or hotel to memory care usually fails on the cost of meeting it.',
    see: ['Certificate of occupancy', 'Life Safety Code'],
    area: 'law',
  },
  {
    term: 'IADLs',
    also: ['Instrumental activities of daily living'],
    meaning:
      'Cooking, shopping, cleaning, laundry, managing money and medications, using a phone, and getting around. The typical independent living resident needs help with some of these but not yet with bathing or dressing, and that help is much of what the monthly fee covers.',
    see: ['ADLs', 'Independent living'],
    area: 'care',
  },
  {
    term: 'Immediate jeopardy',
    also: ['IJ'],
    meaning:
      'The most serious finding of a federal survey, levels J to L: noncompliance has caused, or is likely to cause, serious injury, harm, or death. It must be removed within 23 days, or the provider agreement ends. A buyer wants the removal plan, the revisit, and what happened to the people responsible.',
    see: ['Scope and severity', '2567', 'Civil money penalty'],
    area: 'licensing',
  },
  {
    term: 'In-place rate',
    meaning:
      'The rate current residents actually pay, on average and by unit type. The gap to the asking rate is either room for increases or proof that the asking rate isn’t real. Lenders size on in-place figures and treat the rest as the sponsor’s plan.',
    see: ['Asking rate', 'Loss to lease', 'Rent roll'],
    area: 'operations',
  },
  {
    term: 'Incident report',
    meaning:
      'The record of a fall, medication error, elopement, injury, or allegation: facts, harm, causes, people notified, and action taken. States set what must be reported and how fast; Maryland, for example, allows 24 hours. Compare the log with the insurer’s list of claims.',
    see: ['Elopement', 'Loss run', 'Ombudsman'],
    area: 'operations',
  },
  {
    term: 'Independent living',
    also: ['IL'],
    meaning:
      'Apartments or cottages with meals, housekeeping, transportation, and social life for older people who manage their own care. Often unlicensed. Residents move in by choice, so hospitality and price matter more than need, and demand falls with a weak housing market sooner than in assisted living.',
    see: ['Active adult', 'Assisted living', 'IADLs'],
    area: 'care',
  },
  {
    term: 'Informal dispute resolution',
    also: ['IDR'],
    meaning:
      'A facility’s chance to contest deficiencies with the survey agency without a hearing. It runs alongside the plan of correction and doesn’t stop remedies. Keep any overturned citation on file, because copies of the original form remain in circulation.',
    see: ['2567', 'Plan of correction'],
    area: 'licensing',
  },
  {
    term: 'Institutional special needs plan',
    also: ['I-SNP'],
    meaning:
      'A Medicare Advantage plan for people who need a nursing facility’s level of care, including some living in the community. Operators join or own one to be paid for preventing hospital stays. It brings clinicians on site, but a poorly run plan exposes its owner to insurance risk.',
    see: ['Medicare Advantage', 'Value-based care'],
    area: 'payors',
  },
  {
    term: 'Intercreditor agreement',
    meaning:
      'The contract between lenders to one borrower on who is paid first and who can act when. A nursing deal with a mortgage and a receivables line can’t close without it. Send each lender’s lawyer the other’s form weeks before closing.',
    see: ['Mezzanine debt', 'Accounts receivable financing'],
    area: 'finance',
  },
  {
    term: 'Interest-only period',
    meaning:
      'The period in which only interest is paid. It raises early distributions and leaves the balance unchanged. Look at the first amortizing year: if coverage then falls below the covenant, the interest-only years only postponed the problem.',
    see: ['Debt service', 'Amortization'],
    area: 'finance',
  },
  {
    term: 'Interim management agreement',
    also: ['IMA'],
    meaning:
      'A contract under which the buyer runs a community after closing while the seller’s license is still in effect, where the state allows it. It lets deals close sooner. Insurance, bank accounts, and authority must match who is legally the licensee during that time.',
    see: ['Change of ownership', 'Operations transfer agreement'],
    area: 'deal',
  },
  {
    term: 'Involuntary discharge',
    meaning:
      'Ending a residency against the resident’s wishes, lawful only for listed reasons with notice and appeal rights. For operators, it limits how fast care mix can change. A plan to replace Medicaid residents with private-pay residents has to comply with these rules first.',
    see: ['Resident agreement', 'Ombudsman'],
    area: 'law',
  },
  {
    term: 'IRR',
    also: ['Internal rate of return'],
    meaning:
      'The discount rate at which the dated cash flows of an investment net to zero. It rewards early money, so fees, refinancings, and a quick sale raise it. Ask whether it is before or after the sponsor’s fees and promote, and read it with the equity multiple.',
    see: ['Equity multiple', 'NPV', 'Waterfall'],
    area: 'finance',
  },
  {
    term: 'Key staff',
    meaning:
      'The people a building depends on: administrator, head of nursing, sales lead, chef, maintenance chief. Buyers identify them early, speak with them only with consent, and offer retention pay that vests some months after closing.',
    see: ['Administrator', 'Director of nursing', 'Turnover, staff'],
    area: 'operations',
  },
];
