import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isBreach = object({
  mandate: text,
  rule: text,
  limit: orNull(text),
  found: orNull(text),
});
export const areBreaches = listOf(isBreach);

const isRequest = object({
  id: text,
  holding_id: orNull(text),
  kind: text,
  cents: number,
  counterparty: text,
  purpose: text,
  due_on: orNull(text),
  breaches: areBreaches,
  exception_reason: orNull(text),
  approvals_needed: number,
  requested_at: text,
  requester: text,
  canceler: orNull(text),
  released_at: orNull(text),
  releaser: orNull(text),
  reference: orNull(text),
  state: text,
  is_mine: bool,
  decisions: listOf(
    object({
      id: text,
      is_approved: bool,
      reason: orNull(text),
      decided_at: text,
      decider: text,
      is_mine: bool,
    }),
  ),
});
export type ApprovalRequest = ShapeOf<typeof isRequest>;

const isMandate = object({
  id: text,
  name: text,
  care_types: listOf(text),
  states: listOf(text),
  operators: listOf(text),
  least_cents: orNull(number),
  most_cents: orNull(number),
  leverage_percent: orNull(number),
  state_percent: orNull(number),
  operator_percent: orNull(number),
  starts_at: text,
  added_by_name: text,
  ended_at: orNull(text),
  ended_by_name: orNull(text),
});
export type Mandate = ShapeOf<typeof isMandate>;

export const isInstitution = object({
  can_manage: bool,
  my_roles: listOf(text),
  people: listOf(object({ id: text, name: text })),
  roles: listOf(object({ user_id: text, role: text, name: text, is_active: bool })),
  rules: listOf(object({ kind: text, over_cents: number, approvals: number })),
  mandates: listOf(isMandate),
  requests: listOf(isRequest),
});
export type Institution = ShapeOf<typeof isInstitution>;

const isPackHolding = object({
  id: text,
  name: text,
  state: orNull(text),
  operator: orNull(text),
  commitment_cents: orNull(number),
  opening: number,
  closing: number,
  contributed: number,
  distributed: number,
  total_contributed: number,
  total_distributed: number,
  flows: listOf(
    (value: unknown): value is readonly [string, number] =>
      Array.isArray(value) && value.length === 2 && text(value[0]) && number(value[1]),
  ),
});

export const isReportPack = object({
  entity: text,
  from: text,
  to: text,
  is_open: bool,
  holdings: listOf(isPackHolding),
});
export type ReportPack = ShapeOf<typeof isReportPack>;

export const areWaiting = listOf(
  object({
    id: text,
    entity_id: text,
    entity: text,
    kind: text,
    cents: number,
    counterparty: text,
    requester: text,
    requested_at: text,
  }),
);
