import type { GlossaryTerm } from './glossaryTerm.ts';

export const termsIToK: readonly GlossaryTerm[] = [
  {
    term: 'I-2 occupancy',
    also: ['Institutional occupancy'],
    meaning:
      'The building-code class for places whose residents cannot save themselves, such as nursing facilities. It asks for rated construction, smoke compartments and sprinklers. Turning an apartment house or hotel into memory care usually fails on the cost of reaching it.',
    see: ['Certificate of occupancy', 'Life Safety Code'],
    area: 'law',
  },
  {
    term: 'IADLs',
    also: ['Instrumental activities of daily living'],
    meaning:
      'Cooking, shopping, cleaning, laundry, managing money and medicines, using a telephone and getting about. Needing help with these, and not yet with bathing or dressing, describes the resident of independent living, and much of what that monthly fee includes.',
    see: ['ADLs', 'Independent living'],
    area: 'care',
  },
  {
    term: 'Immediate jeopardy',
    also: ['IJ'],
    meaning:
      'The gravest finding of a federal survey, levels J to L: noncompliance has caused, or is likely to cause, serious injury, harm or death. It must be removed within 23 days, or the provider agreement ends. A buyer wants the removal plan, the revisit and what became of the people responsible.',
    see: ['Scope and severity', '2567', 'Civil money penalty'],
    area: 'licensing',
  },
  {
    term: 'In-place rate',
    meaning:
      'What current residents really pay, on average and by unit type. The gap to the asking rate is either room for increases or proof that the asking rate is fiction. Lenders size on in-place figures and treat the rest as the sponsor’s plan.',
    see: ['Asking rate', 'Loss to lease', 'Rent roll'],
    area: 'operations',
  },
  {
    term: 'Incident report',
    meaning:
      'The record of a fall, medication error, elopement, injury or allegation: facts, harm, causes, people told and action taken. States set what must be reported and how fast; Maryland, for one, allows 24 hours. Compare the log with the insurer’s list of claims.',
    see: ['Elopement', 'Loss run', 'Ombudsman'],
    area: 'operations',
  },
  {
    term: 'Independent living',
    also: ['IL'],
    meaning:
      'Apartments or cottages with meals, housekeeping, transport and company for older people who manage their own care. Often unlicensed. Residents choose it, so hospitality and price matter more than need, and it feels a weak housing market sooner than assisted living does.',
    see: ['Active adult', 'Assisted living', 'IADLs'],
    area: 'care',
  },
  {
    term: 'Informal dispute resolution',
    also: ['IDR'],
    meaning:
      'A facility’s chance to contest deficiencies with the survey agency without a hearing. It runs beside the plan of correction and does not stop remedies. An overturned citation should be in the file, because the original form lives on in other people’s copies.',
    see: ['2567', 'Plan of correction'],
    area: 'licensing',
  },
  {
    term: 'Institutional special needs plan',
    also: ['I-SNP'],
    meaning:
      'A Medicare Advantage plan for people who need a nursing facility’s level of care, including some living in the community. Operators join or own one to be paid for preventing hospital stays. It brings clinicians on site and, done badly, insurance risk.',
    see: ['Medicare Advantage', 'Value-based care'],
    area: 'payors',
  },
  {
    term: 'Intercreditor agreement',
    meaning:
      'The contract between lenders to one borrower on who is paid first and who may act when. A nursing deal with a mortgage and a receivables line cannot close without it. Give both lawyers the other’s form weeks before closing.',
    see: ['Mezzanine debt', 'Accounts receivable financing'],
    area: 'finance',
  },
  {
    term: 'Interest-only period',
    meaning:
      'Months in which only interest is paid. It lifts early distributions and leaves the balance where it was. Look at the first amortizing year: if coverage then falls under the covenant, the interest-only years only moved the difficulty.',
    see: ['Debt service', 'Amortization'],
    area: 'finance',
  },
  {
    term: 'Interim management agreement',
    also: ['IMA'],
    meaning:
      'A contract by which the buyer runs a community after closing while the seller’s license still stands, where the state allows it. It closes deals sooner. Insurance, bank accounts and authority must match who is legally the licensee in the meantime.',
    see: ['Change of ownership', 'Operations transfer agreement'],
    area: 'deal',
  },
  {
    term: 'Involuntary discharge',
    meaning:
      'Ending a residency against the resident’s wish, lawful only for listed reasons with notice and appeal rights. For operators it limits how fast care mix can be changed; a plan that counts on exchanging Medicaid residents for private ones meets these rules first.',
    see: ['Resident agreement', 'Ombudsman'],
    area: 'law',
  },
  {
    term: 'IRR',
    also: ['Internal rate of return'],
    meaning:
      'The discount rate at which the dated cash flows of an investment net to zero. It rewards early money, so fees, refinancings and a quick sale raise it. Ask whether it is before or after the sponsor’s fees and promote, and read it with the multiple.',
    see: ['Equity multiple', 'NPV', 'Waterfall'],
    area: 'finance',
  },
  {
    term: 'Key staff',
    meaning:
      'The people without whom a building would stumble: administrator, head of nursing, sales lead, chef, maintenance chief. Buyers identify them early, speak with them only with consent, and offer retention pay that vests some months after closing.',
    see: ['Administrator', 'Director of nursing', 'Turnover, staff'],
    area: 'operations',
  },
];
