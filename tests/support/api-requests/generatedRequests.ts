import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { createSchema } from '#shared/api/bodies.ts';
import { filtersOf } from '#shared/api/listQuery.ts';
import { type Resource, resources, type Verb } from '#shared/api/resources.ts';
import { z } from '#shared/zod.ts';

export interface GeneratedRequest {
  readonly resource: Resource;
  readonly verb: Verb;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path of the OpenAPI document that answers it. */
  readonly template: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

const METHODS = {
  list: 'GET',
  get: 'GET',
  create: 'POST',
  update: 'PATCH',
  delete: 'DELETE',
} as const;

const HOSTILE = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'null',
  'true',
  '2026-02-30',
  '9999-12-31',
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '{}',
  '[]',
  '../..',
  '\u202e',
  '𝒽',
  'a'.repeat(999),
];

const text = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 40, unit: 'binary' }));
const id = fc.oneof(
  { weight: 4, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.constantFrom('not-an-id', '0', randomUUID().toUpperCase()) },
);

interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

/** Values that a schema mostly accepts. */
function jsonOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(jsonOf));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, one]) => [name, jsonOf(one)]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    case 'array':
      return fc.array(jsonOf(schema.items ?? {}), { maxLength: 3 });
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: Math.max(schema.minimum ?? -10, -1e9), max: 1e9 });
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 1e9 }), fc.double({ noNaN: true }));
    case 'null':
      return fc.constant(null);
    case 'string':
      if (schema.format === 'uuid') return fc.uuid();
      if (schema.format === 'date')
        return fc
          .date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true })
          .map((date) => date.toISOString().slice(0, 10));
      if (schema.format === 'date-time')
        return fc
          .date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true })
          .map((date) => date.toISOString());
      return text.map((value) => value.slice(0, schema.maxLength ?? 1000));
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function bodyOf(resource: Resource): fc.Arbitrary<unknown> {
  const schema = z.toJSONSchema(createSchema(resource), { io: 'input' }) as JsonSchema;
  return fc.oneof(
    { weight: 6, arbitrary: jsonOf(schema) },
    { weight: 1, arbitrary: jsonOf({ ...schema, required: [] }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );
}

function queryOf(resource: Resource): fc.Arbitrary<string> {
  const { source } = resource;
  const known =
    source.by === 'call' ? Object.keys(source.parameters) : [...filtersOf(resource).keys()];
  const name = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('limit', 'fields', 'after', 'sort', ...known) },
    { weight: 1, arbitrary: text },
  );
  const value = fc.oneof(text, id, fc.integer().map(String), fc.constantFrom('1', 'true', 'TX,MN'));
  return fc
    .array(fc.tuple(name, value), { maxLength: 4 })
    .map((pairs) => new URLSearchParams(pairs.map(([one, other]) => [one, other])).toString());
}

const headersOf = (isWrite: boolean): fc.Arbitrary<Record<string, string>> =>
  fc
    .record(
      {
        'if-match': fc.constantFrom('*', '"0123456789abcdef0123"', 'W/"x"', 'none'),
        'if-none-match': fc.constantFrom('*', '"0123456789abcdef0123"'),
        'idempotency-key': fc.oneof(fc.uuid(), fc.constantFrom(' ', 'same', 'x'.repeat(300))),
        ...(isWrite ? { 'content-type': fc.constantFrom('application/json', 'text/plain') } : {}),
      },
      { requiredKeys: [] },
    )
    .map((headers) => headers as Record<string, string>);

/** Requests for every operation of the API, mostly well-formed. `knownIds` are records that exist. */
export function generatedRequest(
  knownIds: Readonly<Record<string, readonly string[]>>,
): fc.Arbitrary<GeneratedRequest> {
  const operations = resources.flatMap((resource) =>
    resource.verbs.map((verb) => ({ resource, verb })),
  );
  return fc.constantFrom(...operations).chain(({ resource, verb }) => {
    const { name } = resource;
    const isItem = verb !== 'list' && verb !== 'create';
    const known = knownIds[name] ?? [];
    const which = known.length > 0 ? fc.oneof(fc.constantFrom(...known), id) : id;
    const isWrite = verb === 'create' || verb === 'update';
    return fc
      .record({
        itemId: isItem ? which : fc.constant(''),
        query: verb === 'list' || verb === 'get' ? queryOf(resource) : fc.constant(''),
        body: isWrite ? bodyOf(resource) : fc.constant(undefined),
        headers: headersOf(isWrite),
      })
      .map(({ itemId, query, body, headers }) => ({
        resource,
        verb,
        method: METHODS[verb],
        template: isItem ? `/${name}/{id}` : `/${name}`,
        path: `/${name}${isItem ? `/${itemId}` : ''}${query === '' ? '' : `?${query}`}`,
        ...(body !== undefined && { body }),
        headers,
      }));
  });
}
