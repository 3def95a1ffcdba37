import { expect, test } from 'vitest';
import { JSON_BODY_LIMITS } from '../request-limits.ts';
import {
  declaredColumns,
  normalizeRows,
  rejectOtherSchemas,
  rejectUnfilteredWrite,
  rejectUnsupportedMethod,
} from './guards.ts';

const request = (method: string, query: string) => {
  const url = new URL(`http://localhost/rest/v1/profiles${query}`);
  return [new Request(url, { method }), url] as const;
};

test.each([
  ['DELETE', '', 'DELETE requires a WHERE clause'],
  ['PATCH', '?select=id&columns=bio', 'UPDATE requires a WHERE clause'],
  ['DELETE', '?apikey=sb_publishable_x', 'DELETE requires a WHERE clause'],
  ['DELETE', '?order=id&limit=5&offset=1&on_conflict=id', 'DELETE requires a WHERE clause'],
  [
    'PATCH',
    '?select=id,user_roles(role)&user_roles.role=eq.buyer',
    'UPDATE requires a WHERE clause',
  ],
  ['DELETE', '?=eq.1', 'DELETE requires a WHERE clause'],
])('rejects an unfiltered %s', async (method, query, message) => {
  const response = rejectUnfilteredWrite(...request(method, query));
  expect(response?.status).toBe(400);
  expect(await response?.json()).toMatchObject({ code: '21000', message });
});

test.each([
  ['DELETE', '?id=eq.1'],
  ['PATCH', '?or=(id.eq.1,id.eq.2)'],
  ['PATCH', '?not.and=(id.eq.1,id.eq.2)'],
  ['DELETE', '?settings->>a.b=eq.1'],
  ['GET', ''],
  ['POST', ''],
])('allows a %s with %o', (method, query) => {
  expect(rejectUnfilteredWrite(...request(method, query))).toBeUndefined();
});

test('fills missing announced columns with null', () => {
  const rows = normalizeRows([{ a: 1 }, { b: 2 }], ['a', 'b']);
  expect(rows).toEqual([
    { a: 1, b: null },
    { a: null, b: 2 },
  ]);
});

test('fills a single row the same way', () => {
  expect(normalizeRows({ a: 1 }, ['a', 'b'])).toEqual({ a: 1, b: null });
  expect(normalizeRows({ a: 1 })).toEqual({ a: 1 });
});

test('leaves complete rows unchanged, including numbers too large for a double', () => {
  const rows = [{ a: 1 }, { a: 2 }];
  expect(normalizeRows(rows, ['a'])).toBe(rows);
  expect(normalizeRows(rows)).toBe(rows);
  expect(normalizeRows([])).toEqual([]);
});

test('accepts announced columns with and without quotation marks', () => {
  const url = new URL('http://localhost/rest/v1/profiles?columns="a",b');
  expect(declaredColumns(url)).toEqual(['a', 'b']);
  expect(declaredColumns(new URL('http://localhost/rest/v1/profiles'))).toBeUndefined();
});

test('rejects uneven rows without announced columns', async () => {
  const response = normalizeRows([{ a: 1 }, { b: 2 }]);
  expect(response).toBeInstanceOf(Response);
  expect(await (response as Response).json()).toMatchObject({ code: 'PGRST102' });
});

test('rejects any schema other than public', async () => {
  const otherSchemaRequest = new Request('http://localhost/rest/v1/users', {
    headers: { 'accept-profile': 'auth' },
  });
  expect(rejectOtherSchemas(otherSchemaRequest)?.status).toBe(406);
});

test.each([
  ['PROPFIND', 'table', 'GET, HEAD, POST, PUT, PATCH, DELETE'],
  ['SEARCH', 'table', 'GET, HEAD, POST, PUT, PATCH, DELETE'],
  ['DELETE', 'function', 'GET, HEAD, POST'],
  ['COPY', 'function', 'GET, HEAD, POST'],
] as const)('%s of a %s returns 405 with the allowed methods', (method, of, allowed) => {
  const response = rejectUnsupportedMethod(new Request('http://localhost/', { method }), of);
  expect(response?.status).toBe(405);
  expect(response?.headers.get('allow')).toBe(allowed);
});

test('rejects more rows in one request than a page can hold', () => {
  const rows = Array.from({ length: JSON_BODY_LIMITS.rows + 1 }, () => ({}));
  expect(normalizeRows(rows)).toBeInstanceOf(Response);
  expect(normalizeRows(rows.slice(1))).toHaveLength(JSON_BODY_LIMITS.rows);
});
