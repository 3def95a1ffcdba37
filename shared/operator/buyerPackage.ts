import { listOf, number, object, oneOf, orNull, type ShapeOf, text } from '../shape.ts';

const isRentRollGroup = object({
  category: orNull(text),
  unit_type: orNull(text),
  level: orNull(text),
  payor: orNull(text),
  moved_in: orNull(text),
  residents: number,
  room_cents: number,
  care_cents: number,
  other_cents: number,
  concession_cents: number,
  total_cents: number,
});

/** What a director hands to buyers; no names, birth dates, rooms, or notes. */
export const packageShape = {
  day: text,
  community: text,
  rent_roll: listOf(isRentRollGroup),
  units: object({ available: number, occupied: number }),
  staffing: listOf(object({ position: text, required: number, scheduled: number })),
  surveys: listOf(
    object({
      kind: text,
      started_on: text,
      cleared_on: orNull(text),
      findings: number,
      worst_grade: orNull(text),
    }),
  ),
};

/** A frozen package with the twelve months before its day. */
export const isPackageContent = object({
  ...packageShape,
  t12: object({
    months: listOf(text),
    units: number,
    lines: listOf(
      object({
        account: text,
        label: text,
        section: oneOf(['Revenue', 'Expenses', 'Statistics']),
        cents: listOf(number),
      }),
    ),
  }),
});
export type PackageContent = ShapeOf<typeof isPackageContent>;

export const PACKAGE_DOCUMENTS = ['rent_roll', 't12', 'staffing', 'surveys'] as const;
export type PackageDocument = (typeof PACKAGE_DOCUMENTS)[number];

/** Returns a line's sum of the twelve months. */
export const sumOfMonths = (cents: readonly number[]): number =>
  cents.reduce((sum, one) => sum + one, 0);
