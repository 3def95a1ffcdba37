import { STATES } from '#shared/listings/states.ts';
import type { Field } from '#shared/records/noun.ts';

export type Options = readonly (readonly [value: string, label: string])[];

/** Options of fields whose values only a screen knows, such as people. */
export type OptionsOf = Readonly<Record<string, Options>>;

const STATE_OPTIONS: Options = Object.entries(STATES);

/** Returns a field's options; null if any text is allowed. */
export function optionsOfField(field: Field, known: OptionsOf = {}): Options | null {
  switch (field.type) {
    case 'choice':
    case 'choices':
      return field.choices.map(({ value, label }) => [value, label] as const);
    case 'usState':
    case 'usStates':
      return STATE_OPTIONS;
    case 'flag':
      return [
        ['true', 'Yes'],
        ['false', 'No'],
      ];
    default:
      return known[field.name] ?? null;
  }
}
