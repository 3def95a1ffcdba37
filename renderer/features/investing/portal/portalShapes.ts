import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';
import { isBrand, isOfferingFile, isStep } from '../syndication/index.ts';

const isPosition = object({
  id: text,
  offering_id: text,
  offering: text,
  sponsor_id: text,
  sponsor: text,
  property: text,
  state: text,
  entity: text,
  status: text,
  is_current: bool,
  amount_cents: orNull(number),
  steps: orNull(listOf(isStep)),
  contributed_cents: number,
  returned_cents: number,
  distributed_cents: number,
  last_paid_on: orNull(text),
  first_paid_on: orNull(text),
  calls: listOf(
    object({ id: text, cents: number, due_on: text, purpose: text, paid_on: orNull(text) }),
  ),
  movements: listOf(
    object({
      day: text,
      kind: text,
      memo: text,
      cents: number,
      capital_cents: number,
      preferred_cents: number,
      profit_cents: number,
    }),
  ),
  link: orNull(
    object({
      holding_id: text,
      holding: text,
      entity_id: text,
      entity: text,
      is_automatic: bool,
    }),
  ),
  unrecorded: number,
  files: listOf(isOfferingFile),
});
export type Position = ShapeOf<typeof isPosition>;

const isSponsor = object({ id: text, name: text, brand: orNull(isBrand) });
export type Sponsor = ShapeOf<typeof isSponsor>;

export const isInvestorPortal = object({
  today: text,
  positions: listOf(isPosition),
  sponsors: listOf(isSponsor),
  updates: listOf(
    object({
      id: text,
      offering_id: text,
      offering: text,
      title: text,
      body: text,
      sent_at: text,
    }),
  ),
  transfers: listOf(
    object({
      id: text,
      subscription_id: text,
      status: text,
      to_name: text,
      to_email: text,
      cents: orNull(number),
      requested_at: text,
      reason: orNull(text),
    }),
  ),
  to_sign: listOf(
    object({
      id: text,
      offering: text,
      sponsor: text,
      rule: text,
      from_name: text,
      amount_cents: number,
      interest_cents: number,
    }),
  ),
});
export type InvestorPortal = ShapeOf<typeof isInvestorPortal>;
export type TransferToSign = InvestorPortal['to_sign'][number];
