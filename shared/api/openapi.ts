import { z } from '../zod.ts';
import { batchSchema, createSchema, MAX_BATCH, updateSchema } from './bodies.ts';
import type { Schema } from './fieldSchemas.ts';
import { DEFAULT_PAGE, filtersOf, isPaged, MAX_PAGE } from './listQuery.ts';
import { filePaths } from './openapiFiles.ts';
import { PROBLEMS, type ProblemCode } from './problems.ts';
import { type Resource, resources, scopeOf, type Verb } from './resources.ts';
import { webhookEventTypes } from './webhookEvents.ts';

type Json = Readonly<Record<string, unknown>>;

/** Version of the API document; the client's CHANGELOG describes each. */
export const API_VERSION = '1.2.0';

function toJson(schema: Schema): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { target: 'draft-2020-12' });
  return json;
}

export const schemaName = ({ one }: Resource): string =>
  one.replace(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase());

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const content = (schema: Json, type = 'application/json'): Json => ({ [type]: { schema } });

const header = (description: string, type = 'string'): Json => ({ description, schema: { type } });
const HEADER_COMPONENTS = {
  'X-Request-Id': header('Name it when you contact support.'),
  'RateLimit-Limit': header('Requests per minute of the account, across its keys.', 'integer'),
  'RateLimit-Remaining': header('Requests left in this minute.', 'integer'),
  'RateLimit-Reset': header('Seconds until the limit resets.', 'integer'),
  ETag: header('The revision. Send it as If-Match with a change.'),
};
const { ETag: _etag, ...usual } = HEADER_COMPONENTS;
const headerRefs = (names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
const HEADERS = headerRefs(Object.keys(usual));
const ETAG = headerRefs(['ETag']);

/** Problems that any request with a key can get. */
const ALWAYS: readonly ProblemCode[] = [
  'invalid_key',
  'address_not_allowed',
  'missing_scope',
  'account_not_active',
  'not_allowed',
  'invalid_parameter',
  'rate_limited',
  'internal_error',
  'unavailable',
];
const WRITES: readonly ProblemCode[] = [
  'invalid_json',
  'unsupported_media_type',
  'too_large',
  'invalid_value',
  'unknown_reference',
  'already_exists',
  'limit_reached',
  'try_again',
  'idempotency_key_reused',
  'request_in_progress',
];
const ITEMS: readonly ProblemCode[] = ['not_found'];

const BY_VERB: Readonly<Record<Verb, readonly ProblemCode[]>> = {
  list: ['invalid_cursor', 'invalid_filter', 'invalid_value'],
  get: ITEMS,
  create: WRITES,
  update: [...WRITES, ...ITEMS, 'changed_since'],
  delete: [
    ...ITEMS,
    'changed_since',
    'try_again',
    'invalid_value',
    'unknown_reference',
    'already_exists',
    'limit_reached',
    'idempotency_key_reused',
    'request_in_progress',
  ],
};

const codesOf = (status: number) =>
  (Object.keys(PROBLEMS) as ProblemCode[]).filter((code) => PROBLEMS[code].status === status);

/** One response per status, which lists its codes. */
const problemComponents = (): Json =>
  Object.fromEntries(
    [
      ...new Set(
        [...ALWAYS, ...Object.values(BY_VERB).flat()].map((code) => PROBLEMS[code].status),
      ),
    ].map((status) => [
      `Problem${status}`,
      {
        description: codesOf(status)
          .map((code) => `\`${code}\`: ${PROBLEMS[code].title}`)
          .join('\n\n'),
        headers: { 'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' } },
        content: content(ref('Problem'), 'application/problem+json'),
      },
    ]),
  );

const problemResponses = (codes: readonly ProblemCode[]): Json =>
  Object.fromEntries(
    codes.map((code) => [
      String(PROBLEMS[code].status),
      { $ref: `#/components/responses/Problem${PROBLEMS[code].status}` },
    ]),
  );

const parameter = (name: string, description: string, schema: Json, more: Json = {}): Json => ({
  name,
  in: 'query',
  description,
  schema,
  ...more,
});

const FIELDS = parameter(
  'fields',
  'Fields to return, separated by commas. The ID is always returned.',
  {
    type: 'string',
  },
);
const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Repeats with the same key within a day return the first response.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};
const IF_MATCH: Json = {
  name: 'If-Match',
  in: 'header',
  description: 'The ETag that you read. The change fails with 412 if the record changed since.',
  schema: { type: 'string' },
};
const ID: Json = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'string', format: 'uuid' },
};

const CONDITION_TEXT: Readonly<Record<string, string>> = {
  is: 'Exact value.',
  any_of: 'Any of these values, separated by commas.',
  contains: 'Contains this text.',
  at_least: 'At least this value.',
  at_most: 'At most this value.',
  before: 'Before this time.',
  after: 'After this time.',
};

