import type { Step } from '#shared/home/content.ts';
import type { PropertyType } from '#shared/listings/listings.ts';

export const investmentProcess: readonly Step[] = [
  {
    title: 'Discover',
    text: 'Search by state, type, size, and price. Confidential communities appear without their name.',
    takes: 'Marketing usually takes 4 to 8 weeks',
  },
  {
    title: 'Analyze',
    text: 'Enter the seller’s figures in the calculators: price per unit and bed, cap rate, coverage, and the value of a point of occupancy.',
    takes: 'First offers after 3 to 4 weeks',
  },
  {
    title: 'Due Diligence',
    text: 'Twelve months of income, rent roll, surveys, staffing, and title, each filed before anyone asks for it.',
    takes: 'Third-party reports take 4 to 6 weeks',
  },
  {
    title: 'Connect',
    text: 'Brokers, operators, lenders, and licensure counsel are members too, listed under their verified role.',
    takes: 'A license takes 30 to 90 days, or longer',
  },
  {
    title: 'Close',
    text: 'Purchase agreement, operations transfer, notice to residents, and first payroll, all on one checklist with dates.',
    takes: '4 to 6 months from launch to closing',
  },
];

export interface PropertyKind {
  readonly type: PropertyType;
  /** Typical range of return on investment. */
  readonly roi: string;
  /** From NIC MAP where available; land states that it has none. */
  readonly occupancy?: string;
  readonly about: string;
}

export const propertyKinds: readonly PropertyKind[] = [
  {
    type: 'independent-living',
    roi: '6–8%',
    occupancy: '90.2%',
    about: 'Apartments with meals and social life; often no license.',
  },
  {
    type: 'assisted-living',
    roi: '8–10%',
    occupancy: '87.2%',
    about: 'Help with daily activities, licensed by the state, mostly private pay.',
  },
  {
    type: 'memory-care',
    roi: '10–12%',
    about: 'Secured and staffed for dementia; shorter stays, higher rates.',
  },
  {
    type: 'skilled-nursing',
    roi: '7–9%',
    about: 'Nursing care by the bed, surveyed federally, paid by Medicaid and Medicare.',
  },
  {
    type: 'ccrc',
    roi: '9–11%',
    about: 'Every level of care on one campus, by rent or entrance fee.',
  },
  {
    type: 'active-adult',
    roi: '7–9%',
    occupancy: '92.1%',
    about: 'Housing for people 55 and older, without care or a license.',
  },
  {
    type: 'development-land',
    roi: '15–25%',
    occupancy: 'None (land)',
    about: 'Entitled land, before the first license application.',
  },
  {
    type: 'vacant-land',
    roi: '20–30%',
    occupancy: 'None (land)',
    about: 'Land without entitlements: the longest timeline and the highest risk.',
  },
];

export const propertyKindsNote =
  'Occupancy: NIC MAP, third quarter of 2025, where it covers the type; “here” is the average of communities of that type for sale on the exchange.';

export interface Stakeholder {
  readonly who: string;
  readonly brings: string;
  readonly takes: string;
}

export const stakeholders: readonly Stakeholder[] = [
  {
    who: 'Sellers',
    brings: 'A community with its records in order',
    takes: 'A price tested by more than one buyer',
  },
  {
    who: 'Brokers',
    brings: 'Market knowledge and discretion',
    takes: 'Inquiries worth a call',
  },
  {
    who: 'Buyers',
    brings: 'Equity, a lender and a plan',
    takes: 'Figures that survive diligence',
  },
  {
    who: 'Investors',
    brings: 'Patient capital',
    takes: 'A stress-tested downside',
  },
  {
    who: 'Operators',
    brings: 'The license and the staff',
    takes: 'Buildings that need both',
  },
  {
    who: 'Vendors',
    brings: 'Repairs, reports and systems',
    takes: 'Work with a scope and a date',
  },
];
