import type { CareClaim, ClaimBatch, ClaimLine, PayerProfile } from './claim.ts';

/** A complete batch for tests. The NPIs have valid check digits and belong to no one. */
export const PROFILE: PayerProfile = {
  claim_kind: 'professional',
  payer_name: 'Ohio Medicaid',
  payer_id: 'OHMCD',
  filing_code: 'MC',
  submitter_id: 'MAPLE01',
  receiver_id: 'OHCLEAR',
  receiver_name: 'Ohio Clearing',
  provider_name: 'Maple Court',
  npi: '1234567893',
  taxonomy: '310400000X',
  tax_id: '341234567',
  contact_name: 'Ruth Meyer',
  contact_phone: '(614) 555-0142',
  place_of_service: '13',
  bill_type: '211',
  needs_authorization: true,
};

export const line = (values: Partial<ClaimLine> = {}): ClaimLine => ({
  id: '3f0b8e0e-6a51-4f0c-9d8e-2b6d1b1f0a01',
  description: 'Assisted living service',
  from_on: '2026-10-01',
  to_on: '2026-10-31',
  procedure_code: 'T2031',
  modifiers: ['U1'],
  revenue_code: '0120',
  units: 31,
  unit_kind: 'day',
  cents: 216_845,
  ...values,
});

export const claim = (values: Partial<CareClaim> = {}): CareClaim => ({
  number: 'C-1001',
  frequency: '1',
  payer_claim_number: null,
  from_on: '2026-10-01',
  to_on: '2026-10-31',
  admitted_on: '2026-05-01',
  patient_status: '30',
  authorization: 'PA-7781',
  diagnoses: ['F03.90', 'I10'],
  attending_name: 'Nora Vance',
  attending_npi: '1234567893',
  value_codes: [{ code: '80', value: 3100 }],
  total_cents: 216_845,
  subscriber: {
    name: 'Ada Lin',
    member_number: '910000123456',
    birth_date: '1940-02-11',
    sex: 'female',
  },
  lines: [line()],
  ...values,
});

export const batch = (values: Partial<ClaimBatch> = {}): ClaimBatch => ({
  control_number: 42,
  created_at: '2026-11-02T14:05:00Z',
  is_test: true,
  profile: PROFILE,
  address: { street: '12 Oak St', city: 'Columbus', state: 'OH', postal_code: '43215-1234' },
  claims: [claim()],
  ...values,
});
