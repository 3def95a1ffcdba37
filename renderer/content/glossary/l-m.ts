import type { GlossaryTerm } from './glossaryTerm.ts';

export const termsLToM: readonly GlossaryTerm[] = [
  {
    term: 'Lead-to-tour conversion',
    meaning:
      'Tours divided by leads in a period. The figure depends on the definition of a lead: counting every click lowers it, and counting only phone calls raises it. Label the numerator and the denominator, then compare one building with itself over time.',
    see: ['Speed to lead', 'Tour-to-move-in conversion'],
    area: 'operations',
  },
  {
    term: 'Lease-up',
    also: ['Fill-up'],
    meaning:
      'The months from opening to stabilized occupancy. Divide the units still to fill by net move-ins per month, not gross. Staff have to be hired before residents arrive, so losses are largest at the start, and a slow half-year costs twice: in lost rent and wages paid.',
    see: ['Absorption', 'Operating-deficit reserve', 'Break-even occupancy'],
    area: 'operations',
  },
  {
    term: 'Leasehold mortgage',
    meaning:
      'A loan secured by a tenant’s interest in a lease rather than by land. It works if the lease gives the lender notice, cure, and a new lease after default. Without these clauses, a community on leased land is very hard to finance.',
    see: ['Ground lease', 'SNDA'],
    area: 'finance',
  },
  {
    term: 'LEIE',
    also: ['OIG exclusion list'],
    meaning:
      'The inspector general’s List of Excluded Individuals and Entities, updated monthly. Federal programs don’t pay for anything an excluded person is involved in. Screen employees, vendors, and owners against it before hiring and every month, and save the dated result.',
    see: ['SAM', 'Anti-Kickback Statute'],
    area: 'law',
  },
  {
    term: 'Length of stay',
    also: ['LOS'],
    meaning:
      'How long residents live in a community, best measured using those who have moved out. Shorter stays require more move-ins for the same occupancy. Rising acuity shortens stays, and so does a license that requires people to leave when their needs increase.',
    see: ['Turnover, resident', 'Memory care'],
    area: 'operations',
  },
  {
    term: 'Letter of intent',
    also: ['LOI'],
    meaning:
      'A mostly non-binding offer that sets price, deposit, periods, exclusivity, and who pays which costs. Two clauses deserve the most time: what happens if licensure runs late, and who gets receivables and liabilities from before closing. Both are harder to win later.',
    see: ['PSA', 'Earnest money'],
    area: 'deal',
  },
  {
    term: 'Level of care',
    also: ['Care level'],
    meaning:
      'The tier a resident’s assessment falls into, commonly one of three to five. It sets the care charge and indicates staffing. Level three can differ between two operators, so compare the hours of care behind the label.',
    see: ['ADLs', 'Levels-of-care pricing', 'Reassessment'],
    area: 'care',
  },
  {
    term: 'Levels-of-care pricing',
    meaning:
      'Charging for care in tiers on top of rent, as opposed to all-inclusive or itemized pricing. Families understand it, and budgets are predictable. Revenue is lost when reassessments are late. To audit it, sample ten residents, their last assessment, and their last bill.',
    see: ['Level of care', 'Care charge'],
    area: 'operations',
  },
  {
    term: 'Licensed beds',
    meaning:
      'The capacity stated on a license. It is often more than the beds in use, because shared rooms became private. Store it separately from operating beds and units, and never compute a price per bed without saying which of the three is the denominator.',
    see: ['Operating beds', 'Price per unit'],
    area: 'licensing',
  },
  {
    term: 'Life Safety Code',
    also: ['NFPA 101'],
    meaning:
      'The fire-safety standard that federal and most state surveys of health-care buildings apply: exits, compartments, doors, alarms, sprinklers. Waivers don’t always survive a change of owner. A specialist’s inspection costs little compared with a corridor of fire-rated doors.',
    see: ['I-2 occupancy', '2567'],
    area: 'licensing',
  },
  {
    term: 'LIHTC',
    also: ['Low-income housing tax credit'],
    meaning:
      'A federal tax credit for housing with restricted rents and incomes. Affordable senior apartments and some assisted living use it, with services paid separately by Medicaid. The restrictions run with the land for decades, so income limits bind the next owner too.',
    see: ['Medicaid waiver', 'Active adult'],
    area: 'finance',
  },
  {
    term: 'Limited nursing services',
    also: ['LNS'],
    meaning:
      'A Florida specialty that lets an assisted living facility offer certain nursing services beyond the standard license. It helps keep residents longer. Weigh the added revenue and length of stay against the nurse, the records, and the extra monitoring.',
    see: ['ALF', 'Extended congregate care'],
    area: 'licensing',
  },
  {
    term: 'Limited partner',
    also: ['LP'],
    meaning:
      'A passive investor whose loss is limited to the amount invested and who doesn’t manage. The agreement sets their rights: removal of the general partner, consent to sale or debt, reports, and what happens at a capital call.',
    see: ['Sponsor', 'Waterfall', 'Capital call'],
    area: 'finance',
  },
  {
    term: 'Loan constant',
    also: ['Mortgage constant'],
    meaning:
      'One year’s debt service divided by the loan. It converts income into loan size: available debt service divided by the constant. For HUD-insured loans, the annual premium is added to it, which is why they are smaller than their interest rate suggests.',
    see: ['Debt service', 'HUD-232'],
    area: 'finance',
  },
  {
    term: 'Long-term-care insurance',
    also: ['LTC insurance'],
    meaning:
      'Private policies that pay for care after a waiting period, once the insured needs help with daily activities or has cognitive impairment. Payments go to the resident, so operators usually bill privately and help with claims. A daily maximum written decades ago covers only part of the cost.',
    see: ['Private pay', 'ADLs'],
    area: 'payors',
  },
  {
    term: 'Loss run',
    meaning:
      'An insurer’s list of claims by year with amounts paid and reserved. Buyers ask for five years, for general and professional liability and workers’ compensation. Compare it with incident reports to find claims with no reserve.',
    see: ['Professional liability', 'Incident report'],
    area: 'deal',
  },
  {
    term: 'Loss to lease',
    meaning:
      'The yearly difference between asking and in-place rents of occupied units. In apartments, it is a reliable source of growth. In senior living, residents on fixed incomes move out when increases are steep, so it is collected at turnover rather than through rent increases.',
    see: ['Asking rate', 'In-place rate'],
    area: 'finance',
  },
  {
    term: 'LTV',
    also: ['Loan-to-value'],
    meaning:
      'The loan divided by appraised value. Ask which value is used: real estate alone or the going concern. When rates are high, coverage tests limit the loan more often than this one, and a purchase is further capped by cost.',
    see: ['Appraisal', 'Debt yield'],
    area: 'finance',
  },
  {
    term: 'MAI appraisal',
    meaning:
      'An appraisal signed by a member of the Appraisal Institute holding its commercial designation. Lenders want a full-time senior-living specialist, because generalists make mistakes in dividing value between real estate and business.',
    see: ['Appraisal', 'Going concern value'],
    area: 'finance',
  },
  {
    term: 'Management agreement',
    meaning:
      'The contract under which a company runs a community for an owner: fee, budget, staff, license, reports, and how to end it. A right to terminate on a sale and without cause makes a property easier to finance and sell, so look for it first.',
    see: ['Management fee', 'Eligible independent contractor'],
    area: 'operations',
  },
  {
    term: 'Management fee',
    meaning:
      'A manager’s pay, commonly around five percent of revenue, sometimes with an incentive. Owners who manage their own communities show less or nothing. Appraisers and lenders add a market fee regardless, so add it before they do.',
    see: ['EBITDARM', 'Normalization'],
    area: 'finance',
  },
  {
    term: 'Master lease',
    meaning:
      'One lease to one tenant for several communities. The landlord benefits because the tenant can’t return only the weak building. HUD requires one when affiliates hold three insured facilities or $15 million of loans. Selling a single property then needs a release.',
    see: ['Triple-net lease', 'Rent coverage', 'Cross-default'],
    area: 'deal',
  },
  {
    term: 'MDS 3.0',
    also: ['Minimum Data Set'],
    meaning:
      'The assessment every resident of a certified nursing facility gets on admission and at set times. It drives the care plan, quality measures, and much of the payment, so its accuracy is both a clinical and a billing issue.',
    see: ['PDPM', 'Case mix'],
    area: 'care',
  },
  {
    term: 'Medicaid',
    meaning:
      'The joint federal and state program that pays for most long nursing-facility stays: about 66 percent of days in 2018, according to NIC data. Each state sets its own rates and rules. Model revenue by state, never by a national average.',
    see: ['Medicaid rate', 'Medicaid waiver', 'Spend-down'],
    area: 'payors',
  },
  {
    term: 'Medicaid pending',
    meaning:
      'A resident living in the building while a Medicaid application is undecided. The days may be paid back to the date of eligibility, or never. Ask for the list with dates, amounts, and the reason for each delay. Until a decision, you are paying for that care out of working capital.',
    see: ['Aging report', 'Spend-down'],
    area: 'payors',
  },
  {
    term: 'Medicaid rate',
    meaning:
      'The amount a state pays per day for a resident. It may be based on cost reports, case mix, quality, or a budget. Find out when it is next rebased and whether a change of ownership alters the property component.',
    see: ['Bed tax', 'Case mix', 'Supplemental payment'],
    area: 'payors',
  },
  {
    term: 'Medicaid waiver',
    also: ['1915(c) waiver'],
    meaning:
      'A state program that uses Medicaid for services in assisted living or at home, though not for room and board. Slots are limited and rates low, but residents stay longer. Check the cap on room-and-board charges and whether the contract transfers to a buyer.',
    see: ['HCBS', 'Medicaid'],
    area: 'payors',
  },
  {
    term: 'Medicare',
    meaning:
      'Federal health insurance for people 65 and over. Part A pays for up to 100 days of a benefit period in a skilled nursing facility after a qualifying hospital stay, and nothing for assisted living. In June 2023 it paid skilled operators about $590 a day (NIC).',
    see: ['PDPM', 'Medicare Advantage'],
    area: 'payors',
  },
  {
    term: 'Medicare Advantage',
    also: ['Managed Medicare', 'Part C'],
    meaning:
      'Private plans that replace original Medicare. They negotiate lower daily rates, authorize shorter stays, and deny more. As enrollment grows in a county, a nursing facility’s skilled revenue falls at the same census, so model the two payors on separate lines.',
    see: ['Medicare', 'Quality mix'],
    area: 'payors',
  },
  {
    term: 'Medication aide',
    also: ['Med tech'],
    meaning:
      'A trained non-nurse who gives medications under rules that differ by state. Where medication aides are allowed, assisted living runs with fewer nurses. Their errors are a leading citation, so look at the training file and the number of medication incidents.',
    see: ['Universal worker', 'HPRD'],
    area: 'operations',
  },
  {
    term: 'Memory care',
    also: ['MC', 'Dementia care', 'Special care unit'],
    meaning:
      'Assisted living in a secured setting, a building or a wing, with staff trained in dementia care. Rates are the highest in private-pay senior housing, and so are staffing and turnover. Stays are shorter, and each month needs more move-ins.',
    see: ['Cognitive impairment', 'Elopement', 'Type B license'],
    area: 'care',
  },
  {
    term: 'Mezzanine debt',
    meaning:
      'A loan secured by the ownership of the borrower rather than by the property, behind the mortgage. It fills a gap at a high rate. HUD and agency lenders restrict it, so find out what the senior loan allows before you add it to sources and uses.',
    see: ['Preferred equity', 'Intercreditor agreement'],
    area: 'finance',
  },
  {
    term: 'Moratorium',
    meaning:
      'A state’s halt on new beds or new licenses. It protects existing operators and makes dormant beds valuable. Check its end date and exceptions, since a moratorium that lapses during your hold turns a scarce license into a common one.',
    see: ['Certificate of need', 'Licensed beds'],
    area: 'licensing',
  },
  {
    term: 'Mortgage insurance premium',
    also: ['MIP'],
    meaning:
      'The amount a borrower pays HUD for insuring the loan: once at closing, and each year on the balance. Add the yearly premium to the mortgage constant when sizing. Rates are set by notice and differ by program, so confirm the current one with the lender.',
    see: ['HUD-232', 'Loan constant'],
    area: 'finance',
  },
];
