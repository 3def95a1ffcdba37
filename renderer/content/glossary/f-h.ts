import type { GlossaryTerm } from './glossaryTerm.ts';

export const termsFToH: readonly GlossaryTerm[] = [
  {
    term: 'F-tag',
    meaning:
      'The number under which a federal nursing-facility requirement of 42 CFR 483 is cited, such as the tags on abuse, infection control or sufficient staff. Together with the letter of its scope and severity it decides which remedies follow.',
    see: ['2567', 'Scope and severity', 'Substantial compliance'],
    area: 'licensing',
  },
  {
    term: 'Fair Housing Act',
    meaning:
      'The federal law against discrimination in housing, which covers communities of every care type. It shapes admission questions, assistance animals, mobility aids in dining rooms and transfer between levels of care. House rules older than the management deserve a review.',
    see: ['HOPA', 'ADA'],
    area: 'law',
  },
  {
    term: 'False Claims Act',
    meaning:
      'The law under which false bills to federal programs cost a multiple of the damage plus a penalty for each claim, often brought by an insider. Buyers of skilled nursing ask for an audit of billing files and an indemnity that outlives the usual survival period.',
    see: ['Anti-Kickback Statute', 'Escrow holdback'],
    area: 'law',
  },
  {
    term: 'Family council',
    also: ['Resident council'],
    meaning:
      'A group of residents or relatives with a right to meet and be answered; in nursing facilities federal rules give it. Its minutes, where they may be shared, are an honest account of food, laundry, staffing and response times.',
    see: ['Ombudsman'],
    area: 'operations',
  },
  {
    term: 'Fannie Mae seniors loan',
    also: ['Agency debt', 'Freddie Mac seniors loan'],
    meaning:
      'Financing of stabilized independent and assisted living by the government-sponsored enterprises through approved lenders: non-recourse, fixed or floating, quicker than HUD, with a limited share of skilled beds. Underwriting looks hard at the operator’s other buildings.',
    see: ['HUD-232', 'LTV'],
    area: 'finance',
  },
  {
    term: 'Feasibility study',
    also: ['Market study'],
    meaning:
      'A consultant’s judgment of whether a proposed community will fill: households by age and income, competitors, buildings in the pipeline, rates and a fill-up schedule. Lenders of construction need one. Read its radius first; nearly all optimism sits there.',
    see: ['Primary market area', 'Penetration rate'],
    area: 'finance',
  },
  {
    term: 'FF&E',
    also: ['Furniture, fixtures and equipment'],
    meaning:
      'The movable things of a community: beds, kitchen equipment, lifts, buses, dining-room chairs. They pass by bill of sale with an inventory, are depreciated faster than the building, and may be leased, so check liens before the price is divided.',
    see: ['Capital expenditure', 'Appraisal'],
    area: 'finance',
  },
  {
    term: 'Financial occupancy',
    also: ['Economic occupancy'],
    meaning:
      'Paid units divided by available units, or revenue collected divided by potential revenue; operators use both. It is below physical occupancy when there are discounts, models, staff apartments or unpaid bills. State the definition before you compare two communities.',
    see: ['Occupancy, physical', 'Concession'],
    area: 'operations',
  },
  {
    term: 'Form 1823',
    also: ['AHCA Form 1823'],
    meaning:
      'Florida’s medical assessment for assisted living: a practitioner says what a person needs and whether a facility may meet it. It is made within 60 days before admission or 30 days after. Incomplete forms are a frequent finding and easy to sample.',
    see: ['ALF', 'ADLs'],
    area: 'licensing',
  },
  {
    term: 'Going concern value',
    meaning:
      'What a community is worth as an operating business with its real estate, license, staff and residents. A sale price is that whole; transfer taxes, loan sizing and the buyer’s depreciation depend on how it is allocated among the parts.',
    see: ['Appraisal', 'Price per unit'],
    area: 'finance',
  },
  {
    term: 'Going-in cap rate',
    meaning:
      'Income of the first year, or the trailing twelve months, divided by the price paid. State which. On a half-empty building it can be negative while the deal is sound, so it is read together with the stabilized yield on total cost.',
    see: ['Cap rate', 'Exit cap rate', 'Normalization'],
    area: 'finance',
  },
  {
    term: 'Ground lease',
    meaning:
      'A long lease of land on which the tenant owns the building until the term ends. Campus hospitals often offer one. Lenders want decades beyond the loan, notice of defaults and a right to cure them; rent resets can undo an otherwise good yield.',
    see: ['Estoppel certificate', 'Leasehold mortgage'],
    area: 'deal',
  },
  {
    term: 'Group home',
    meaning:
      'A small licensed residence for people with disabilities or other needs, commonly paid by state programs. Zoning law protects many of them as households. Income depends on a contract with an agency more than on the local market for rents.',
    see: ['Board and care'],
    area: 'care',
  },
  {
    term: 'Guaranty',
    meaning:
      'A promise of a person or parent company to answer for a borrower or tenant. Operators who lease give one for rent; borrowers of non-recourse loans give one for named misdeeds. Count all guaranties a sponsor has given before relying on one more.',
    see: ['Non-recourse loan', 'Master lease'],
    area: 'finance',
  },
  {
    term: 'HCBS',
    also: ['Home and community-based services'],
    meaning:
      'Care paid by Medicaid outside of nursing facilities, at home or in assisted living. Federal rules ask that such settings feel like a home rather than an institution; a building attached to a nursing facility may have to show that it does.',
    see: ['Medicaid waiver', 'Spend-down'],
    area: 'payors',
  },
  {
    term: 'HIPAA',
    meaning:
      'The federal privacy and security rules for health information. In a sale, resident files may be examined in due diligence for the transaction, but copies with names should stay behind controls. Redact what an analysis does not need, and log who looked.',
    see: ['BAA', 'PHI'],
    area: 'law',
  },
  {
    term: 'HOPA',
    also: ['Housing for Older Persons Act'],
    meaning:
      'The exemption that lets a property prefer older people: at least 80 percent of occupied units with somebody of 55 or older, published policies and verification of age. Lose the records and the exemption goes, and with it the age restriction.',
    see: ['Active adult', 'Fair Housing Act'],
    area: 'law',
  },
  {
    term: 'Hospice',
    meaning:
      'Care for people near the end of life, usually paid by Medicare to an outside provider who visits. It lets residents stay where they are. Licensing limits on keeping hospice residents differ, and the share of them affects length of stay and staffing.',
    see: ['Length of stay', 'Level of care'],
    area: 'care',
  },
  {
    term: 'HPRD',
    also: ['Hours per resident day'],
    meaning:
      'Paid or worked nursing hours divided by resident days. It is how staffing is compared across buildings of different size. Paid hours include vacation and worked hours do not; public figures for nursing facilities come from payroll submissions.',
    see: ['PPD', 'Agency staffing', 'Staffing requirement'],
    area: 'operations',
  },
  {
    term: 'HUD lean process',
    also: ['LEAN', 'Section 232 handbook'],
    meaning:
      'The way HUD’s Office of Residential Care Facilities handles Section 232 applications: standard forms and checklists, prepared by an approved lender, with one underwriter at the office. The queue sets the calendar, and a complete package is what shortens it.',
    see: ['HUD-232', 'REAC'],
    area: 'finance',
  },
  {
    term: 'HUD-232',
    also: ['Section 232', 'FHA-insured health-care loan'],
    meaning:
      'Federal mortgage insurance for nursing, assisted living and board and care: long, fixed, non-recourse and assumable debt from private lenders, for buildings with 20 or more residents. In exchange: a needs assessment, audits, regulated distributions and a process measured in months.',
    see: ['HUD-232/223(f)', 'HUD-232 new construction', 'Mortgage insurance premium'],
    area: 'finance',
  },
  {
    term: 'HUD-232 new construction',
    also: ['HUD-232 substantial rehabilitation'],
    meaning:
      'Insurance of one loan that builds a community and then becomes permanent for 40 years. Value limits for profit-motivated borrowers are 80 percent for skilled nursing and 75 for assisted living. Wage rules and the time to commitment are the price of the long term.',
    see: ['HUD-232', 'Construction loan'],
    area: 'finance',
  },
  {
    term: 'HUD-232/223(a)(7)',
    meaning:
      'Refinancing of a loan that HUD already insures, mainly to lower the rate, with a lighter application and lower coverage tests than the other Section 232 programs. Owners of insured communities look at it each time rates drop by more than the cost.',
    see: ['HUD-232', 'DSCR'],
    area: 'finance',
  },
  {
    term: 'HUD-232/223(f)',
    meaning:
      'Purchase or refinancing of an existing building of at least three years: up to 35 years or three quarters of remaining life, 80 percent of value for profit-motivated and 85 for non-profit borrowers, coverage of 1.45. The smallest of value, coverage and cost tests sets the loan.',
    see: ['HUD-232', 'DSCR', 'LTV'],
    area: 'finance',
  },
  {
    term: 'HUD-232/241(a)',
    meaning:
      'A supplemental insured loan for repairs, additions or equipment at a community that already has a HUD-insured mortgage, so that the first loan’s rate need not be given up. It is how an owner adds a memory-care wing without refinancing the campus.',
    see: ['HUD-232', 'Capital expenditure'],
    area: 'finance',
  },
];
