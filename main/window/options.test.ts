import { expect, test } from 'vitest';
import { windowOptions } from './options.ts';

test("returns window options that callers can't loosen", () => {
  const options = windowOptions({ preload: '/p.cjs', partition: 'persist:x', isPackaged: true });
  expect(Object.isFrozen(options)).toBe(true);
  expect(Object.isFrozen(options.webPreferences)).toBe(true);
  expect(options.show).toBe(false);
});
