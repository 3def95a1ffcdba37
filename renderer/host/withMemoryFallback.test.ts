import { expect, test } from 'vitest';
import { withMemoryFallback } from './withMemoryFallback.ts';

test('keeps values that exceed storage quota in memory and removes the older stored one', () => {
  localStorage.clear();
  let isFull = false;
  const storage = withMemoryFallback({
    getItem: (key) => localStorage.getItem(key),
    removeItem: (key) => localStorage.removeItem(key),
    setItem(key, value) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      localStorage.setItem(key, value);
    },
  });
  storage.setItem('session', 'first');
  expect(localStorage.getItem('session')).toBe('first');
  isFull = true;
  storage.setItem('session', 'second');
  expect([storage.getItem('session'), localStorage.getItem('session')]).toEqual(['second', null]);
  isFull = false;
  storage.setItem('session', 'third');
  expect([storage.getItem('session'), localStorage.getItem('session')]).toEqual(['third', 'third']);
  storage.removeItem('session');
  expect(storage.getItem('session')).toBeNull();
});
