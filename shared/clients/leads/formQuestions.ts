import type { Field, Noun } from '../../records/noun.ts';
import { lead } from '../../records/nouns/lead.ts';
import { createFormSchema, type FormValues } from '../../records/schema.ts';

/** Labels for visitors where they differ from the lead's field names. */
const LABELS: Readonly<Record<string, string>> = {
  name: 'Your name',
  needs_types: 'Community types?',
  needs_states: 'Which states?',
  timeline: 'When would you buy?',
  message: 'Anything else we should know?',
};

/** Display order of the questions a form includes. */
const ORDER = [
  'name',
  'email',
  'phone',
  'company',
  'city',
  'needs_types',
  'needs_states',
  'price_most',
  'beds_least',
  'timeline',
  'message',
];

/** Maps a form's questions to noun fields, so they are typed and validated the same way. */
export function buildFormNoun(questions: readonly string[]): Noun {
  const includedNames = new Set(['name', 'email', ...questions]);
  const fields = ORDER.filter((name) => includedNames.has(name)).flatMap((name): Field[] => {
    const field: Field | undefined = lead.fields.find((each) => each.name === name);
    if (field === undefined) return [];
    const { group: _, hint: __, ...plain } = field;
    return [
      {
        ...plain,
        label: LABELS[name] ?? field.label,
        ...((name === 'name' || name === 'email') && { isRequired: true }),
      } as Field,
    ];
  });
  return { ...lead, fields };
}

type Reading =
  | { readonly answers: Readonly<Record<string, unknown>> }
  | { readonly errors: Readonly<Record<string, string>> };

/** Parses the field values, or returns an error per invalid field. */
export function parseFormAnswers(noun: Noun, values: FormValues): Reading {
  const { data, error } = createFormSchema(noun).safeParse(values);
  if (error === undefined) return { answers: data };
  return {
    errors: Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message])),
  };
}
