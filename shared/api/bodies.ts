import { z } from '../zod.ts';
import { uuid } from './fieldSchemas.ts';
import type { FieldProblem } from './problems.ts';
import type { Resource } from './resources.ts';

export const MAX_BATCH = 100;

type Row = Readonly<Record<string, unknown>>;
type Parsed<Value> = { readonly value: Value } | { readonly problems: readonly FieldProblem[] };

/** Returns the schema of a new row. The caller may choose its ID, so that a repeat can't create a second one. */
export const createSchema = (resource: Resource) => {
  const { input = {}, required = [] } = resource;
  const fields = Object.entries(input).map(([name, schema]) => [
    name,
    required.includes(name) ? schema : z.optional(schema),
  ]);
  return z.strictObject({ id: z.optional(uuid), ...Object.fromEntries(fields) });
};

/** Returns the schema of a change: at least one field. */
export const updateSchema = (resource: Resource) => {
  const { input = {}, fixed = [] } = resource;
  const fields = Object.entries(input).filter(([name]) => !fixed.includes(name));
  return z
    .strictObject(Object.fromEntries(fields.map(([name, schema]) => [name, z.optional(schema)])))
    .check(z.refine((value) => Object.keys(value).length > 0, 'Send at least one field.'));
};

export const batchSchema = (resource: Resource) =>
  z.strictObject({
    items: z.array(createSchema(resource)).check(z.minLength(1), z.maxLength(MAX_BATCH)),
  });

/** Validates a body; a problem names the place in it. */
export function parseBody<Value>(schema: z.ZodMiniType<Value>, body: unknown): Parsed<Value> {
  const result = z.safeParse(schema, body);
  if (result.success) return { value: result.data };
  const problems = result.error.issues.slice(0, 50).flatMap((issue) => {
    const path = issue.path.map((part) => `/${String(part).slice(0, 60)}`).join('');
    if (issue.code === 'unrecognized_keys')
      return issue.keys.slice(0, 20).map((key) => ({
        pointer: `${path}/${key.slice(0, 60)}`,
        message: 'Unknown field, or one that can’t be set.',
      }));
    return [{ pointer: path || '/', message: issue.message }];
  });
  return { problems };
}

/** Returns the fields of a row that the API exposes, in the order of the reference. */
export function toOutput(resource: Resource, row: Row, fields?: readonly string[]): Row {
  const output: Record<string, unknown> = {};
  for (const name in resource.output) {
    if (fields !== undefined && name !== 'id' && !fields.includes(name)) continue;
    output[name] = row[name] ?? null;
  }
  return output;
}
