import * as s from '../shape.ts';

const isRentRollGroup = s.object({
  category: s.orNull(s.text),
  unit_type: s.orNull(s.text),
  level: s.orNull(s.text),
  payor: s.orNull(s.text),
  moved_in: s.orNull(s.text),
  residents: s.number,
  room_cents: s.number,
  care_cents: s.number,
  other_cents: s.number,
  concession_cents: s.number,
  total_cents: s.number,
});

/** What a director hands to buyers; no names, birth dates, rooms, or notes. */
export const packageShape = {
  day: s.text,
  community: s.text,
  rent_roll: s.listOf(isRentRollGroup),
  units: s.object({ available: s.number, occupied: s.number }),
  staffing: s.listOf(s.object({ position: s.text, required: s.number, scheduled: s.number })),
  surveys: s.listOf(
    s.object({
      kind: s.text,
      started_on: s.text,
      cleared_on: s.orNull(s.text),
      findings: s.number,
      worst_grade: s.orNull(s.text),
    }),
  ),
};

/** A frozen package with the twelve months before its day. */
export const isPackageContent = s.object({
  ...packageShape,
  t12: s.object({
    months: s.listOf(s.text),
    units: s.number,
    lines: s.listOf(
      s.object({
        account: s.text,
        label: s.text,
        section: s.oneOf(['Revenue', 'Expenses', 'Statistics']),
        cents: s.listOf(s.number),
      }),
    ),
  }),
});
export type PackageContent = s.ShapeOf<typeof isPackageContent>;

export const PACKAGE_DOCUMENTS = ['rent_roll', 't12', 'staffing', 'surveys'] as const;
export type PackageDocument = (typeof PACKAGE_DOCUMENTS)[number];

/** Returns a line's sum of the twelve months. */
export const sumOfMonths = (cents: readonly number[]): number =>
  cents.reduce((sum, one) => sum + one, 0);
