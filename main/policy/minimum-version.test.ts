import { expect, it } from 'vitest';
import { isOlderThan, isReleaseVersion } from './minimum-version.ts';

it.each([
  ['1.4.0', '1.4.0', false],
  ['1.10.0', '1.9.9', false],
  ['2.0.0', '1.99.99', false],
  ['1.3.9', '1.4.0', true],
  ['1.4.0-beta.2', '1.4.0', true],
  ['1.5.0-beta.2', '1.4.0', false],
])('compares %s with the minimum %s by number', (running, minimum, isOlder) => {
  expect(isOlderThan(running, minimum)).toBe(isOlder);
});

it.each(['1.4', 'v1.4.0', '1.4.0-beta', '1.4.x', '', '1.4.0 '])(
  'rejects %j as a minimum',
  (version) => {
    expect(isReleaseVersion(version)).toBe(false);
  },
);
