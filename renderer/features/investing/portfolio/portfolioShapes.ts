import { DIMENSIONS, type Dimension, type Flow } from '#shared/investing/portfolio.ts';
import * as s from '../../../ui/shape/shape.ts';

const isFlow: s.Guard<Flow> = (value): value is Flow =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

const isDimension: s.Guard<Dimension> = (value): value is Dimension =>
  typeof value === 'string' && value in DIMENSIONS;

const isHolding = s.object({
  id: s.text,
  name: s.text,
  entity_id: s.text,
  sponsor_id: s.orNull(s.text),
  kind: s.text,
  status: s.text,
  vintage: s.orNull(s.number),
  ownership_percent: s.orNull(s.number),
  commitment: s.orNull(s.number),
  care_type: s.orNull(s.text),
  state: s.orNull(s.text),
  operator: s.orNull(s.text),
  units: s.orNull(s.number),
  occupancy: s.orNull(s.number),
  annual_revenue: s.orNull(s.number),
  annual_noi: s.orNull(s.number),
  cap_rate: s.orNull(s.number),
  figures_on: s.orNull(s.text),
  lender: s.orNull(s.text),
  loan_balance: s.orNull(s.number),
  loan_rate: s.orNull(s.number),
  has_floating_rate: s.bool,
  loan_matures_on: s.orNull(s.text),
  private_pay_percent: s.orNull(s.number),
  medicaid_percent: s.orNull(s.number),
  medicare_percent: s.orNull(s.number),
  contributed: s.number,
  returned: s.number,
  income: s.number,
  gain: s.number,
  expenses: s.number,
  fees: s.number,
  cost: s.number,
  value: s.number,
  income_year: s.number,
  flows: s.listOf(isFlow),
  valued_on: s.orNull(s.text),
  movements: s.number,
  is_reconciled: s.bool,
});

export const isPortfolio = s.object({
  as_of: s.text,
  first_day: s.orNull(s.text),
  entities: s.listOf(s.object({ id: s.text, name: s.text, kind: s.text, status: s.text })),
  sponsors: s.listOf(s.object({ id: s.text, name: s.text })),
  limits: s.listOf(
    s.object({
      id: s.text,
      dimension: isDimension,
      member: s.orNull(s.text),
      most_percent: s.number,
    }),
  ),
  holdings: s.listOf(isHolding),
  overhead: s.listOf(
    s.object({ entity_id: s.text, expenses: s.number, fees: s.number, flows: s.listOf(isFlow) }),
  ),
});

export const isMovementPage = s.object({
  rows: s.listOf(
    s.object({
      id: s.text,
      entity_id: s.text,
      holding_id: s.orNull(s.text),
      entity: s.text,
      holding: s.orNull(s.text),
      kind: s.text,
      day: s.text,
      cents: s.number,
      return_cents: s.number,
      income_cents: s.number,
      gain_cents: s.number,
      is_final: s.bool,
      memo: s.orNull(s.text),
      recorded_at: s.text,
      recorder: s.text,
      reversed_at: s.orNull(s.text),
      reverser: s.orNull(s.text),
      reverse_reason: s.orNull(s.text),
      is_imported: s.bool,
      is_from_sponsor: s.bool,
    }),
  ),
  next: s.orNull(s.text),
});
export type Movement = s.ShapeOf<typeof isMovementPage>['rows'][number];

export const isImportResult = s.object({
  problems: s.listOf(s.object({ place: s.number, code: s.text })),
  values: s.listOf(s.object({ holding_id: s.text, cents: s.number })),
});
export type ImportResult = s.ShapeOf<typeof isImportResult>;

export const isImportList = s.object({
  imports: s.listOf(
    s.object({
      id: s.text,
      file_name: s.text,
      row_count: s.number,
      imported_at: s.text,
      importer: s.text,
      undone_at: s.orNull(s.text),
    }),
  ),
  aliases: s.listOf(s.object({ holding_id: s.text, alias: s.text })),
});
