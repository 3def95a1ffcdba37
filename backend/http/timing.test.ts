import { expect, test } from 'vitest';
import { ResponseTimings } from './timing.ts';

const MINUTE = 60_000;
const createRequest = (path: string, method = 'GET') => ({
  method,
  url: `http://127.0.0.1${path}`,
});

function timings() {
  const clock = { now: 0 };
  return { clock, all: new ResponseTimings(() => clock.now) };
}

test('reports median and high percentiles by kind, within bucket precision', () => {
  const { all } = timings();
  for (let ms = 1; ms <= 100; ms += 1) all.note(createRequest('/rest/v1/listings'), 200, ms);
  const [reads] = all.figures().kinds;
  expect(reads).toMatchObject({ name: 'Lists and records', count: 100, longest: 100 });
  expect(reads?.p50).toBeGreaterThanOrEqual(50);
  expect(reads?.p50).toBeLessThan(75);
  expect(reads?.p95).toBeGreaterThanOrEqual(95);
  expect(reads?.p95).toBeLessThanOrEqual(100);
});

test("doesn't report anything older than an hour", () => {
  const { all, clock } = timings();
  all.note(createRequest('/rest/v1/rpc/operations', 'POST'), 200, 5);
  clock.now = 59 * MINUTE;
  expect(all.figures().kinds).toHaveLength(1);
  clock.now = 61 * MINUTE;
  expect(all.figures().kinds).toEqual([]);
});

test('reports slow calls by name and fields, never with values', () => {
  const { all } = timings();
  all.note(createRequest('/rest/v1/contacts?email=eq.nora@people.example&select=id'), 200, 900);
  all.note(createRequest('/functions/v1/unsubscribe?token=secret'), 200, 20);
  expect(all.figures().slowest.map(({ name }) => name)).toEqual([
    'GET contacts: email, select',
    'function unsubscribe',
  ]);
  expect(JSON.stringify(all.figures())).not.toMatch(/nora|secret/);
});

test('ignores made-up names', () => {
  const { all } = timings();
  for (let n = 0; n < 5000; n += 1) {
    all.note(createRequest(`/rest/v1/table_${n}`), 404, 9);
    all.note(createRequest(`/rest/v1/table?field_${'abcdefghij'.charAt(n % 10)}=1`), 200, 9);
  }
  expect(all.figures().slowest.length).toBeLessThanOrEqual(15);
});
