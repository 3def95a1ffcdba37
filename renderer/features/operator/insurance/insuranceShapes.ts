import * as s from '../../../ui/shape/shape.ts';
import { isComplianceFile } from '../compliance/index.ts';

const isPolicy = s.object({
  id: s.text,
  community_id: s.text,
  community_ids: s.listOf(s.text),
  line: s.text,
  carrier: s.text,
  number: s.text,
  occurrence_cents: s.orNull(s.number),
  aggregate_cents: s.orNull(s.number),
  deductible_cents: s.orNull(s.number),
  premium_cents: s.orNull(s.number),
  effective_on: s.text,
  expires_on: s.text,
  version: s.number,
  can_change: s.bool,
  files: s.listOf(isComplianceFile),
});
export type InsurancePolicy = s.ShapeOf<typeof isPolicy>;

const isCertificate = s.object({
  id: s.text,
  line: s.text,
  carrier: s.orNull(s.text),
  number: s.orNull(s.text),
  occurrence_cents: s.orNull(s.number),
  aggregate_cents: s.orNull(s.number),
  names_additional_insured: s.bool,
  is_from_marketplace: s.bool,
  effective_on: s.orNull(s.text),
  expires_on: s.orNull(s.text),
  files: s.listOf(isComplianceFile),
});

const isProblem = s.object({
  line: s.text,
  problem: s.text,
  required_cents: s.orNull(s.number),
  found_cents: s.orNull(s.number),
  expires_on: s.orNull(s.text),
});
export type CertificateProblem = s.ShapeOf<typeof isProblem>;

const isVendor = s.object({
  id: s.text,
  community_id: s.text,
  name: s.text,
  vendor_id: s.orNull(s.text),
  version: s.number,
  certificates: s.listOf(isCertificate),
  problems: s.listOf(isProblem),
});
export type CertificateVendor = s.ShapeOf<typeof isVendor>;

const isRequirement = s.object({
  community_id: s.text,
  line: s.text,
  occurrence_cents: s.number,
  aggregate_cents: s.number,
  needs_additional_insured: s.bool,
});

const isMovement = s.object({
  id: s.text,
  day: s.text,
  kind: s.text,
  amount_cents: s.number,
  note: s.orNull(s.text),
  recorded_at: s.text,
  recorded_by_name: s.text,
});

const isClaim = s.object({
  id: s.text,
  community_id: s.text,
  policy_id: s.text,
  number: s.orNull(s.text),
  kind: s.text,
  claimant: s.text,
  summary: s.text,
  occurred_on: s.text,
  reported_on: s.text,
  incident_id: s.orNull(s.text),
  version: s.number,
  status: s.text,
  reserve_cents: s.number,
  paid_cents: s.number,
  recovered_cents: s.number,
  incurred_cents: s.number,
  files: s.listOf(isComplianceFile),
  movements: s.listOf(isMovement),
});
export type Claim = s.ShapeOf<typeof isClaim>;

export const isInsurance = s.object({
  communities: s.listOf(s.object({ id: s.text, name: s.text, today: s.text })),
  policies: s.listOf(isPolicy),
  requirements: s.listOf(isRequirement),
  vendors: s.listOf(isVendor),
  claims: s.listOf(isClaim),
});
export type Insurance = s.ShapeOf<typeof isInsurance>;
