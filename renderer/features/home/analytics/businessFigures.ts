import {
  bool,
  listOf,
  number,
  object,
  orNull,
  recordOf,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const areMeasures = listOf(
  object({ name: text, times: number, before: number, amount: number, amount_before: number }),
);
const areMiddles = listOf(
  object({ name: text, times: number, days: orNull(number), days_before: orNull(number) }),
);
const areDays = listOf(object({ day: text, times: orNull(number), amount: orNull(number) }));

const isMarket = object({
  live: areMeasures,
  new: areMeasures,
  sold: areMeasures,
  days: areMiddles,
});

/** The result of `business_figures` for staff. */
export const isBusinessFigures = object({
  counted_at: orNull(text),
  is_sample: bool,
  sums: recordOf(areMeasures),
  ends: recordOf(areMeasures),
  states: isMarket,
  types: isMarket,
  market_days: areMiddles,
  stages: areMiddles,
  days: object({
    member_new: areDays,
    member_active: areDays,
    listing_live: areDays,
    revenue: areDays,
  }),
  retention: listOf(
    object({
      joined: text,
      members: number,
      months: listOf(object({ month: text, members: number })),
    }),
  ),
});

export type Business = ShapeOf<typeof isBusinessFigures>;
export type Measures = ShapeOf<typeof areMeasures>;
export type Market = ShapeOf<typeof isMarket>;

export interface MeasureTotal {
  readonly times: number;
  readonly before: number;
  readonly amount: number;
  readonly amount_before: number;
}

/** Sums a measure over all its breakdown values. */
export const sumMeasures = (measures: Measures | undefined): MeasureTotal =>
  (measures ?? []).reduce<MeasureTotal>(
    (all, one) => ({
      times: all.times + one.times,
      before: all.before + one.before,
      amount: all.amount + one.amount,
      amount_before: all.amount_before + one.amount_before,
    }),
    { times: 0, before: 0, amount: 0, amount_before: 0 },
  );

/** Sums a measure for one breakdown value. */
export const sumMeasuresByName = (measures: Measures | undefined, name: string): MeasureTotal =>
  sumMeasures((measures ?? []).filter((one) => one.name === name));
