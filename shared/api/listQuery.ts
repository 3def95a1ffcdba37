import { z } from '../zod.ts';
import type { Schema } from './fieldSchemas.ts';
import type { FieldProblem } from './problems.ts';
import type { Resource } from './resources.ts';

export const DEFAULT_PAGE = 50;
export const MAX_PAGE = 200;
const MOST_FILTERS = 30;
const LONGEST_VALUE = 1000;

type Family = 'text' | 'number' | 'date' | 'time' | 'flag' | 'id' | 'texts';

/** Conditions of a filter by the type of its field; the first needs no brackets. */
const CONDITIONS: Readonly<Record<Family, readonly string[]>> = {
  text: ['is', 'any_of', 'contains'],
  number: ['is', 'at_least', 'at_most'],
  date: ['is', 'before', 'after'],
  time: ['before', 'after'],
  flag: ['is'],
  id: ['is', 'any_of'],
  texts: ['is', 'any_of'],
};

/** Decoded names and values of a query, in order. */
export type QueryParameters = readonly (readonly [name: string, value: string])[];

interface JsonType {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly anyOf?: readonly JsonType[];
}

function familyOf(schema: Schema): Family {
  const json = z.toJSONSchema(schema) as JsonType;
  const { type: types, format } = json.anyOf?.find((one) => one.type !== 'null') ?? json;
  const type = typeof types === 'object' ? types.find((one) => one !== 'null') : types;
  if (type === 'array') return 'texts';
  if (type === 'boolean') return 'flag';
  if (type === 'number' || type === 'integer') return 'number';
  if (format === 'uuid') return 'id';
  if (format === 'date-time') return 'time';
  return format === 'date' ? 'date' : 'text';
}

export interface FilterParameter {
  readonly name: string;
  readonly field: string;
  readonly condition: string;
  readonly family: Family;
}

const known = new WeakMap<Resource, ReadonlyMap<string, FilterParameter>>();

/** Returns the filters of a resource's list by parameter name, such as `price[at_least]`. */
export function filtersOf(resource: Resource): ReadonlyMap<string, FilterParameter> {
  const made = known.get(resource);
  if (made !== undefined) return made;
  const all = new Map<string, FilterParameter>();
  for (const [field, schema] of Object.entries(resource.output)) {
    const family = familyOf(schema);
    for (const condition of CONDITIONS[family]) {
      const name = condition === 'is' ? field : `${field}[${condition}]`;
      all.set(name, { name, field, condition, family });
    }
  }
  known.set(resource, all);
  return all;
}

export interface ListQuery {
  readonly limit: number;
  readonly after?: string;
  readonly search?: string;
  readonly sort?: string;
  readonly isDescending?: boolean;
  readonly fields?: readonly string[];
  readonly filters: readonly {
    readonly field: string;
    readonly is: string;
    readonly value: unknown;
  }[];
  /** Arguments of a resource that is read by a call. */
  readonly arguments: Readonly<Record<string, string>>;
}

type Parsed = { readonly query: ListQuery } | { readonly problems: readonly FieldProblem[] };

/** Returns the fields of `fields=a,b`, or undefined without the parameter. */
export function parseFields(
  parameters: QueryParameters,
  resource: Resource,
  problems: FieldProblem[],
): readonly string[] | undefined {
  const text = parameters.find(([name]) => name === 'fields')?.[1];
  if (text === undefined) return undefined;
  const fields = text.split(',').filter(Boolean);
  for (const field of fields) {
    if (!Object.hasOwn(resource.output, field)) {
      problems.push({
        pointer: 'fields',
        message: `${resource.title} have no field “${field.slice(0, 40)}”.`,
      });
    }
  }
  return fields;
}

