import { expect, test } from 'vitest';
import { withMemoryFallback } from './withMemoryFallback.ts';

test('keeps values that exceed storage quota in memory and removes the older stored one', () => {
  localStorage.clear();
  let isFull = false;
  const kept = withMemoryFallback({
    getItem: (key) => localStorage.getItem(key),
    removeItem: (key) => localStorage.removeItem(key),
    setItem(key, value) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      localStorage.setItem(key, value);
    },
  });
  kept.setItem('session', 'first');
  expect(localStorage.getItem('session')).toBe('first');
  isFull = true;
  kept.setItem('session', 'second');
  expect([kept.getItem('session'), localStorage.getItem('session')]).toEqual(['second', null]);
  isFull = false;
  kept.setItem('session', 'third');
  expect([kept.getItem('session'), localStorage.getItem('session')]).toEqual(['third', 'third']);
  kept.removeItem('session');
  expect(kept.getItem('session')).toBeNull();
});