function listParameters(resource: Resource): readonly Json[] {
  const { source } = resource;
  const paging = isPaged(resource)
    ? [parameter('after', 'The `next` value of the previous page.', { type: 'string' })]
    : [];
  const limit = parameter('limit', 'Rows per page.', {
    type: 'integer',
    minimum: 1,
    maximum: MAX_PAGE,
    default: DEFAULT_PAGE,
  });
  if (source.by === 'call') {
    const own = Object.entries(source.parameters).map(([name, { schema, isRequired }]) =>
      parameter(name, '', toJson(schema), isRequired ? { required: true } : {}),
    );
    return [limit, ...paging, FIELDS, ...own];
  }
  const sorts =
    source.by === 'find'
      ? [
          parameter('search', 'Words that records contain.', { type: 'string', maxLength: 1000 }),
          parameter('sort', 'Sort order; newest first by default.', {
            type: 'string',
            enum: source.sorts.flatMap((sort) => [sort, `-${sort}`]),
          }),
        ]
      : [];
  const filters = [...filtersOf(resource).values()].map(({ name, field, condition, family }) =>
    parameter(
      name,
      CONDITION_TEXT[condition] ?? '',
      condition === 'is' && family !== 'texts' ? filterSchema(family) : { type: 'string' },
      source.by === 'table' && source.needs === field && condition === 'is'
        ? { required: true }
        : {},
    ),
  );
  return [limit, ...paging, FIELDS, ...sorts, ...filters];
}

function filterSchema(family: string): Json {
  if (family === 'number') return { type: 'number' };
  if (family === 'flag') return { type: 'boolean' };
  if (family === 'id') return { type: 'string', format: 'uuid' };
  return family === 'date' ? { type: 'string', format: 'date' } : { type: 'string' };
}

function operation(resource: Resource, verb: Verb, suffix: string, own: Json): Json {
  const { name, title } = resource;
  return {
    operationId: `${suffix}${schemaName(resource)}`,
    tags: [title],
    security: [{ key: [scopeOf(resource, verb)] }],
    ...own,
    ...(resource.deprecated && {
      deprecated: true,
      'x-sunset': resource.deprecated.sunset,
    }),
    'x-scope': scopeOf(resource, verb),
    'x-resource': name,
  };
}

function listPath(resource: Resource): Json {
  const { name, one, title, description, verbs } = resource;
  const model = schemaName(resource);
  const get = operation(resource, 'list', 'list', {
    summary: `List ${title.toLowerCase()}`,
    description,
    parameters: listParameters(resource),
    responses: {
      200: {
        description: `A page of ${title.toLowerCase()}.`,
        headers: HEADERS,
        content: content({
          type: 'object',
          required: ['data', 'next'],
          properties: {
            data: { type: 'array', items: ref(model) },
            next: {
              type: ['string', 'null'],
              description: 'Cursor of the next page; null on the last one.',
            },
          },
        }),
      },
      ...problemResponses([...ALWAYS, ...BY_VERB.list]),
    },
  });
  if (!verbs.includes('create')) return { [`/${name}`]: { get } };
  const created = {
    description: 'Created.',
    headers: { ...HEADERS, ...ETAG },
    content: content(ref(model)),
  };
  return {
    [`/${name}`]: {
      get,
      post: operation(resource, 'create', 'create', {
        summary: `Add a ${one}`,
        parameters: [IDEMPOTENCY_KEY],
        requestBody: { required: true, content: content(ref(`New${model}`)) },
        responses: { 201: created, ...problemResponses([...ALWAYS, ...BY_VERB.create]) },
      }),
    },
    [`/${name}/batch`]: {
      post: operation(resource, 'create', 'createMany', {
        summary: `Add up to ${MAX_BATCH} ${title.toLowerCase()}`,
        description: 'All are added, or none.',
        parameters: [IDEMPOTENCY_KEY],
        requestBody: { required: true, content: content(toJson(batchSchema(resource))) },
        responses: {
          201: {
            description: 'Created.',
            headers: HEADERS,
            content: content({
              type: 'object',
              required: ['data'],
              properties: { data: { type: 'array', items: ref(model) } },
            }),
          },
          ...problemResponses([...ALWAYS, ...BY_VERB.create]),
        },
      }),
    },
  };
}

