import { expect, it } from 'vitest';
import { buildOpenApi } from '#shared/api/openapi.ts';
import { person } from '../../security/world.ts';
import { type ApiKey, callApi, createKey } from '../../support/api.ts';

/** Requests per path and method. The rate limit is 600 a minute per account, so each resource has its own. */
const EACH = 12;

const ODD = [
  null,
  true,
  -1,
  1e300,
  0.1,
  '',
  ' ',
  'x'.repeat(5000),
  '\u202e',
  "'; drop table contacts --",
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '-infinity',
  'NaN',
  [],
  [null],
  [[[]]],
  {},
  { a: { b: {} } },
  '00000000-0000-4000-8000-000000000000',
  '=1+1',
  '<script>',
  9_007_199_254_740_992,
];

/** A small seeded generator, so that a failure repeats. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

interface Operation {
  readonly 'x-resource'?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: {
    readonly content: Record<
      string,
      { readonly schema: { readonly $ref?: string; readonly properties?: object } }
    >;
  };
  readonly responses: Readonly<Record<string, unknown>>;
}
const document = buildOpenApi('http://test') as unknown as {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, { readonly properties?: object }> };
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([method]) => method !== 'parameters')
    .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

const keys = new Map<string, Promise<ApiKey>>();
const keyFor = (resource: string) => {
  const made = keys.get(resource) ?? person('broker').then(({ client }) => createKey(client));
  keys.set(resource, made);
  return made;
};

it.each(operations.map((one) => [`${one.method} ${one.path}`, one] as const))(
  '%s responds to odd input with a documented status and never with 500',
  async (name, { path, method, operation }) => {
    const random = createRandom(name.length * 7919);
    const pick = <Item>(items: readonly Item[]): Item =>
      items[Math.floor(random() * items.length)] as Item;
    const key = await keyFor(operation['x-resource'] ?? 'key');
    const queries = (operation.parameters ?? [])
      .filter((one) => one.in === 'query')
      .map((one) => one.name);
    const schema = operation.requestBody?.content['application/json']?.schema;
    const model = schema?.$ref
      ? document.components.schemas[schema.$ref.split('/').at(-1) ?? '']
      : schema;
    const fields = Object.keys(model?.properties ?? {});
    const documented = new Set(Object.keys(operation.responses));
    for (let count = 0; count < EACH; count += 1) {
      const parameters = new URLSearchParams();
      if (queries.length > 0 && random() < 0.8) parameters.set(pick(queries), String(pick(ODD)));
      const id =
        random() < 0.5
          ? '00000000-0000-4000-8000-000000000000'
          : encodeURIComponent(String(pick(ODD)).slice(0, 60) || 'x');
      const target = `${path.replace('{id}', id)}?${parameters}`;
      const body =
        schema &&
        Object.fromEntries(
          [pick(fields), pick(fields), pick(fields)].map((field) => [field, pick(ODD)]),
        );
      const answer = await callApi(key, target, { method, ...(body && { body }) });
      const isRouted = !path.includes('{id}') || answer.status !== 405;
      if (!isRouted) continue;
      expect(
        [...documented, '404'],
        `${method} ${target} ${JSON.stringify(body)} ${JSON.stringify(answer.body)}`,
      ).toContain(String(answer.status));
      expect(
        answer.status,
        `${method} ${target} ${JSON.stringify(body)} ${JSON.stringify(answer.body)}`,
      ).toBeLessThan(500);
    }
  },
);
