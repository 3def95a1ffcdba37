import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../support/test-backend.ts';

/** A function that says what it was given; known from the second start on. */
const ECHO = `
  create function public.echo(given jsonb, plain json default null) returns jsonb language sql stable as $$
    select jsonb_build_object('type', jsonb_typeof(given), 'given', given, 'plain', plain)
  $$;
  grant execute on function public.echo(jsonb, json) to service_role`;

let running: TestBackend;

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'haven-json-'));
  const first = await startTestBackend({ dataDir });
  await first.backend.engine.write('system', (sql) => sql.unsafe(ECHO));
  await first.backend.close();
  running = await startTestBackend({ dataDir });
});
afterAll(() => running.close());

async function echo(body: object): Promise<unknown> {
  const { url, secretKey } = running.facts;
  const answer = await fetch(`${url}/rest/v1/rpc/echo`, {
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

test.each([
  ['object', { a: [1, { b: null }] }],
  ['array', [1, 'two', null]],
  ['string', 'a word'],
  ['string', '{"looks": "like JSON"}'],
  ['string', '7'],
  ['number', 7.5],
  ['boolean', true],
])('a JSON argument arrives as the %s that it is', async (type, given) => {
  expect(await echo({ given })).toEqual({ type, given, plain: null });
});

test('two of them arrive side by side', async () => {
  expect(await echo({ given: { a: 1 }, plain: ['b'] })).toEqual({
    type: 'object',
    given: { a: 1 },
    plain: ['b'],
  });
});
