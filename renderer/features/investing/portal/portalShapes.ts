import * as s from '../../../ui/shape/shape.ts';
import { isBrand, isOfferingFile, isStep } from '../syndication/index.ts';

const isPosition = s.object({
  id: s.text,
  offering_id: s.text,
  offering: s.text,
  sponsor_id: s.text,
  sponsor: s.text,
  property: s.text,
  state: s.text,
  entity: s.text,
  status: s.text,
  is_current: s.bool,
  amount_cents: s.orNull(s.number),
  steps: s.orNull(s.listOf(isStep)),
  contributed_cents: s.number,
  returned_cents: s.number,
  distributed_cents: s.number,
  last_paid_on: s.orNull(s.text),
  first_paid_on: s.orNull(s.text),
  calls: s.listOf(
    s.object({
      id: s.text,
      cents: s.number,
      due_on: s.text,
      purpose: s.text,
      paid_on: s.orNull(s.text),
    }),
  ),
  movements: s.listOf(
    s.object({
      day: s.text,
      kind: s.text,
      memo: s.text,
      cents: s.number,
      capital_cents: s.number,
      preferred_cents: s.number,
      profit_cents: s.number,
    }),
  ),
  link: s.orNull(
    s.object({
      holding_id: s.text,
      holding: s.text,
      entity_id: s.text,
      entity: s.text,
      is_automatic: s.bool,
    }),
  ),
  unrecorded: s.number,
  files: s.listOf(isOfferingFile),
});
export type Position = s.ShapeOf<typeof isPosition>;

const isSponsor = s.object({ id: s.text, name: s.text, brand: s.orNull(isBrand) });
export type Sponsor = s.ShapeOf<typeof isSponsor>;

export const isInvestorPortal = s.object({
  today: s.text,
  positions: s.listOf(isPosition),
  sponsors: s.listOf(isSponsor),
  updates: s.listOf(
    s.object({
      id: s.text,
      offering_id: s.text,
      offering: s.text,
      title: s.text,
      body: s.text,
      sent_at: s.text,
    }),
  ),
  transfers: s.listOf(
    s.object({
      id: s.text,
      subscription_id: s.text,
      status: s.text,
      to_name: s.text,
      to_email: s.text,
      cents: s.orNull(s.number),
      requested_at: s.text,
      reason: s.orNull(s.text),
    }),
  ),
  to_sign: s.listOf(
    s.object({
      id: s.text,
      offering: s.text,
      sponsor: s.text,
      rule: s.text,
      from_name: s.text,
      amount_cents: s.number,
      interest_cents: s.number,
    }),
  ),
});
export type InvestorPortal = s.ShapeOf<typeof isInvestorPortal>;
export type TransferToSign = InvestorPortal['to_sign'][number];
