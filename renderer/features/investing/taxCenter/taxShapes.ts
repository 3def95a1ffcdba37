import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isDocument = object({
  id: text,
  year: number,
  form: text,
  issuer: text,
  is_corrected: bool,
  name: text,
  size: number,
  added_at: text,
  added_by: text,
  receipts: listOf(object({ opener: text, opened_at: text })),
});
export type TaxDocument = ShapeOf<typeof isDocument>;

const isDelivered = object({
  id: text,
  path: text,
  name: text,
  size: number,
  form: text,
  issuer: text,
  offering: text,
  entity: text,
  is_assigned: bool,
  added_at: text,
  receipts: listOf(object({ opener: text, opened_at: text })),
});
export type DeliveredForm = ShapeOf<typeof isDelivered>;

const isLine = object({
  id: text,
  document_id: orNull(text),
  year: number,
  state: text,
  source: text,
  income_cents: number,
  withheld_cents: number,
  version: number,
});
export type StateLine = ShapeOf<typeof isLine>;

const isPayment = object({
  id: text,
  year: number,
  installment: number,
  jurisdiction: text,
  due_on: text,
  planned_cents: number,
  paid_cents: orNull(number),
  paid_on: orNull(text),
  remind_on: orNull(text),
});
export type TaxPayment = ShapeOf<typeof isPayment>;

const isProperty = object({
  id: text,
  name: text,
  state: orNull(text),
  value_cents: number,
  identified_on: text,
  revoked_on: orNull(text),
  received_on: orNull(text),
  added_by_name: text,
});
export type ExchangeProperty = ShapeOf<typeof isProperty>;

const isExchange = object({
  id: text,
  name: text,
  sold_on: text,
  value_cents: number,
  debt_cents: number,
  intermediary: text,
  return_due_on: orNull(text),
  version: number,
  properties: listOf(isProperty),
});
export type Exchange = ShapeOf<typeof isExchange>;

const isAsset = object({
  id: text,
  holding_id: orNull(text),
  name: text,
  recovery: text,
  cost_cents: number,
  placed_on: text,
  bonus_percent: number,
  version: number,
});
export type Asset = ShapeOf<typeof isAsset>;

export const isTaxCenter = object({
  documents: listOf(isDocument),
  delivered: listOf(isDelivered),
  years: listOf(number),
  lines: listOf(isLine),
  payments: listOf(isPayment),
  exchanges: listOf(isExchange),
  assets: listOf(isAsset),
});
export type TaxCenter = ShapeOf<typeof isTaxCenter>;

export const isOpenedFile = object({ path: text, name: text });