/** Reads the query of a list. Unknown parameters are rejected, so that a misspelled filter never returns everything. */
export function parseListQuery(parameters: QueryParameters, resource: Resource): Parsed {
  const { source } = resource;
  const problems: FieldProblem[] = [];
  const fields = parseFields(parameters, resource, problems);
  const filters: { field: string; is: string; value: unknown }[] = [];
  const args: Record<string, string> = {};
  let query: Omit<ListQuery, 'filters' | 'arguments'> = {
    limit: DEFAULT_PAGE,
    ...(fields && { fields }),
  };
  for (const [name, value] of parameters) {
    if (name === 'fields') continue;
    if (value.length > LONGEST_VALUE && name !== 'after') {
      problems.push({ pointer: name, message: 'The value is too long.' });
    } else if (name === 'limit') {
      const limit = /^\d{1,4}$/.test(value) ? Number(value) : 0;
      if (limit < 1 || limit > MAX_PAGE)
        problems.push({ pointer: name, message: `Use 1 to ${MAX_PAGE}.` });
      else query = { ...query, limit };
    } else if (name === 'after' && isPaged(resource)) {
      query = { ...query, after: value };
    } else if (name === 'search' && source.by === 'find') {
      query = { ...query, search: value };
    } else if (name === 'sort' && source.by === 'find') {
      const sort = value.replace(/^-/, '');
      if (!source.sorts.includes(sort)) {
        problems.push({
          pointer: name,
          message: `Sort by ${source.sorts.join(', ')}; start with - to reverse.`,
        });
      } else query = { ...query, sort, isDescending: value.startsWith('-') };
    } else if (source.by === 'call') {
      const parameter = Object.hasOwn(source.parameters, name)
        ? source.parameters[name]
        : undefined;
      if (parameter === undefined) problems.push({ pointer: name, message: 'Unknown parameter.' });
      else if (!z.safeParse(parameter.schema, value).success)
        problems.push({ pointer: name, message: 'The value isn’t valid.' });
      else args[parameter.as] = value;
    } else {
      const filter = filtersOf(resource).get(name);
      const parsed = filter && parseFilterValue(filter, value);
      if (filter === undefined) problems.push({ pointer: name, message: 'Unknown parameter.' });
      else if (parsed === undefined)
        problems.push({ pointer: name, message: 'The value isn’t valid.' });
      else filters.push({ field: filter.field, is: filter.condition, value: parsed });
    }
  }
  if (filters.length > MOST_FILTERS)
    problems.push({ pointer: 'query', message: 'Use at most 30 filters.' });
  for (const [name, { isRequired, as }] of source.by === 'call'
    ? Object.entries(source.parameters)
    : []) {
    if (isRequired && args[as] === undefined && !problems.some(({ pointer }) => pointer === name))
      problems.push({ pointer: name, message: 'This parameter is required.' });
  }
  if (
    source.by === 'table' &&
    source.needs &&
    !filters.some(({ field, is }) => field === source.needs && is === 'is')
  )
    problems.push({ pointer: source.needs, message: 'This parameter is required.' });
  return problems.length > 0 ? { problems } : { query: { ...query, filters, arguments: args } };
}

/** True if a list has more pages. */
export const isPaged = ({ source }: Resource): boolean =>
  source.by !== 'call' || source.pages !== undefined;

const CHECKS: Readonly<Record<Family, (text: string) => boolean>> = {
  text: () => true,
  texts: () => true,
  number: (text) => /^-?\d{1,15}(\.\d{1,6})?$/.test(text),
  date: (text) => z.safeParse(z.iso.date(), text).success,
  time: (text) =>
    z.safeParse(z.union([z.iso.datetime({ offset: true }), z.iso.date()]), text).success,
  flag: (text) => text === 'true' || text === 'false',
  id: (text) => z.safeParse(z.uuid(), text).success,
};

function parseFilterValue({ condition, family }: FilterParameter, text: string): unknown {
  // A NUL can't be stored, so nothing has it.
  if (text.includes('\0')) return undefined;
  if (condition === 'any_of') {
    const values = text.split(',').filter(Boolean);
    return values.length > 0 && values.length <= 100 && values.every(CHECKS[family])
      ? values
      : undefined;
  }
  return CHECKS[family](text) ? text : undefined;
}
