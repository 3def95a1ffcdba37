import {
  batchSchema,
  createSchema,
  parseBody,
  updateSchema,
} from '../../../../shared/api/bodies.ts';
import {
  parseFields,
  parseListQuery,
  type QueryParameters,
} from '../../../../shared/api/listQuery.ts';
import type { FieldProblem, ProblemCode } from '../../../../shared/api/problems.ts';
import {
  findResource,
  type Resource,
  scopeOf,
  type Verb,
} from '../../../../shared/api/resources.ts';
import { z } from '../../../../shared/zod.ts';

export interface Refusal {
  readonly code: ProblemCode;
  readonly errors?: readonly FieldProblem[];
  readonly allow?: string;
}

/** What a request asks for: an operation of the database, or why it is refused. */
export type Plan = {
  readonly scope?: string;
  readonly resource?: Resource;
  readonly fields?: readonly string[];
  readonly isBatch?: boolean;
} & ({ readonly operation: Record<string, unknown> } | { readonly refusal: Refusal });

const refuse = (refusal: Refusal, about: Partial<Plan> = {}): Plan => ({ ...about, refusal });

interface Asked {
  readonly method: string;
  /** Path below `/v1/`, without empty parts. */
  readonly parts: readonly string[];
  readonly parameters: QueryParameters;
  readonly ifMatch: string | null;
  /** Undefined without a body, null if it isn't JSON. */
  readonly body: unknown;
}

const VERBS: Readonly<Record<string, Readonly<Record<string, Verb>>>> = {
  list: { GET: 'list', POST: 'create' },
  item: { GET: 'get', PATCH: 'update', DELETE: 'delete' },
  batch: { POST: 'create' },
};

/** Turns a request into a database operation. Everything is validated here, before the database is asked. */
export function planRequest(asked: Asked): Plan {
  const { method, parts } = asked;
  const [name = '', id] = parts;
  if (name === 'key' && id === undefined) {
    return method === 'GET'
      ? { operation: { do: 'key' } }
      : refuse({ code: 'method_not_allowed', allow: 'GET' });
  }
  const resource = findResource(name);
  if (resource === undefined || parts.length > 2) return refuse({ code: 'not_found' });
  const place = id === undefined ? 'list' : id === 'batch' ? 'batch' : 'item';
  const offered = Object.entries(VERBS[place] ?? {}).filter(([, verb]) =>
    resource.verbs.includes(verb),
  );
  if (offered.length === 0) return refuse({ code: 'not_found' });
  const verb = offered.find(([one]) => one === method)?.[1];
  if (verb === undefined) {
    return refuse({ code: 'method_not_allowed', allow: offered.map(([one]) => one).join(', ') });
  }
  const about = { resource, scope: scopeOf(resource, verb) };
  if (place === 'item' && !z.safeParse(z.uuid(), id).success)
    return refuse({ code: 'not_found' }, about);
  switch (verb) {
    case 'list':
      return planList(resource, asked, about);
    case 'create':
      return planCreate(resource, asked, about, place === 'batch');
    default:
      return planItem(resource, verb, id ?? '', asked, about);
  }
}

const tableOf = (resource: Resource) => ({
  table: resource.table,
  columns: Object.keys(resource.output),
  revision: resource.revision,
  has_trash: resource.hasTrash === true,
});

