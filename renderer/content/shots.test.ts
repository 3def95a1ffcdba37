import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRODUCT_SHOTS, productShotUrl, SHOT_THEMES } from '#shared/home/product-shots.ts';

const PUBLIC = join(import.meta.dirname, '../public');
const MOST_BYTES = 80_000;

const sources = Object.values(
  import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts', '../site/home/*.tsx'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('');

describe('product screenshots', () => {
  it.each(PRODUCT_SHOTS)('%s exists in both themes, is small and is shown on a page', (name) => {
    for (const theme of SHOT_THEMES) {
      const file = join(PUBLIC, productShotUrl(name, theme));
      expect(readFileSync(file).subarray(8, 12).toString()).toBe('WEBP');
      expect(statSync(file).size).toBeLessThanOrEqual(MOST_BYTES);
    }
    expect(sources).toMatch(new RegExp(`name(?:: |=)['"]${name}['"]`));
  });
});
