import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isAccount = object({
  resident_id: text,
  name: text,
  status: text,
  balance_cents: number,
  has_account: bool,
  last_on: orNull(text),
});
export type TrustAccount = ShapeOf<typeof isAccount>;

const isWaiting = object({
  id: text,
  resident: text,
  kind: text,
  cents: number,
  day: text,
  purpose: text,
  receipt: orNull(text),
  requester: text,
  is_mine: bool,
});
export type WaitingWithdrawal = ShapeOf<typeof isWaiting>;

export const isTrust = object({
  today: text,
  can_change: bool,
  can_change_settings: bool,
  settings: object({
    two_person_cents: number,
    bond_cents: number,
    bond_carrier: orNull(text),
    bond_number: orNull(text),
    bond_expires_on: orNull(text),
    version: number,
  }),
  total_cents: number,
  accounts: listOf(isAccount),
  waiting: listOf(isWaiting),
});
export type Trust = ShapeOf<typeof isTrust>;

export const isTrustStatement = object({
  resident: text,
  community: text,
  from: text,
  to: text,
  opening_cents: number,
  closing_cents: number,
  movements: listOf(
    object({
      id: text,
      day: text,
      kind: text,
      purpose: text,
      receipt: orNull(text),
      method: text,
      signed_cents: number,
      requester: text,
      decider: orNull(text),
    }),
  ),
});
export type TrustStatement = ShapeOf<typeof isTrustStatement>;
