import { describe, expect, it } from 'vitest';
import { routes } from '../routes/table.ts';
import type { Route } from '../routes.ts';
import { metaDescription } from './meta.ts';

describe('meta descriptions', () => {
  it('keep up to 160 characters', () => {
    expect(metaDescription('a'.repeat(160))).toHaveLength(160);
  });

  it('are cut to 157 characters plus an ellipsis above that', () => {
    expect(metaDescription('a'.repeat(161))).toBe(`${'a'.repeat(157)}…`);
  });

  it('of every screen fit without being cut', () => {
    for (const { description = '' } of Object.values<Route>(routes)) {
      expect(metaDescription(description)).toBe(description);
    }
  });
});