function planList(resource: Resource, { parameters }: Asked, about: Partial<Plan>): Plan {
  const parsed = parseListQuery(parameters, resource);
  if ('problems' in parsed)
    return refuse({ code: 'invalid_parameter', errors: parsed.problems }, about);
  const { query } = parsed;
  const { source } = resource;
  const shared = { limit: query.limit, ...(query.after !== undefined && { after: query.after }) };
  const more = { ...about, ...(query.fields && { fields: query.fields }) };
  if (source.by === 'call') {
    const limit = Math.min(query.limit, source.pages ?? query.limit);
    const paging =
      source.pages === undefined
        ? {}
        : {
            page_size: String(limit),
            ...(query.after !== undefined && { after: query.after }),
          };
    return {
      ...more,
      operation: {
        do: 'list',
        limit,
        call: source.call,
        is_json: source.rowsIn !== undefined,
        arguments: { ...query.arguments, ...paging },
      },
    };
  }
  if (source.by === 'table') {
    return {
      ...more,
      operation: {
        do: 'list',
        ...tableOf(resource),
        ...shared,
        order: source.order,
        filters: query.filters,
      },
    };
  }
  return {
    ...more,
    operation: {
      do: 'find',
      table: resource.table,
      columns: Object.keys(resource.output).filter(
        (name) => name === 'id' || (query.fields?.includes(name) ?? true),
      ),
      ...shared,
      filters: query.filters,
      ...(query.search !== undefined && { search: query.search }),
      ...(query.sort !== undefined && { sort: query.sort, is_descending: query.isDescending }),
    },
  };
}

const rowOf = (row: Readonly<Record<string, unknown>>) => ({
  ...row,
  id: row.id ?? crypto.randomUUID(),
});

function planCreate(
  resource: Resource,
  { body, parameters }: Asked,
  about: Partial<Plan>,
  isBatch: boolean,
): Plan {
  const rejected = rejectParameters(parameters) ?? rejectBody(body);
  if (rejected) return refuse(rejected, about);
  if (isBatch) {
    const parsed = parseBody(batchSchema(resource), body);
    if ('problems' in parsed)
      return refuse({ code: 'invalid_value', errors: parsed.problems }, about);
    const rows = (parsed.value as { items: Record<string, unknown>[] }).items.map(rowOf);
    return { ...about, isBatch, operation: { do: 'create', ...tableOf(resource), rows } };
  }
  const parsed = parseBody(createSchema(resource), body);
  if ('problems' in parsed)
    return refuse({ code: 'invalid_value', errors: parsed.problems }, about);
  return {
    ...about,
    operation: {
      do: 'create',
      ...tableOf(resource),
      rows: [rowOf(parsed.value as Record<string, unknown>)],
    },
  };
}

function planItem(
  resource: Resource,
  verb: Verb,
  id: string,
  asked: Asked,
  about: Partial<Plan>,
): Plan {
  const errors: FieldProblem[] = [];
  const fields = verb === 'get' ? parseFields(asked.parameters, resource, errors) : undefined;
  const unknown = asked.parameters
    .map(([name]) => name)
    .filter((name) => verb !== 'get' || name !== 'fields');
  errors.push(...unknown.map((pointer) => ({ pointer, message: 'Unknown parameter.' })));
  const etag =
    asked.ifMatch === null || asked.ifMatch === '*' ? undefined : readEtag(asked.ifMatch);
  if (etag === null)
    errors.push({ pointer: 'If-Match', message: 'Send the ETag of one response.' });
  if (errors.length > 0) return refuse({ code: 'invalid_parameter', errors }, about);
  const base = { do: verb, ...tableOf(resource), id, ...(typeof etag === 'string' && { etag }) };
  if (verb !== 'update') return { ...about, ...(fields && { fields }), operation: base };
  const rejected = rejectBody(asked.body);
  if (rejected) return refuse(rejected, about);
  const parsed = parseBody(updateSchema(resource), asked.body);
  if ('problems' in parsed)
    return refuse({ code: 'invalid_value', errors: parsed.problems }, about);
  return { ...about, operation: { ...base, values: parsed.value } };
}

const readEtag = (text: string): string | null =>
  /^"([0-9a-f]{20})"$/.exec(text.trim())?.[1] ?? null;

const rejectBody = (body: unknown): Refusal | undefined =>
  body === null || body === undefined ? { code: 'invalid_json' } : undefined;

function rejectParameters(parameters: QueryParameters): Refusal | undefined {
  const errors = parameters.map(([pointer]) => ({
    pointer,
    message: 'Unknown parameter.',
  }));
  return errors.length > 0 ? { code: 'invalid_parameter', errors } : undefined;
}
