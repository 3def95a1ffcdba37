import { z } from '../zod.ts';
import { createSchema, updateSchema } from './bodies.ts';
import { type Schema, uuid } from './fieldSchemas.ts';
import { filtersOf, isPaged, MAX_PAGE, type QueryParameters } from './listQuery.ts';
import { type Resource, resources, scopeOf, type Verb } from './resources.ts';

/** The API request that a tool's arguments stand for. */
export interface ToolRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly parts: readonly string[];
  readonly parameters: QueryParameters;
  readonly body?: unknown;
}

/** A tool of the MCP server. Each one is a request of the API, with the same permissions. */
export interface AssistantTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly does: 'read' | 'propose' | 'confirm';
  /** Permissions of which a key needs one to see the tool. */
  readonly scopes: readonly string[];
  readonly schema: z.ZodMiniType;
  readonly toRequest?: (args: Record<string, unknown>) => ToolRequest;
}

const TOOL_PAGE = 20;
const described = (schema: z.ZodMiniType, text: string) => schema.check(z.describe(text));
const choice = (values: readonly string[]) => z.enum(values as [string, ...string[]]);
const has = (verb: Verb) => (resource: Resource) => resource.verbs.includes(verb);

const filterSchema = (resource: Resource) => {
  const filters = [...filtersOf(resource).values()];
  const unique = (values: readonly string[]) => choice([...new Set(values)]);
  return z.strictObject({
    field: unique(filters.map(({ field }) => field)),
    condition: unique(filters.map(({ condition }) => condition)),
    value: z.string().check(z.maxLength(1000)),
  });
};

function listSchema(resource: Resource): z.ZodMiniType {
  const { source } = resource;
  const own: Record<string, Schema> = {};
  if (source.by === 'find') {
    own.search = z.optional(z.string().check(z.maxLength(200)));
    own.sort = z.optional(
      described(choice(source.sorts.flatMap((sort) => [sort, `-${sort}`])), 'A - reverses'),
    );
  }
  if (source.by === 'call') {
    for (const [name, { schema, isRequired }] of Object.entries(source.parameters))
      own[name] = isRequired ? schema : z.optional(schema);
  } else {
    own.filters = z.optional(z.array(filterSchema(resource)).check(z.maxLength(20)));
  }
  if (isPaged(resource))
    own.after = z.optional(described(z.string(), '`next` of the page before this one'));
  return z.strictObject({
    ...own,
    fields: z.optional(
      described(
        z.array(choice(Object.keys(resource.output))).check(z.maxLength(60)),
        'Fields to return; all without it',
      ),
    ),
    limit: z.optional(z.int().check(z.gte(1), z.lte(MAX_PAGE))),
  });
}

const text = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

function toListRequest({ name }: Resource, args: Record<string, unknown>): ToolRequest {
  const { filters = [], ...rest } = args as {
    filters?: readonly { field: string; condition: string; value: string }[];
  } & Record<string, unknown>;
  return {
    method: 'GET',
    parts: [name],
    parameters: [
      ...Object.entries({ limit: TOOL_PAGE, ...rest }).map(
        ([parameter, value]) => [parameter, text(value)] as const,
      ),
      ...filters.map(
        ({ field, condition, value }) =>
          [condition === 'is' ? field : `${field}[${condition}]`, value] as const,
      ),
    ],
  };
}

const listTool = (resource: Resource): AssistantTool => ({
  name: `list_${resource.name}`,
  title: `List ${resource.title.toLowerCase()}`,
  description: `${resource.description} Returns up to ${TOOL_PAGE} at a time, unless limit says otherwise.`,
  does: 'read',
  scopes: [scopeOf(resource, 'list')],
  schema: listSchema(resource),
  toRequest: (args) => toListRequest(resource, args),
});

const PROPOSES = 'Changes nothing yet: returns what would change and a token for confirm_change.';

const createTool = (resource: Resource): AssistantTool => ({
  name: `propose_create_${resource.name}`,
  title: `Propose a new ${resource.one}`,
  description: `Proposes a new ${resource.one}. ${PROPOSES}`,
  does: 'propose',
  scopes: [scopeOf(resource, 'create')],
  schema: z.strictObject({ values: createSchema(resource) }),
  toRequest: ({ values }) => ({
    method: 'POST',
    parts: [resource.name],
    parameters: [],
    body: values,
  }),
});

const updateTool = (resource: Resource): AssistantTool => ({
  name: `propose_update_${resource.name}`,
  title: `Propose a change to a ${resource.one}`,
  description: `Proposes new values for fields of one ${resource.one}. ${PROPOSES}`,
  does: 'propose',
  scopes: [scopeOf(resource, 'update')],
  schema: z.strictObject({ id: uuid, values: updateSchema(resource) }),
  toRequest: ({ id, values }) => ({
    method: 'PATCH',
    parts: [resource.name, String(id)],
    parameters: [],
    body: values,
  }),
});

const itemSchema = (verb: Verb) =>
  z.strictObject({
    resource: choice(resources.filter(has(verb)).map(({ name }) => name)),
    id: uuid,
  });
const scopesOf = (verb: Verb) => [
  ...new Set(resources.filter(has(verb)).map((resource) => scopeOf(resource, verb))),
];

/** Every tool, reading ones first. */
export const assistantTools: readonly AssistantTool[] = [
  ...resources.filter(has('list')).map(listTool),
  {
    name: 'get_record',
    title: 'Get a record',
    description: 'Returns one record of any resource by its ID.',
    does: 'read',
    scopes: scopesOf('get'),
    schema: itemSchema('get'),
    toRequest: ({ resource, id }) => ({
      method: 'GET',
      parts: [String(resource), String(id)],
      parameters: [],
    }),
  },
  ...resources.filter(has('create')).map(createTool),
  ...resources.filter(has('update')).map(updateTool),
  {
    name: 'propose_delete',
    title: 'Propose to delete a record',
    description: `Proposes to delete one record. ${PROPOSES}`,
    does: 'propose',
    scopes: scopesOf('delete'),
    schema: itemSchema('delete'),
    toRequest: ({ resource, id }) => ({
      method: 'DELETE',
      parts: [String(resource), String(id)],
      parameters: [],
    }),
  },
  {
    name: 'confirm_change',
    title: 'Confirm a proposed change',
    description:
      'Makes a proposed change, exactly as it was shown. Show it to the user and get a yes first. ' +
      'Confirming again returns the same result without a second change.',
    does: 'confirm',
    scopes: [...new Set([...scopesOf('create'), ...scopesOf('update'), ...scopesOf('delete')])],
    schema: z.strictObject({ token: z.string().check(z.regex(/^hvp_[0-9a-f]{64}$/)) }),
  },
];

const byName = new Map(assistantTools.map((tool) => [tool.name, tool]));
export const findAssistantTool = (name: string): AssistantTool | undefined => byName.get(name);

/** Returns the tools that a key with these permissions can use. */
export const toolsFor = (scopes: readonly string[]): readonly AssistantTool[] =>
  assistantTools.filter((tool) => tool.scopes.some((scope) => scopes.includes(scope)));

const schemas = new WeakMap<AssistantTool, object>();

/** Returns a tool's arguments as JSON schema. */
export function toolInputSchema(tool: AssistantTool): { readonly type: 'object' } {
  const known = schemas.get(tool);
  if (known) return known as { type: 'object' };
  const { $schema: _version, ...schema } = z.toJSONSchema(tool.schema, { io: 'input' });
  schemas.set(tool, schema);
  return schema as { type: 'object' };
}
