import * as s from '../../../ui/shape/shape.ts';

const isDocument = s.object({
  id: s.text,
  year: s.number,
  form: s.text,
  issuer: s.text,
  is_corrected: s.bool,
  name: s.text,
  size: s.number,
  added_at: s.text,
  added_by: s.text,
  receipts: s.listOf(s.object({ opener: s.text, opened_at: s.text })),
});
export type TaxDocument = s.ShapeOf<typeof isDocument>;

const isDelivered = s.object({
  id: s.text,
  path: s.text,
  name: s.text,
  size: s.number,
  form: s.text,
  issuer: s.text,
  offering: s.text,
  entity: s.text,
  is_assigned: s.bool,
  added_at: s.text,
  receipts: s.listOf(s.object({ opener: s.text, opened_at: s.text })),
});
export type DeliveredForm = s.ShapeOf<typeof isDelivered>;

const isLine = s.object({
  id: s.text,
  document_id: s.orNull(s.text),
  year: s.number,
  state: s.text,
  source: s.text,
  income_cents: s.number,
  withheld_cents: s.number,
  version: s.number,
});
export type StateLine = s.ShapeOf<typeof isLine>;

const isPayment = s.object({
  id: s.text,
  year: s.number,
  installment: s.number,
  jurisdiction: s.text,
  due_on: s.text,
  planned_cents: s.number,
  paid_cents: s.orNull(s.number),
  paid_on: s.orNull(s.text),
  remind_on: s.orNull(s.text),
});
export type TaxPayment = s.ShapeOf<typeof isPayment>;

const isProperty = s.object({
  id: s.text,
  name: s.text,
  state: s.orNull(s.text),
  value_cents: s.number,
  identified_on: s.text,
  revoked_on: s.orNull(s.text),
  received_on: s.orNull(s.text),
  added_by_name: s.text,
});
export type ExchangeProperty = s.ShapeOf<typeof isProperty>;

const isExchange = s.object({
  id: s.text,
  name: s.text,
  sold_on: s.text,
  value_cents: s.number,
  debt_cents: s.number,
  intermediary: s.text,
  return_due_on: s.orNull(s.text),
  version: s.number,
  properties: s.listOf(isProperty),
});
export type Exchange = s.ShapeOf<typeof isExchange>;

const isAsset = s.object({
  id: s.text,
  holding_id: s.orNull(s.text),
  name: s.text,
  recovery: s.text,
  cost_cents: s.number,
  placed_on: s.text,
  bonus_percent: s.number,
  version: s.number,
});
export type Asset = s.ShapeOf<typeof isAsset>;

export const isTaxCenter = s.object({
  documents: s.listOf(isDocument),
  delivered: s.listOf(isDelivered),
  years: s.listOf(s.number),
  lines: s.listOf(isLine),
  payments: s.listOf(isPayment),
  exchanges: s.listOf(isExchange),
  assets: s.listOf(isAsset),
});
export type TaxCenter = s.ShapeOf<typeof isTaxCenter>;

export const isOpenedFile = s.object({ path: s.text, name: s.text });
