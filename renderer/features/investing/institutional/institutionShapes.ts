import * as s from '../../../ui/shape/shape.ts';

const isBreach = s.object({
  mandate: s.text,
  rule: s.text,
  limit: s.orNull(s.text),
  found: s.orNull(s.text),
});
export const areBreaches = s.listOf(isBreach);

const isRequest = s.object({
  id: s.text,
  holding_id: s.orNull(s.text),
  kind: s.text,
  cents: s.number,
  counterparty: s.text,
  purpose: s.text,
  due_on: s.orNull(s.text),
  breaches: areBreaches,
  exception_reason: s.orNull(s.text),
  approvals_needed: s.number,
  requested_at: s.text,
  requester: s.text,
  canceler: s.orNull(s.text),
  released_at: s.orNull(s.text),
  releaser: s.orNull(s.text),
  reference: s.orNull(s.text),
  state: s.text,
  is_mine: s.bool,
  decisions: s.listOf(
    s.object({
      id: s.text,
      is_approved: s.bool,
      reason: s.orNull(s.text),
      decided_at: s.text,
      decider: s.text,
      is_mine: s.bool,
    }),
  ),
});
export type ApprovalRequest = s.ShapeOf<typeof isRequest>;

const isMandate = s.object({
  id: s.text,
  name: s.text,
  care_types: s.listOf(s.text),
  states: s.listOf(s.text),
  operators: s.listOf(s.text),
  least_cents: s.orNull(s.number),
  most_cents: s.orNull(s.number),
  leverage_percent: s.orNull(s.number),
  state_percent: s.orNull(s.number),
  operator_percent: s.orNull(s.number),
  starts_at: s.text,
  added_by_name: s.text,
  ended_at: s.orNull(s.text),
  ended_by_name: s.orNull(s.text),
});
export type Mandate = s.ShapeOf<typeof isMandate>;

export const isInstitution = s.object({
  can_manage: s.bool,
  my_roles: s.listOf(s.text),
  people: s.listOf(s.object({ id: s.text, name: s.text })),
  roles: s.listOf(s.object({ user_id: s.text, role: s.text, name: s.text, is_active: s.bool })),
  rules: s.listOf(s.object({ kind: s.text, over_cents: s.number, approvals: s.number })),
  mandates: s.listOf(isMandate),
  requests: s.listOf(isRequest),
});
export type Institution = s.ShapeOf<typeof isInstitution>;

const isPackHolding = s.object({
  id: s.text,
  name: s.text,
  state: s.orNull(s.text),
  operator: s.orNull(s.text),
  commitment_cents: s.orNull(s.number),
  opening: s.number,
  closing: s.number,
  contributed: s.number,
  distributed: s.number,
  total_contributed: s.number,
  total_distributed: s.number,
  flows: s.listOf(
    (value: unknown): value is readonly [string, number] =>
      Array.isArray(value) && value.length === 2 && s.text(value[0]) && s.number(value[1]),
  ),
});

export const isReportPack = s.object({
  entity: s.text,
  from: s.text,
  to: s.text,
  is_open: s.bool,
  holdings: s.listOf(isPackHolding),
});
export type ReportPack = s.ShapeOf<typeof isReportPack>;

export const areWaiting = s.listOf(
  s.object({
    id: s.text,
    entity_id: s.text,
    entity: s.text,
    kind: s.text,
    cents: s.number,
    counterparty: s.text,
    requester: s.text,
    requested_at: s.text,
  }),
);
