import type { PropertyType } from '#shared/market/listings.ts';
import type { Step } from '../model.ts';

export const investmentProcess: readonly Step[] = [
  {
    title: 'Discover',
    text: 'Search by state, type, size and price. Confidential communities appear without their name.',
    takes: 'Marketing usually takes 4 to 8 weeks',
  },
  {
    title: 'Analyze',
    text: 'Put the seller’s figures into the calculators: price by unit and bed, cap rate, coverage, and what a point of occupancy is worth.',
    takes: 'First offers after 3 to 4 weeks',
  },
  {
    title: 'Due Diligence',
    text: 'Twelve months of income, rent roll, surveys, staffing and title, each in its place before it is asked for.',
    takes: 'Third-party reports take 4 to 6 weeks',
  },
  {
    title: 'Connect',
    text: 'Broker, operator, lender and licensure counsel are members too, found under the role in which they were checked.',
    takes: 'A license takes 30 to 90 days, or longer',
  },
  {
    title: 'Close',
    text: 'Purchase agreement, operations transfer, notice to residents and the first payroll run on one dated list.',
    takes: '4 to 6 months from launch to closing',
  },
];

export interface PropertyKind {
  readonly type: PropertyType;
  /** The marketing claim for a return on investment. */
  readonly roi: string;
  /** Where NIC MAP gives one; land says that it has none. */
  readonly occupancy?: string;
  readonly about: string;
}

export const propertyKinds: readonly PropertyKind[] = [
  {
    type: 'independent-living',
    roi: '6–8%',
    occupancy: '90.2%',
    about: 'Apartments with meals and company; often no license.',
  },
  {
    type: 'assisted-living',
    roi: '8–10%',
    occupancy: '87.2%',
    about: 'Help with the day, licensed by the state, mostly private pay.',
  },
  {
    type: 'memory-care',
    roi: '10–12%',
    about: 'Secured and staffed for dementia; shorter stays, higher rates.',
  },
  {
    type: 'skilled-nursing',
    roi: '7–9%',
    about: 'Nursing by the bed, surveyed federally, paid by Medicaid and Medicare.',
  },
  {
    type: 'ccrc',
    roi: '9–11%',
    about: 'Every level on one campus, by rent or by entrance fee.',
  },
  {
    type: 'active-adult',
    roi: '7–9%',
    occupancy: '92.1%',
    about: 'Housing from 55 on, without care and without a license.',
  },
  {
    type: 'development-land',
    roi: '15–25%',
    occupancy: 'None: land',
    about: 'Entitled ground, before the first license application.',
  },
  {
    type: 'vacant-land',
    roi: '20–30%',
    occupancy: 'None: land',
    about: 'Ground without entitlements: the most time and the most risk.',
  },
];

export const propertyKindsNote =
  'Return ranges are marketing claims, not forecasts. Occupancy is NIC MAP’s for the third quarter of 2025, where it gives one for the type; elsewhere the average of the communities of that type for sale here today. Land has none.';

export interface Stakeholder {
  readonly who: string;
  readonly brings: string;
  readonly takes: string;
}

export const stakeholders: readonly Stakeholder[] = [
  {
    who: 'Sellers',
    brings: 'A community, and its books in order',
    takes: 'A price tested by more than one buyer',
  },
  {
    who: 'Brokers',
    brings: 'The market, and the silence around it',
    takes: 'Inquiries worth a call',
  },
  {
    who: 'Buyers',
    brings: 'Equity, a lender and a plan',
    takes: 'Figures that survive diligence',
  },
  {
    who: 'Investors',
    brings: 'Capital that can wait',
    takes: 'A bad year worked out beforehand',
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
