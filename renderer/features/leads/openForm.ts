import type { Field, Noun } from '#shared/records/noun.ts';
import { lead } from '#shared/records/nouns/lead.ts';
import { type FormValues, schemaOf } from '#shared/records/schema.ts';

/** What visitors are asked, where a lead's own field is called otherwise. */
const LABELS: Readonly<Record<string, string>> = {
  name: 'Your name',
  needs_types: 'What kinds of community?',
  needs_states: 'In which states?',
  timeline: 'When would you buy?',
  message: 'What else should we know?',
};

/** In this order, whichever of them a form asks. */
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

/** A form's questions as the fields of a noun, so that they are typed and read as everywhere. */
export function nounOf(questions: readonly string[]): Noun {
  const asked = new Set(['name', 'email', ...questions]);
  const fields = ORDER.filter((name) => asked.has(name)).flatMap((name): Field[] => {
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

/** What was meant by what stands in the fields, or a sentence for each that is wrong. */
export function readAnswers(noun: Noun, values: FormValues): Reading {
  const { data, error } = schemaOf(noun).safeParse(values);
  if (error === undefined) return { answers: data };
  return {
    errors: Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message])),
  };
}
