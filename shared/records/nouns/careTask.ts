import { CARE_AREAS, SHIFTS, TASK_POSITIONS, WEEKDAYS } from '../../operator/care.ts';
import type { Noun } from '../noun.ts';
import { residentNoun } from '../residentNoun.ts';

/** A task of a care plan that staff chart in each of its shifts. It can belong to an intervention. */
export const careTask = {
  kind: 'care_tasks',
  one: 'task',
  many: 'tasks',
  title: 'name',
  ...residentNoun,
  fields: [
    { name: 'name', label: 'Task', type: 'text', longest: 120, isRequired: true },
    { name: 'area', label: 'Area', type: 'choice', choices: CARE_AREAS, isRequired: true },
    { name: 'shifts', label: 'Shifts', type: 'choices', choices: SHIFTS, isRequired: true },
    {
      name: 'days',
      label: 'Days',
      type: 'choices',
      choices: WEEKDAYS,
      hint: 'Every day if none is chosen.',
    },
    {
      name: 'position',
      label: 'Charted by',
      type: 'choice',
      choices: TASK_POSITIONS,
      isRequired: true,
    },
    { name: 'starts_on', label: 'From', type: 'date', isRequired: true },
    { name: 'ends_on', label: 'Until', type: 'date' },
    { name: 'instructions', label: 'Instructions', type: 'longText', longest: 2000 },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true },
  ],
} as const satisfies Noun;
