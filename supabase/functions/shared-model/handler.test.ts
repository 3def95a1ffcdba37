import { expect, it } from 'vitest';
import { createRandomModel } from '../../../shared/underwriting/randomModels.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { TEST_PROJECT } from '../_shared/testing.ts';
import { handle } from './handler.ts';

const scenario = { id: 'base', name: 'Base case', assumptions: createRandomModel(8) };

async function post(answer: unknown, body: unknown) {
  const requests: Request[] = [];
  const env: FunctionEnv = {
    ...TEST_PROJECT,
    fetch: async (input, init) => {
      requests.push(new Request(input as string, init));
      return Response.json(answer);
    },
  };
  const request = new Request('http://backend.example/functions/v1/shared-model', {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const response = await handle(request, env);
  return { response, requests };
}

const asked = { token: 'sealed', scenarioId: 'base' };

it('returns results without an assumption, formula, or month', async () => {
  const { response, requests } = await post(scenario, asked);
  expect(response.status).toBe(200);
  const body = await response.text();
  expect(JSON.parse(body)).toMatchObject({ operations: { title: 'Cash flow by year' } });
  expect(body).not.toMatch(/"(assumptions|formula|inputs|months|growth|inflation|loans|exit)":/i);
  expect(requests[0]?.headers.get('apikey')).toBe('sb_secret_test');
});

it('returns the same response for an ended link and another scenario', async () => {
  const { response } = await post(null, asked);
  expect([response.status, await response.json()]).toEqual([
    404,
    { error: 'This link has ended.' },
  ]);
});

it.each([{}, { token: 7, scenarioId: 'base' }, { token: 'a'.repeat(500), scenarioId: 'base' }])(
  'rejects %j before querying the database',
  async (body) => {
    const { response, requests } = await post(scenario, body);
    expect([response.status, requests.length]).toEqual([400, 0]);
  },
);
