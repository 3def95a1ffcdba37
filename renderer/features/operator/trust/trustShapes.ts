import * as s from '../../../ui/shape/shape.ts';

const isAccount = s.object({
  resident_id: s.text,
  name: s.text,
  status: s.text,
  balance_cents: s.number,
  has_account: s.bool,
  last_on: s.orNull(s.text),
});
export type TrustAccount = s.ShapeOf<typeof isAccount>;

const isWaiting = s.object({
  id: s.text,
  resident: s.text,
  kind: s.text,
  cents: s.number,
  day: s.text,
  purpose: s.text,
  receipt: s.orNull(s.text),
  requester: s.text,
  is_mine: s.bool,
});
export type WaitingWithdrawal = s.ShapeOf<typeof isWaiting>;

export const isTrust = s.object({
  today: s.text,
  can_change: s.bool,
  can_change_settings: s.bool,
  settings: s.object({
    two_person_cents: s.number,
    bond_cents: s.number,
    bond_carrier: s.orNull(s.text),
    bond_number: s.orNull(s.text),
    bond_expires_on: s.orNull(s.text),
    version: s.number,
  }),
  total_cents: s.number,
  accounts: s.listOf(isAccount),
  waiting: s.listOf(isWaiting),
});
export type Trust = s.ShapeOf<typeof isTrust>;

export const isTrustStatement = s.object({
  resident: s.text,
  community: s.text,
  from: s.text,
  to: s.text,
  opening_cents: s.number,
  closing_cents: s.number,
  movements: s.listOf(
    s.object({
      id: s.text,
      day: s.text,
      kind: s.text,
      purpose: s.text,
      receipt: s.orNull(s.text),
      method: s.text,
      signed_cents: s.number,
      requester: s.text,
      decider: s.orNull(s.text),
    }),
  ),
});
export type TrustStatement = s.ShapeOf<typeof isTrustStatement>;
