import type { GlossaryTerm } from './glossaryTerm.ts';

export const termsFToH: readonly GlossaryTerm[] = [
  {
    term: 'F-tag',
    meaning:
      'The number under which a federal nursing-facility requirement of 42 CFR 483 is cited, such as the tags on abuse, infection control, or sufficient staff. Together with the letter for scope and severity, it determines which remedies follow.',
    see: ['2567', 'Scope and severity', 'Substantial compliance'],
    area: 'licensing',
  },
  {
    term: 'Fair Housing Act',
    meaning:
      'The federal law against discrimination in housing, which covers communities of every care type. It affects admission questions, assistance animals, mobility aids in dining rooms, and transfers between levels of care. Review any house rules older than the current management.',
    see: ['HOPA', 'ADA'],
    area: 'law',
  },
  {
    term: 'False Claims Act',
    meaning:
      'The federal law that makes anyone who bills federal programs falsely pay a multiple of the damages, plus a penalty for each claim. Cases are often brought by an insider. Buyers of skilled nursing ask for an audit of billing files and an indemnity that outlasts the usual survival period.',
    see: ['Anti-Kickback Statute', 'Escrow holdback'],
    area: 'law',
  },
  {
    term: 'Family council',
    also: ['Resident council'],
    meaning:
      'A group of residents or relatives with a right to meet and get answers, which federal rules guarantee in nursing facilities. Its minutes, where they can be shared, are an honest record of food, laundry, staffing, and response times.',
    see: ['Ombudsman'],
    area: 'operations',
  },
  {
    term: 'Fannie Mae seniors loan',
    also: ['Agency debt', 'Freddie Mac seniors loan'],
    meaning:
      'Financing of stabilized independent and assisted living by the government-sponsored enterprises through approved lenders: non-recourse, fixed or floating, faster than HUD, with a limited share of skilled beds. Underwriters look closely at the operator’s other buildings.',
    see: ['HUD-232', 'LTV'],
    area: 'finance',
  },
  {
    term: 'Feasibility study',
    also: ['Market study'],
    meaning:
      'A consultant’s assessment of whether a proposed community will fill: households by age and income, competitors, buildings in the pipeline, rates, and a fill-up schedule. Construction lenders require one. Check its market radius first, because that is where most of the optimism is.',
    see: ['Primary market area', 'Penetration rate'],
    area: 'finance',
  },
  {
    term: 'FF&E',
    also: ['Furniture, fixtures and equipment'],
    meaning:
      'The movable property of a community: beds, kitchen equipment, lifts, buses, dining-room chairs. It transfers by bill of sale with an inventory, is depreciated faster than the building, and may be leased, so check for liens before the price is allocated.',
    see: ['Capital expenditure', 'Appraisal'],
    area: 'finance',
  },
  {
    term: 'Financial occupancy',
    also: ['Economic occupancy'],
    meaning:
      'Paid units divided by available units, or revenue collected divided by potential revenue; operators use both. It is lower than physical occupancy when there are discounts, models, staff apartments, or unpaid bills. State the definition before you compare two communities.',
    see: ['Occupancy, physical', 'Concession'],
    area: 'operations',
  },
  {
    term: 'Form 1823',
    also: ['AHCA Form 1823'],
    meaning:
      'Florida’s medical assessment for assisted living: a practitioner states what a person needs and whether a facility can meet it. It is completed within 60 days before admission or 30 days after. Incomplete forms are a frequent finding and easy to sample.',
    see: ['ALF', 'ADLs'],
    area: 'licensing',
  },
  {
    term: 'Going concern value',
    meaning:
      'The value of a community as an operating business with its real estate, license, staff, and residents. A sale price covers the whole. Transfer taxes, loan sizing, and the buyer’s depreciation depend on how it is allocated among the parts.',
    see: ['Appraisal', 'Price per unit'],
    area: 'finance',
  },
  {
    term: 'Going-in cap rate',
    meaning:
      'First-year income, or income for the trailing twelve months, divided by the price paid. State which. On a half-empty building it can be negative even if the deal is sound, so read it together with the stabilized yield on total cost.',
    see: ['Cap rate', 'Exit cap rate', 'Normalization'],
    area: 'finance',
  },
  {
    term: 'Ground lease',
    meaning:
      'A long-term lease of land on which the tenant owns the building until the term ends. Hospital campuses often offer one. Lenders want decades beyond the loan, notice of defaults, and a right to cure them. Rent resets can undo an otherwise good yield.',
    see: ['Estoppel certificate', 'Leasehold mortgage'],
    area: 'deal',
  },
  {
    term: 'Group home',
    meaning:
      'A small licensed residence for people with disabilities or other needs, commonly paid for by state programs. Zoning law protects many of them as households. Income depends more on a contract with an agency than on the local rental market.',
    see: ['Board and care'],
    area: 'care',
  },
  {
    term: 'Guaranty',
    meaning:
      'A promise by a person or parent company to pay or perform if a borrower or tenant doesn’t. Operators who lease guarantee rent; borrowers of non-recourse loans guarantee against specified misconduct. Count all guaranties a sponsor has given before relying on one more.',
    see: ['Non-recourse loan', 'Master lease'],
    area: 'finance',
  },
  {
    term: 'HCBS',
    also: ['Home and community-based services'],
    meaning:
      'Care paid for by Medicaid outside nursing facilities, at home or in assisted living. Federal rules require such settings to feel like a home rather than an institution. A building attached to a nursing facility may have to show that it does.',
    see: ['Medicaid waiver', 'Spend-down'],
    area: 'payors',
  },
  {
    term: 'HIPAA',
    meaning:
      'The federal privacy and security rules for health information. In a sale, resident files may be reviewed in due diligence for the transaction, but access to copies with names should be controlled. Redact what an analysis doesn’t need, and log who looked.',
    see: ['BAA', 'PHI'],
    area: 'law',
  },
  {
    term: 'HOPA',
    also: ['Housing for Older Persons Act'],
    meaning:
      'The exemption that lets a property favor older people: at least 80 percent of occupied units with a resident 55 or older, published policies, and age verification. If the records are lost, so is the exemption, and with it the age restriction.',
    see: ['Active adult', 'Fair Housing Act'],
    area: 'law',
  },
  {
    term: 'Hospice',
    meaning:
      'Care for people near the end of life, usually paid by Medicare to an outside provider who visits. It lets residents stay in place. Licenses differ in how far they let a community keep hospice residents, and the share of residents on hospice affects length of stay and staffing.',
    see: ['Length of stay', 'Level of care'],
    area: 'care',
  },
  {
    term: 'HPRD',
    also: ['Hours per resident day'],
    meaning:
      'Paid or worked nursing hours divided by resident days. It is used to compare staffing across buildings of different sizes. Paid hours include vacation; worked hours don’t. Public figures for nursing facilities come from payroll submissions.',
    see: ['PPD', 'Agency staffing', 'Staffing requirement'],
    area: 'operations',
  },
  {
    term: 'HUD lean process',
    also: ['LEAN', 'Section 232 handbook'],
    meaning:
      'The way HUD’s Office of Residential Care Facilities handles Section 232 applications: standard forms and checklists, prepared by an approved lender, with one underwriter at the office. The queue determines the timeline, and a complete package shortens it.',
    see: ['HUD-232', 'REAC'],
    area: 'finance',
  },
  {
    term: 'HUD-232',
    also: ['Section 232', 'FHA-insured health-care loan'],
    meaning:
      'Federal mortgage insurance for nursing, assisted living, and board and care: long-term, fixed-rate, non-recourse, assumable debt from private lenders, for buildings with 20 or more residents. In exchange, it requires a needs assessment, audits, regulated distributions, and a process measured in months.',
    see: ['HUD-232/223(f)', 'HUD-232 new construction', 'Mortgage insurance premium'],
    area: 'finance',
  },
  {
    term: 'HUD-232 new construction',
    also: ['HUD-232 substantial rehabilitation'],
    meaning:
      'HUD insurance for a single loan that funds construction and then becomes permanent for 40 years. Loan-to-value limits for profit-motivated borrowers are 80 percent for skilled nursing and 75 for assisted living. The trade-offs for the long term are wage rules and a long wait for a commitment.',
    see: ['HUD-232', 'Construction loan'],
    area: 'finance',
  },
  {
    term: 'HUD-232/223(a)(7)',
    meaning:
      'Refinancing of a loan that HUD already insures, mainly to lower the rate, with a lighter application and lower coverage tests than the other Section 232 programs. Owners of insured communities consider it whenever the savings from a lower rate exceed the cost.',
    see: ['HUD-232', 'DSCR'],
    area: 'finance',
  },
  {
    term: 'HUD-232/223(f)',
    meaning:
      'HUD-insured purchase or refinancing of an existing building at least three years old: up to 35 years or three quarters of the building’s remaining life, 80 percent of value for profit-motivated borrowers and 85 for non-profits, coverage of 1.45. The lowest of the value, coverage, and cost tests sets the loan.',
    see: ['HUD-232', 'DSCR', 'LTV'],
    area: 'finance',
  },
  {
    term: 'HUD-232/241(a)',
    meaning:
      'A supplemental insured loan for repairs, additions, or equipment at a community that already has a HUD-insured mortgage, so that the owner can keep the first loan’s rate. Owners use it to add a memory-care wing without refinancing the campus.',
    see: ['HUD-232', 'Capital expenditure'],
    area: 'finance',
  },
];
