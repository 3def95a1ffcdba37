import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';
import { isComplianceFile } from '../compliance/index.ts';

const isPolicy = object({
  id: text,
  community_id: text,
  community_ids: listOf(text),
  line: text,
  carrier: text,
  number: text,
  occurrence_cents: orNull(number),
  aggregate_cents: orNull(number),
  deductible_cents: orNull(number),
  premium_cents: orNull(number),
  effective_on: text,
  expires_on: text,
  version: number,
  can_change: bool,
  files: listOf(isComplianceFile),
});
export type InsurancePolicy = ShapeOf<typeof isPolicy>;

const isCertificate = object({
  id: text,
  line: text,
  carrier: orNull(text),
  number: orNull(text),
  occurrence_cents: orNull(number),
  aggregate_cents: orNull(number),
  names_additional_insured: bool,
  is_from_marketplace: bool,
  effective_on: orNull(text),
  expires_on: orNull(text),
  files: listOf(isComplianceFile),
});

const isProblem = object({
  line: text,
  problem: text,
  required_cents: orNull(number),
  found_cents: orNull(number),
  expires_on: orNull(text),
});
export type CertificateProblem = ShapeOf<typeof isProblem>;

const isVendor = object({
  id: text,
  community_id: text,
  name: text,
  vendor_id: orNull(text),
  version: number,
  certificates: listOf(isCertificate),
  problems: listOf(isProblem),
});
export type CertificateVendor = ShapeOf<typeof isVendor>;

const isRequirement = object({
  community_id: text,
  line: text,
  occurrence_cents: number,
  aggregate_cents: number,
  needs_additional_insured: bool,
});

const isMovement = object({
  id: text,
  day: text,
  kind: text,
  amount_cents: number,
  note: orNull(text),
  recorded_at: text,
  recorded_by_name: text,
});

const isClaim = object({
  id: text,
  community_id: text,
  policy_id: text,
  number: orNull(text),
  kind: text,
  claimant: text,
  summary: text,
  occurred_on: text,
  reported_on: text,
  incident_id: orNull(text),
  version: number,
  status: text,
  reserve_cents: number,
  paid_cents: number,
  recovered_cents: number,
  incurred_cents: number,
  files: listOf(isComplianceFile),
  movements: listOf(isMovement),
});
export type Claim = ShapeOf<typeof isClaim>;

export const isInsurance = object({
  communities: listOf(object({ id: text, name: text, today: text })),
  policies: listOf(isPolicy),
  requirements: listOf(isRequirement),
  vendors: listOf(isVendor),
  claims: listOf(isClaim),
});
export type Insurance = ShapeOf<typeof isInsurance>;
