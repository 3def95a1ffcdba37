import { buildOpenApi } from '../../shared/api/openapi.ts';

/** Parameters that a request lists; filters are in the reference. */
const PAGING = new Set(['limit', 'after', 'fields', 'search', 'sort']);

interface Operation {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
  readonly requestBody?: object;
}

/** Returns a Postman collection (v2.1) with a folder per resource. */
export function buildPostman(): object {
  const { info, paths } = buildOpenApi('{{url}}') as unknown as {
    readonly info: { readonly title: string; readonly description: string };
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  const folders = new Map<string, object[]>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      if (method === 'parameters') continue;
      const [tag = 'Other'] = operation.tags;
      folders.set(tag, [...(folders.get(tag) ?? []), toRequest(path, method, operation)]);
    }
  }
  return {
    info: {
      name: info.title,
      description: info.description,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{key}}', type: 'string' }] },
    variable: [
      { key: 'url', value: 'https://example.test/functions/v1/api/v1' },
      { key: 'key', value: '' },
    ],
    item: [...folders].map(([name, item]) => ({ name, item })),
  };
}

function toRequest(
  path: string,
  method: string,
  { summary, parameters = [], requestBody }: Operation,
): object {
  const query = parameters
    .filter(
      ({ name, required, in: place }) =>
        place === 'query' && (required === true || PAGING.has(name)),
    )
    .map(({ name, required }) => ({ key: name, value: '', disabled: required !== true }));
  return {
    name: summary,
    request: {
      method: method.toUpperCase(),
      header: requestBody ? [{ key: 'Content-Type', value: 'application/json' }] : [],
      url: {
        raw: `{{url}}${path.replace('{id}', ':id')}`,
        host: ['{{url}}'],
        path: path.slice(1).replace('{id}', ':id').split('/'),
        query,
        ...(path.includes('{id}') && { variable: [{ key: 'id', value: '' }] }),
      },
      ...(requestBody && { body: { mode: 'raw', raw: '{}' } }),
    },
  };
}
