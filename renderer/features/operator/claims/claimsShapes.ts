import * as s from '../../../ui/shape/shape.ts';

const profileFields = {
  claim_kind: s.oneOf(['professional', 'institutional']),
  payer_name: s.text,
  payer_id: s.text,
  filing_code: s.text,
  submitter_id: s.text,
  receiver_id: s.text,
  receiver_name: s.text,
  provider_name: s.text,
  npi: s.text,
  taxonomy: s.text,
  tax_id: s.text,
  contact_name: s.text,
  contact_phone: s.text,
  place_of_service: s.text,
  bill_type: s.text,
  needs_authorization: s.bool,
} as const;

const isProfile = s.object({
  ...profileFields,
  id: s.text,
  payor: s.text,
  procedure_code: s.orNull(s.text),
  modifiers: s.listOf(s.text),
  revenue_code: s.orNull(s.text),
  attending_name: s.orNull(s.text),
  attending_npi: s.orNull(s.text),
  is_test: s.bool,
  version: s.number,
});
export type Profile = s.ShapeOf<typeof isProfile>;

const isAuthorization = s.object({
  id: s.text,
  resident_id: s.text,
  resident: s.text,
  payor: s.text,
  number: s.text,
  service: s.text,
  procedure_code: s.orNull(s.text),
  units: s.number,
  unit_kind: s.text,
  begins_on: s.text,
  ends_on: s.text,
  used: s.number,
  version: s.number,
});
export type Authorization = s.ShapeOf<typeof isAuthorization>;

const isClaimRow = s.object({
  id: s.text,
  number: s.text,
  resident_id: s.text,
  resident: s.text,
  payor: s.text,
  frequency: s.text,
  status: s.text,
  from_on: s.text,
  to_on: s.text,
  total_cents: s.number,
  paid_cents: s.number,
  patient_cents: s.number,
  contractual_cents: s.number,
  problems: s.listOf(s.text),
});
export type ClaimRow = s.ShapeOf<typeof isClaimRow>;

const isAdjustment = s.object({ group: s.text, reason: s.text, cents: s.number });

const isRemittanceLine = s.object({
  id: s.text,
  claim_number: s.text,
  claim_id: s.orNull(s.text),
  resident: s.orNull(s.text),
  patient_name: s.orNull(s.text),
  status_code: s.text,
  charged_cents: s.number,
  paid_cents: s.number,
  patient_cents: s.number,
  contractual_cents: s.number,
  adjustments: s.listOf(isAdjustment),
  posted_at: s.orNull(s.text),
  resolution: s.orNull(s.text),
  recorded_by_name: s.orNull(s.text),
});
export type RemittanceLine = s.ShapeOf<typeof isRemittanceLine>;

const isRemittance = s.object({
  id: s.text,
  trace_number: s.text,
  payer_name: s.text,
  paid_on: s.text,
  total_cents: s.number,
  provider_cents: s.number,
  imported_at: s.text,
  recorded_by_name: s.text,
  lines: s.listOf(isRemittanceLine),
});

export const isClaimList = s.object({
  today: s.text,
  can_change: s.bool,
  profiles: s.listOf(isProfile),
  residents: s.listOf(s.object({ id: s.text, name: s.text })),
  claims: s.listOf(isClaimRow),
  unclaimed: s.listOf(
    s.object({
      payor: s.text,
      month: s.text,
      residents: s.number,
      cents: s.number,
      has_corrections: s.bool,
    }),
  ),
  authorizations: s.listOf(isAuthorization),
  batches: s.listOf(
    s.object({
      id: s.text,
      payor: s.text,
      control_number: s.number,
      is_test: s.bool,
      claim_count: s.number,
      total_cents: s.number,
      answer: s.orNull(s.text),
      created_at: s.text,
      created_by_name: s.text,
    }),
  ),
  remittances: s.listOf(isRemittance),
});
export type ClaimList = s.ShapeOf<typeof isClaimList>;

const isDocument = s.object({
  number: s.text,
  frequency: s.text,
  payer_claim_number: s.orNull(s.text),
  from_on: s.text,
  to_on: s.text,
  admitted_on: s.orNull(s.text),
  patient_status: s.text,
  authorization: s.orNull(s.text),
  diagnoses: s.listOf(s.text),
  attending_name: s.orNull(s.text),
  attending_npi: s.orNull(s.text),
  value_codes: s.listOf(s.object({ code: s.text, value: s.number })),
  total_cents: s.number,
  subscriber: s.object({
    name: s.text,
    member_number: s.orNull(s.text),
    birth_date: s.orNull(s.text),
    sex: s.orNull(s.text),
  }),
  lines: s.listOf(
    s.object({
      id: s.text,
      description: s.text,
      from_on: s.text,
      to_on: s.text,
      procedure_code: s.orNull(s.text),
      modifiers: s.listOf(s.text),
      revenue_code: s.orNull(s.text),
      units: s.number,
      unit_kind: s.oneOf(['day', 'unit']),
      cents: s.number,
    }),
  ),
});

export const isClaimBatch = s.object({
  id: s.text,
  control_number: s.number,
  created_at: s.text,
  is_test: s.bool,
  profile: s.object(profileFields),
  address: s.object({ street: s.text, city: s.text, state: s.text, postal_code: s.text }),
  claims: s.listOf(isDocument),
});

export const isClaim = s.object({
  id: s.text,
  community_id: s.text,
  resident_id: s.text,
  payor: s.text,
  status: s.text,
  version: s.number,
  replaces_id: s.orNull(s.text),
  replaced_by_id: s.orNull(s.text),
  batch_id: s.orNull(s.text),
  authorization_id: s.orNull(s.text),
  claim_kind: s.orNull(s.text),
  can_change: s.bool,
  document: isDocument,
  problems: s.listOf(s.text),
  events: s.listOf(
    s.object({ id: s.text, kind: s.text, note: s.orNull(s.text), at: s.text, by: s.text }),
  ),
  payments: s.listOf(
    s.object({
      id: s.text,
      paid_on: s.text,
      trace_number: s.text,
      paid_cents: s.number,
      patient_cents: s.number,
      contractual_cents: s.number,
      adjustments: s.listOf(isAdjustment),
    }),
  ),
});
export type Claim = s.ShapeOf<typeof isClaim>;

export const isRemittancePreview = s.object({
  is_imported: s.bool,
  lines: s.listOf(
    s.object({
      claim_number: s.text,
      patient_name: s.orNull(s.text),
      charged_cents: s.number,
      paid_cents: s.number,
      patient_cents: s.number,
      contractual_cents: s.number,
      status_code: s.text,
      claim_id: s.orNull(s.text),
      resident: s.orNull(s.text),
      adjustments: s.listOf(isAdjustment),
    }),
  ),
});
export type RemittancePreview = s.ShapeOf<typeof isRemittancePreview>;
