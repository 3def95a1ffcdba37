import { DIMENSIONS, type Dimension, type Flow } from '#shared/investing/portfolio.ts';
import {
  bool,
  type Guard,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isFlow: Guard<Flow> = (value): value is Flow =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

const isDimension: Guard<Dimension> = (value): value is Dimension =>
  typeof value === 'string' && value in DIMENSIONS;

const isHolding = object({
  id: text,
  name: text,
  entity_id: text,
  sponsor_id: orNull(text),
  kind: text,
  status: text,
  vintage: orNull(number),
  ownership_percent: orNull(number),
  commitment: orNull(number),
  care_type: orNull(text),
  state: orNull(text),
  operator: orNull(text),
  units: orNull(number),
  occupancy: orNull(number),
  annual_revenue: orNull(number),
  annual_noi: orNull(number),
  cap_rate: orNull(number),
  figures_on: orNull(text),
  lender: orNull(text),
  loan_balance: orNull(number),
  loan_rate: orNull(number),
  has_floating_rate: bool,
  loan_matures_on: orNull(text),
  private_pay_percent: orNull(number),
  medicaid_percent: orNull(number),
  medicare_percent: orNull(number),
  contributed: number,
  returned: number,
  income: number,
  gain: number,
  expenses: number,
  fees: number,
  cost: number,
  value: number,
  income_year: number,
  flows: listOf(isFlow),
  valued_on: orNull(text),
  movements: number,
  is_reconciled: bool,
});

export const isPortfolio = object({
  as_of: text,
  first_day: orNull(text),
  entities: listOf(object({ id: text, name: text, kind: text, status: text })),
  sponsors: listOf(object({ id: text, name: text })),
  limits: listOf(
    object({ id: text, dimension: isDimension, member: orNull(text), most_percent: number }),
  ),
  holdings: listOf(isHolding),
  overhead: listOf(
    object({ entity_id: text, expenses: number, fees: number, flows: listOf(isFlow) }),
  ),
});

export const isMovementPage = object({
  rows: listOf(
    object({
      id: text,
      entity_id: text,
      holding_id: orNull(text),
      entity: text,
      holding: orNull(text),
      kind: text,
      day: text,
      cents: number,
      return_cents: number,
      income_cents: number,
      gain_cents: number,
      is_final: bool,
      memo: orNull(text),
      recorded_at: text,
      recorder: text,
      reversed_at: orNull(text),
      reverser: orNull(text),
      reverse_reason: orNull(text),
      is_imported: bool,
      is_from_sponsor: bool,
    }),
  ),
  next: orNull(text),
});
export type Movement = ShapeOf<typeof isMovementPage>['rows'][number];

export const isImportResult = object({
  problems: listOf(object({ place: number, code: text })),
  values: listOf(object({ holding_id: text, cents: number })),
});
export type ImportResult = ShapeOf<typeof isImportResult>;

export const isImportList = object({
  imports: listOf(
    object({
      id: text,
      file_name: text,
      row_count: number,
      imported_at: text,
      importer: text,
      undone_at: orNull(text),
    }),
  ),
  aliases: listOf(object({ holding_id: text, alias: text })),
});
