import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SeparateBackend, startSeparateBackend } from '../support/backend.ts';

/** A function that returns its arguments. */
const ECHO = `
  create function public.echo(given jsonb, plain json default null) returns jsonb language sql stable as $$
    select jsonb_build_object('type', jsonb_typeof(given), 'given', given, 'plain', plain)
  $$;
  grant execute on function public.echo(jsonb, json) to service_role`;

let running: SeparateBackend;

beforeAll(async () => {
  running = await startSeparateBackend({ schema: ECHO });
});
afterAll(() => running.close());

async function echo(body: object): Promise<unknown> {
  const { url, secretKey } = running;
  const response = await fetch(`${url}/rest/v1/rpc/echo`, {
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

test.each([
  ['object', { a: [1, { b: null }] }],
  ['array', [1, 'two', null]],
  ['string', 'a word'],
  ['string', '{"looks": "like JSON"}'],
  ['string', '7'],
  ['number', 7.5],
  ['boolean', true],
])('passes a JSON argument as a JSON %s', async (type, given) => {
  expect(await echo({ given })).toEqual({ type, given, plain: null });
});

test('passes two JSON arguments together', async () => {
  expect(await echo({ given: { a: 1 }, plain: ['b'] })).toEqual({
    type: 'object',
    given: { a: 1 },
    plain: ['b'],
  });
});
