import type { Choice } from '../records/choice.ts';

export const INSURANCE_LINES: readonly Choice[] = [
  { value: 'general', label: 'General liability' },
  { value: 'professional', label: 'Professional liability' },
  { value: 'property', label: 'Property' },
  { value: 'workers', label: 'Workers’ compensation' },
  { value: 'umbrella', label: 'Umbrella' },
  { value: 'auto', label: 'Auto' },
  { value: 'cyber', label: 'Cyber' },
  { value: 'employment', label: 'Employment practices' },
  { value: 'directors', label: 'Directors and officers' },
  { value: 'crime', label: 'Crime' },
  { value: 'other', label: 'Other' },
];

/** Lines of vendors' certificates, as on the marketplace. */
export const CERTIFICATE_LINES: readonly Choice[] = INSURANCE_LINES.filter(({ value }) =>
  ['general', 'auto', 'workers', 'professional', 'umbrella'].includes(value),
);

export const CERTIFICATE_PROBLEMS: readonly Choice[] = [
  { value: 'missing', label: 'Missing' },
  { value: 'expired', label: 'Expired' },
  { value: 'expiring', label: 'Expires soon' },
  { value: 'occurrence_low', label: 'Limit per occurrence too low' },
  { value: 'aggregate_low', label: 'Aggregate limit too low' },
  { value: 'not_insured', label: 'Not additional insured' },
];

export const CLAIM_KINDS: readonly Choice[] = [
  { value: 'fall', label: 'Fall' },
  { value: 'elopement', label: 'Elopement' },
  { value: 'skin', label: 'Skin' },
  { value: 'medication', label: 'Medication' },
  { value: 'abuse', label: 'Abuse or neglect' },
  { value: 'property', label: 'Property' },
  { value: 'vehicle', label: 'Vehicle' },
  { value: 'employee_injury', label: 'Employee injury' },
  { value: 'employment', label: 'Employment' },
  { value: 'data', label: 'Data' },
  { value: 'other', label: 'Other' },
];

export const CLAIMANTS: readonly Choice[] = [
  { value: 'resident', label: 'Resident' },
  { value: 'visitor', label: 'Visitor' },
  { value: 'employee', label: 'Employee' },
  { value: 'vendor', label: 'Vendor' },
  { value: 'organization', label: 'Organization' },
];

export const MOVEMENT_KINDS: readonly Choice[] = [
  { value: 'opened', label: 'Opened' },
  { value: 'reserve', label: 'Reserve change' },
  { value: 'paid', label: 'Paid' },
  { value: 'recovered', label: 'Recovered' },
  { value: 'closed', label: 'Closed' },
  { value: 'reopened', label: 'Reopened' },
];

export interface ClaimAmounts {
  readonly reserve_cents: number;
  readonly paid_cents: number;
  readonly recovered_cents: number;
  readonly incurred_cents: number;
}

/** Totals of claims. */
export const sumClaims = (claims: readonly ClaimAmounts[]): ClaimAmounts =>
  claims.reduce(
    (total, claim) => ({
      reserve_cents: total.reserve_cents + claim.reserve_cents,
      paid_cents: total.paid_cents + claim.paid_cents,
      recovered_cents: total.recovered_cents + claim.recovered_cents,
      incurred_cents: total.incurred_cents + claim.incurred_cents,
    }),
    { reserve_cents: 0, paid_cents: 0, recovered_cents: 0, incurred_cents: 0 },
  );

/** The calendar quarter of a day, such as `2026 Q2`. */
export const quarterOf = (day: string): string =>
  `${day.slice(0, 4)} Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
