import { expect, it } from 'vitest';
import { redactPath } from './redact-path.ts';

it.each([
  ['/invitation/5f4dcc3b5aa765d61d8327deb882cf99', '/invitation'],
  ['/accept-invitation/5f4dcc3b', '/accept-invitation'],
  ['/workspace-settings', '/workspace-settings'],
])('removes the token from %s before logging', (path, redacted) =>
  expect(redactPath(path)).toBe(redacted),
);
