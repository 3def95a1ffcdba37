import { compact, type Reference, type Resource } from './resource.ts';
import type { ActivityRow, DietRow, MealRow } from './source.ts';

const INTAKES: Readonly<Record<string, string>> = {
  all: 'Ate all',
  most: 'Ate most',
  half: 'Ate half',
  little: 'Ate little',
  refused: 'Refused',
};
const ATTENDANCE: Readonly<Record<string, string>> = {
  attended: 'Attended',
  declined: 'Declined',
  one_on_one: 'Took part one on one',
};

const performersOf = (name: string) => (name === '' ? [] : [{ display: name }]);
const texts = (...values: readonly (string | null)[]) =>
  values.filter((value) => value !== null && value !== '').map((text) => ({ text }));

export const buildNutritionOrder = (row: DietRow, subject: Reference): Resource =>
  compact({
    resourceType: 'NutritionOrder',
    id: row.id,
    status: 'active',
    intent: 'order',
    patient: subject,
    dateTime: row.created_at,
    oralDiet: compact({
      type: texts(row.diet),
      texture: row.texture === null ? [] : [{ modifier: { text: row.texture } }],
      fluidConsistencyType: texts(row.liquids),
      instruction: row.notes,
    }),
  });

/** Returns a charted meal; null if neither the intake nor a reason was recorded. */
export function buildMealObservation(row: MealRow, subject: Reference): Resource | null {
  const value =
    row.skip_reason ?? (row.intake === null ? null : (INTAKES[row.intake] ?? row.intake));
  if (value === null) return null;
  return compact({
    resourceType: 'Observation',
    id: row.id,
    status: 'final',
    code: { text: `Intake at ${row.meal}` },
    subject,
    effectiveDateTime: row.at,
    performer: performersOf(row.by),
    valueString: value,
    note: texts(row.dishes.join(', ')),
  });
}

/** Returns attendance at an activity; null if it was not recorded. */
export function buildActivityObservation(
  row: ActivityRow,
  subject: Reference,
  createId: () => string,
): Resource | null {
  if (row.attendance === null) return null;
  return compact({
    resourceType: 'Observation',
    // Residents share an activity, so its ID can't be the observation's.
    id: createId(),
    status: 'final',
    code: { text: `Activity: ${row.title}` },
    subject,
    effectiveDateTime: row.starts_at,
    performer: performersOf(row.by),
    valueString: ATTENDANCE[row.attendance] ?? row.attendance,
  });
}
