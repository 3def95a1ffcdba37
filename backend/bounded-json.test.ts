import { expect, test } from 'vitest';
import { NestedTooDeep, parseUntrustedJson } from './bounded-json.ts';
import { JSON_BODY_LIMITS } from './request-limits.ts';

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test('rejects JSON nested deep enough to overflow the stack before parsing it', () => {
  for (const bomb of [
    lists(JSON_BODY_LIMITS.depth + 1),
    '['.repeat(500_000),
    '{"a":'.repeat(100_000),
  ]) {
    expect(() => parseUntrustedJson(bomb)).toThrow(NestedTooDeep);
  }
});

test('ignores brackets in strings and side by side', () => {
  expect(parseUntrustedJson(lists(JSON_BODY_LIMITS.depth))).toBeInstanceOf(Array);
  const text = `\\"${'['.repeat(1_000)}`;
  expect(parseUntrustedJson(`{"a":"${text}","b":[1,{"c":[]}]}`)).toHaveProperty('b');
  const beside = `[${Array(1_000).fill('[]').join(',')}]`;
  expect(parseUntrustedJson(beside)).toHaveLength(1_000);
});

test('reports invalid JSON', () => {
  expect(() => parseUntrustedJson('{"a":')).toThrow(SyntaxError);
  expect(() => parseUntrustedJson('{"a":')).not.toThrow(NestedTooDeep);
});

test('rejects a number that overflows, but not the same text in a string', () => {
  for (const number of ['1e400', '-1E+999', `1${'0'.repeat(400)}`]) {
    expect(() => parseUntrustedJson(`{"price":[${number}]}`)).toThrow(SyntaxError);
    expect(parseUntrustedJson(`{"note":"${number}","price":1e3}`)).toHaveProperty('price', 1_000);
  }
});
