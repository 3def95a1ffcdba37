import { formatCalendarDay } from '#shared/format/date.ts';
import { CARE_AREAS, SHIFTS, WEEKDAYS } from '#shared/operator/care.ts';
import { labelOf } from '#shared/operator/residents.ts';
import type { Choice } from '#shared/records/choice.ts';
import { fieldOf, type Noun } from '#shared/records/noun.ts';
import { careGoal } from '#shared/records/nouns/careGoal.ts';
import { careIntervention } from '#shared/records/nouns/careIntervention.ts';
import { careNeed } from '#shared/records/nouns/careNeed.ts';
import { careTask } from '#shared/records/nouns/careTask.ts';
import type { ChildrenKey } from '../../../workbench/data/recordsApi.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';

/** Goals and interventions of all needs of a resident; the second level has the resident's ID too. */
const ofResident = (noun: Noun): ChildrenKey['noun'] => ({
  ...noun,
  parent: { kind: 'residents', by: 'resident_id' },
});
export const GOALS_OF_RESIDENT = ofResident(careGoal);
export const INTERVENTIONS_OF_RESIDENT = ofResident(careIntervention);

export const textOf = (row: RecordRow, name: string): string => {
  const value = (row as unknown as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : '';
};

const listOf = (row: RecordRow, name: string): readonly string[] => {
  const value = (row as unknown as Readonly<Record<string, unknown>>)[name];
  return Array.isArray(value) ? value.map(String) : [];
};

const choicesOf = (noun: Noun, name: string): readonly Choice[] => {
  const field = fieldOf(noun, name);
  return field?.type === 'choice' ? field.choices : [];
};

export const statusOf = (noun: Noun, row: RecordRow): string =>
  labelOf(choicesOf(noun, 'status'), textOf(row, 'status'));

export const areaOf = (row: RecordRow): string => labelOf(CARE_AREAS, textOf(row, 'area'));

/** True if a goal's target date has passed before it was met or closed. */
export const isPastTarget = (goal: RecordRow, today: string): boolean =>
  textOf(goal, 'status') === 'active' &&
  textOf(goal, 'target_on') !== '' &&
  textOf(goal, 'target_on') < today;

/** When a task is due, such as "Day, evening · Mon, Thu · until Jun 1, 2026". */
export function describeTask(task: RecordRow): string {
  const labels = (
    choices: readonly { readonly value: string; readonly label: string }[],
    name: string,
  ) => listOf(task, name).map((value) => labelOf(choices, value));
  const shifts = labels(SHIFTS, 'shifts').map((label, index) =>
    index === 0 ? label : label.toLowerCase(),
  );
  const days = labels(WEEKDAYS, 'days');
  const until = textOf(task, 'ends_on');
  return [
    shifts.join(', '),
    days.length === 0 ? 'every day' : days.join(', '),
    ...(until === '' ? [] : [`until ${formatCalendarDay(until)}`]),
  ].join(' · ');
}

/** What a goal says after its text: measure, target date, and outcome. */
export const describeGoal = (goal: RecordRow): string =>
  [
    textOf(goal, 'measure') && `Measured by ${textOf(goal, 'measure')}`,
    textOf(goal, 'target_on') && `target ${formatCalendarDay(textOf(goal, 'target_on'))}`,
    textOf(goal, 'outcome'),
  ]
    .filter((part) => part !== '')
    .join(' · ');

export interface Plan {
  readonly needs: readonly RecordRow[];
  readonly goals: readonly RecordRow[];
  readonly interventions: readonly RecordRow[];
  readonly tasks: readonly RecordRow[];
}

/** Splits a plan by need: active needs first, then closed ones. */
export const needsOf = ({ needs, goals, interventions, tasks }: Plan) =>
  needs
    .toSorted(
      (one, other) =>
        Number(textOf(one, 'status') !== 'active') - Number(textOf(other, 'status') !== 'active'),
    )
    .map((need) => ({
      need,
      goals: goals.filter((goal) => textOf(goal, 'need_id') === need.id),
      interventions: interventions
        .filter((one) => textOf(one, 'need_id') === need.id)
        .map((intervention) => ({
          intervention,
          tasks: tasks.filter((task) => textOf(task, 'intervention_id') === intervention.id),
        })),
    }));
export type NeedOfPlan = ReturnType<typeof needsOf>[number];

export const PLAN_NOUNS: readonly Noun[] = [careNeed, careGoal, careIntervention, careTask];
