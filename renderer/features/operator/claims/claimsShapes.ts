import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const profileFields = {
  claim_kind: oneOf(['professional', 'institutional']),
  payer_name: text,
  payer_id: text,
  filing_code: text,
  submitter_id: text,
  receiver_id: text,
  receiver_name: text,
  provider_name: text,
  npi: text,
  taxonomy: text,
  tax_id: text,
  contact_name: text,
  contact_phone: text,
  place_of_service: text,
  bill_type: text,
  needs_authorization: bool,
} as const;

const isProfile = object({
  ...profileFields,
  id: text,
  payor: text,
  procedure_code: orNull(text),
  modifiers: listOf(text),
  revenue_code: orNull(text),
  attending_name: orNull(text),
  attending_npi: orNull(text),
  is_test: bool,
  version: number,
});
export type Profile = ShapeOf<typeof isProfile>;

const isAuthorization = object({
  id: text,
  resident_id: text,
  resident: text,
  payor: text,
  number: text,
  service: text,
  procedure_code: orNull(text),
  units: number,
  unit_kind: text,
  begins_on: text,
  ends_on: text,
  used: number,
  version: number,
});
export type Authorization = ShapeOf<typeof isAuthorization>;

const isClaimRow = object({
  id: text,
  number: text,
  resident_id: text,
  resident: text,
  payor: text,
  frequency: text,
  status: text,
  from_on: text,
  to_on: text,
  total_cents: number,
  paid_cents: number,
  patient_cents: number,
  contractual_cents: number,
  problems: listOf(text),
});
export type ClaimRow = ShapeOf<typeof isClaimRow>;

const isAdjustment = object({ group: text, reason: text, cents: number });

const isRemittanceLine = object({
  id: text,
  claim_number: text,
  claim_id: orNull(text),
  resident: orNull(text),
  patient_name: orNull(text),
  status_code: text,
  charged_cents: number,
  paid_cents: number,
  patient_cents: number,
  contractual_cents: number,
  adjustments: listOf(isAdjustment),
  posted_at: orNull(text),
  resolution: orNull(text),
  recorded_by_name: orNull(text),
});
export type RemittanceLine = ShapeOf<typeof isRemittanceLine>;

const isRemittance = object({
  id: text,
  trace_number: text,
  payer_name: text,
  paid_on: text,
  total_cents: number,
  provider_cents: number,
  imported_at: text,
  recorded_by_name: text,
  lines: listOf(isRemittanceLine),
});

export const isClaimList = object({
  today: text,
  can_change: bool,
  profiles: listOf(isProfile),
  residents: listOf(object({ id: text, name: text })),
  claims: listOf(isClaimRow),
  unclaimed: listOf(
    object({ payor: text, month: text, residents: number, cents: number, has_corrections: bool }),
  ),
  authorizations: listOf(isAuthorization),
  batches: listOf(
    object({
      id: text,
      payor: text,
      control_number: number,
      is_test: bool,
      claim_count: number,
      total_cents: number,
      answer: orNull(text),
      created_at: text,
      created_by_name: text,
    }),
  ),
  remittances: listOf(isRemittance),
});
export type ClaimList = ShapeOf<typeof isClaimList>;

const isDocument = object({
  number: text,
  frequency: text,
  payer_claim_number: orNull(text),
  from_on: text,
  to_on: text,
  admitted_on: orNull(text),
  patient_status: text,
  authorization: orNull(text),
  diagnoses: listOf(text),
  attending_name: orNull(text),
  attending_npi: orNull(text),
  value_codes: listOf(object({ code: text, value: number })),
  total_cents: number,
  subscriber: object({
    name: text,
    member_number: orNull(text),
    birth_date: orNull(text),
    sex: orNull(text),
  }),
  lines: listOf(
    object({
      id: text,
      description: text,
      from_on: text,
      to_on: text,
      procedure_code: orNull(text),
      modifiers: listOf(text),
      revenue_code: orNull(text),
      units: number,
      unit_kind: oneOf(['day', 'unit']),
      cents: number,
    }),
  ),
});

export const isClaimBatch = object({
  id: text,
  control_number: number,
  created_at: text,
  is_test: bool,
  profile: object(profileFields),
  address: object({ street: text, city: text, state: text, postal_code: text }),
  claims: listOf(isDocument),
});

export const isClaim = object({
  id: text,
  community_id: text,
  resident_id: text,
  payor: text,
  status: text,
  version: number,
  replaces_id: orNull(text),
  replaced_by_id: orNull(text),
  batch_id: orNull(text),
  authorization_id: orNull(text),
  claim_kind: orNull(text),
  can_change: bool,
  document: isDocument,
  problems: listOf(text),
  events: listOf(object({ id: text, kind: text, note: orNull(text), at: text, by: text })),
  payments: listOf(
    object({
      id: text,
      paid_on: text,
      trace_number: text,
      paid_cents: number,
      patient_cents: number,
      contractual_cents: number,
      adjustments: listOf(isAdjustment),
    }),
  ),
});
export type Claim = ShapeOf<typeof isClaim>;

export const isRemittancePreview = object({
  is_imported: bool,
  lines: listOf(
    object({
      claim_number: text,
      patient_name: orNull(text),
      charged_cents: number,
      paid_cents: number,
      patient_cents: number,
      contractual_cents: number,
      status_code: text,
      claim_id: orNull(text),
      resident: orNull(text),
      adjustments: listOf(isAdjustment),
    }),
  ),
});
export type RemittancePreview = ShapeOf<typeof isRemittancePreview>;
