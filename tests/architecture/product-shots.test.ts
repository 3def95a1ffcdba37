import { globSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inProject } from '../../build/paths.ts';
import {
  PRODUCT_CLIPS,
  PRODUCT_SHOTS,
  productClipUrl,
  productShotUrl,
  SHOT_THEMES,
} from '../../shared/home/product-shots.ts';

const MOST_BYTES = 80_000;
const MOST_CLIP_BYTES = 500_000;

const sources = globSync(['renderer/content/**/*.{md,ts}', 'renderer/site/home/*.tsx'], {
  cwd: inProject(''),
})
  .map((file) => readFileSync(inProject(file), 'utf8'))
  .join('');

describe('product screenshots', () => {
  it.each(PRODUCT_SHOTS)('%s exists in both themes, is small and is shown on a page', (name) => {
    for (const theme of SHOT_THEMES) {
      const file = inProject(`renderer/public${productShotUrl(name, theme)}`);
      expect(readFileSync(file).subarray(8, 12).toString()).toBe('WEBP');
      expect(statSync(file).size).toBeLessThanOrEqual(MOST_BYTES);
    }
    expect(sources).toMatch(new RegExp(`name(?:: ['"]?|=")${name}['"\n]`));
  });

  it.each(PRODUCT_CLIPS)('the clip %s is small', (name) => {
    const { size } = statSync(inProject(`renderer/public${productClipUrl(name)}`));
    expect(size).toBeGreaterThan(10_000);
    expect(size).toBeLessThanOrEqual(MOST_CLIP_BYTES);
  });
});
