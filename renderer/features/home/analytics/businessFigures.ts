import * as s from '../../../ui/shape/shape.ts';

const areMeasures = s.listOf(
  s.object({
    name: s.text,
    times: s.number,
    before: s.number,
    amount: s.number,
    amount_before: s.number,
  }),
);
const areMiddles = s.listOf(
  s.object({
    name: s.text,
    times: s.number,
    days: s.orNull(s.number),
    days_before: s.orNull(s.number),
  }),
);
const areDays = s.listOf(
  s.object({ day: s.text, times: s.orNull(s.number), amount: s.orNull(s.number) }),
);

const isMarket = s.object({
  live: areMeasures,
  new: areMeasures,
  sold: areMeasures,
  days: areMiddles,
});

/** The result of `business_figures` for staff. */
export const isBusinessFigures = s.object({
  counted_at: s.orNull(s.text),
  is_sample: s.bool,
  sums: s.recordOf(areMeasures),
  ends: s.recordOf(areMeasures),
  states: isMarket,
  types: isMarket,
  market_days: areMiddles,
  stages: areMiddles,
  days: s.object({
    member_new: areDays,
    member_active: areDays,
    listing_live: areDays,
    revenue: areDays,
  }),
  retention: s.listOf(
    s.object({
      joined: s.text,
      members: s.number,
      months: s.listOf(s.object({ month: s.text, members: s.number })),
    }),
  ),
});

export type Business = s.ShapeOf<typeof isBusinessFigures>;
export type Measures = s.ShapeOf<typeof areMeasures>;
export type Market = s.ShapeOf<typeof isMarket>;

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
