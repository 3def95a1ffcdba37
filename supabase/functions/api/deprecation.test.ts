import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildOpenApi } from '../../../shared/api/openapi.ts';
import { type Deprecation, findResource } from '../../../shared/api/resources.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { handle } from './handler.ts';

const DEPRECATED: Deprecation = { since: '2027-01-01', sunset: '2028-01-01' };
const contacts = findResource('contacts') as { deprecated?: Deprecation };

beforeEach(() => {
  contacts.deprecated = DEPRECATED;
});
afterEach(() => {
  delete contacts.deprecated;
});

const ask = async (path: string, result: object) => {
  const env = {
    SUPABASE_URL: 'https://haven.example',
    SUPABASE_PUBLISHABLE_KEY: '',
    SUPABASE_SECRET_KEY: '',
    callAsServer: async () => Response.json({ result, rows: [] }),
  } satisfies FunctionEnv;
  const request = new Request(`https://haven.example/functions/v1/api/v1/${path}`, {
    headers: { authorization: `Bearer hvn_${'a'.repeat(64)}` },
  });
  const { status, headers } = await handle(request, env);
  const [deprecation, sunset, link] = ['deprecation', 'sunset', 'link'].map((name) =>
    headers.get(name),
  );
  return { status, deprecation, sunset, link };
};

it('announces the dates and a link in each response of a deprecated resource', async () => {
  const announced = {
    deprecation: '@1798761600',
    sunset: 'Sat, 01 Jan 2028 00:00:00 GMT',
    link: '</api-marketplace>; rel="deprecation"',
  };
  expect(await ask('contacts', { status: 200 })).toEqual({ status: 200, ...announced });
  expect(await ask('contacts', { status: 429, code: 'rate_limited' })).toEqual({
    status: 429,
    ...announced,
  });
});

it('adds nothing to responses of other resources', async () => {
  expect(await ask('deals', { status: 200 })).toEqual({
    status: 200,
    deprecation: null,
    sunset: null,
    link: null,
  });
});

it("marks a deprecated resource's operations in the API description", () => {
  const paths = buildOpenApi('https://haven.example').paths as Record<
    string,
    Record<string, { deprecated?: true }>
  >;
  expect(paths['/contacts']?.get?.deprecated).toBe(true);
  expect(paths['/contacts/{id}']?.patch?.deprecated).toBe(true);
  expect(paths['/deals']?.get?.deprecated).toBeUndefined();
});