function itemPath(resource: Resource): Json {
  const { name, one, verbs, hasTrash } = resource;
  if (!verbs.includes('get')) return {};
  const found = {
    description: `The ${one}.`,
    headers: { ...HEADERS, ...ETAG },
    content: content(ref(schemaName(resource))),
  };
  const get = operation(resource, 'get', 'get', {
    summary: `Get a ${one}`,
    parameters: [FIELDS],
    responses: {
      200: found,
      304: { description: 'Unchanged since the ETag in If-None-Match.' },
      ...problemResponses([...ALWAYS, ...BY_VERB.get]),
    },
  });
  const patch = verbs.includes('update') && {
    patch: operation(resource, 'update', 'update', {
      summary: `Change a ${one}`,
      parameters: [IF_MATCH, IDEMPOTENCY_KEY],
      requestBody: { required: true, content: content(toJson(updateSchema(resource))) },
      responses: { 200: found, ...problemResponses([...ALWAYS, ...BY_VERB.update]) },
    }),
  };
  const remove = verbs.includes('delete') && {
    delete: operation(resource, 'delete', 'delete', {
      summary: `Delete a ${one}`,
      ...(hasTrash && {
        description: 'Moves it to the trash, where it can be restored for 30 days.',
      }),
      parameters: [IF_MATCH, IDEMPOTENCY_KEY],
      responses: {
        204: { description: 'Deleted.', headers: HEADERS },
        ...problemResponses([...ALWAYS, ...BY_VERB.delete]),
      },
    }),
  };
  return { [`/${name}/{id}`]: { parameters: [ID], get, ...patch, ...remove } };
}

const problemSchema: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'request_id'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(PROBLEMS) },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['pointer', 'message'],
        properties: { pointer: { type: 'string' }, message: { type: 'string' } },
      },
    },
    request_id: { type: 'string' },
  },
};

const keySchema: Json = {
  type: 'object',
  required: ['id', 'name', 'scopes', 'expires_at'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: { type: 'string' },
    scopes: { type: 'array', items: { type: 'string' } },
    expires_at: { type: ['string', 'null'] },
  },
};

const webhookPaths = (): Json =>
  Object.fromEntries(
    webhookEventTypes.map(({ type, resource, description }) => {
      const found = resources.find(({ name }) => name === resource);
      return [
        type,
        {
          post: {
            operationId: `on ${type}`.replace(/[ ._](\w)/g, (_, letter: string) =>
              letter.toUpperCase(),
            ),
            summary: type,
            description,
            tags: ['Webhooks'],
            security: [],
            requestBody: {
              content: content({
                type: 'object',
                required: ['type', 'timestamp', 'data'],
                properties: {
                  type: { const: type },
                  timestamp: { type: 'string', format: 'date-time' },
                  data:
                    found === undefined || type.endsWith('.deleted')
                      ? { type: 'object' }
                      : ref(schemaName(found)),
                },
              }),
            },
            responses: {
              '2XX': { description: 'Received.' },
              '4XX': { description: 'Failed; sent again later.' },
            },
          },
        },
      ];
    }),
  );

let made: { readonly url: string; readonly document: Json } | undefined;

/** Returns the OpenAPI 3.1 document, generated from the schemas that validate requests. */
export function buildOpenApi(url: string): Json {
  if (made?.url === url) return made.document;
  const schemas = Object.fromEntries(
    resources.flatMap((resource) => [
      [schemaName(resource), toJson(z.object(resource.output))],
      ...(resource.verbs.includes('create')
        ? [[`New${schemaName(resource)}`, toJson(createSchema(resource))]]
        : []),
    ]),
  );
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Haven Exchange API',
      version: API_VERSION,
      description:
        'Read and change your records from your own programs. A key has the rights of the account that created it.',
      license: { name: 'Proprietary', url: 'https://havenexchange.example/terms-of-service' },
    },
    servers: [{ url }],
    security: [{ key: [] }],
    tags: [
      { name: 'Key', description: 'The key of the request.' },
      ...resources.map(({ title, description }) => ({ name: title, description })),
      {
        name: 'Webhooks',
        description: 'Events that endpoints receive, signed as in Standard Webhooks.',
      },
    ],
    paths: {
      '/key': {
        get: {
          operationId: 'getKey',
          summary: 'Get the key',
          tags: ['Key'],
          security: [{ key: [] }],
          responses: {
            200: {
              description: 'The key of this request.',
              headers: HEADERS,
              content: content(ref('Key')),
            },
            ...problemResponses(ALWAYS.filter((code) => code !== 'missing_scope')),
          },
        },
      },
      ...Object.assign({}, ...resources.map(listPath), ...resources.map(itemPath)),
      ...filePaths,
    },
    webhooks: webhookPaths(),
    components: {
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API key, `hvn_…`, a key of a sandbox, `hvn_test_…`, or an app’s access token, `hva_…`',
        },
      },
      headers: HEADER_COMPONENTS,
      responses: problemComponents(),
      schemas: { Problem: problemSchema, Key: keySchema, ...schemas },
    },
  };
  made = { url, document };
  return document;
}
