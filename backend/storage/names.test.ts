import { expect, test } from 'vitest';
import { isValidKey, parseSize } from './names.ts';

test.each([
  'a.png',
  'folder/sub folder/a (1).png',
  "it's & that=this;x:y+z,@$!*?",
  '.emptyFolderPlaceholder',
  '..hidden/...',
])('accepts %j as a name', (name) => expect(isValidKey(name)).toBe(true));

test.each([
  '',
  '/a',
  'a/',
  'a//b',
  '.',
  '..',
  '../a',
  'a/../b',
  'a/./b',
  'a\\..\\b',
  'a\0b',
  'a%2e%2e',
  'a\r\nb',
  'a"b',
  'é.png',
  '日本.pdf',
  'a'.repeat(1025),
])('rejects %j as a name', (name) => expect(isValidKey(name)).toBe(false));

test('parses a size with and without a unit', () => {
  expect(parseSize(1024)).toBe(1024);
  expect(parseSize('1.5MB')).toBe(1_500_000);
  expect(parseSize('3b')).toBe(3);
  expect(() => parseSize('12 apples')).toThrow('Invalid file size format');
});
