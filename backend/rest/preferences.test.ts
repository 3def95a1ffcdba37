import { expect, test } from 'vitest';
import { readPreferences } from './preferences.ts';

const NONE = { takesDefaults: false, estimatesCount: false };

test.each([
  [null, NONE],
  ['return=representation', NONE],
  ['missing=default,return=minimal', { ...NONE, takesDefaults: true }],
  ['count=estimated', { ...NONE, estimatesCount: true }],
  ['handling=strict, max-affected=2', { ...NONE, mostAffected: 2 }],
  // Like PostgREST: without strict handling the limit has no effect.
  ['max-affected=2', NONE],
  ['handling=lenient,max-affected=2', NONE],
  ['handling=strict,max-affected=many', NONE],
  ['count=exact,count=estimated', NONE],
])('parses %s as %o', (header, preferences) => {
  expect(readPreferences(header)).toEqual(preferences);
});
