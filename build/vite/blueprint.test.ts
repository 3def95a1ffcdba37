import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { skipTextMeasurement } from './blueprint.ts';

const load = skipTextMeasurement.load as (id: string) => string | null;

it("replaces only Blueprint’s text with one that doesn't measure itself", () => {
  const components = '@blueprintjs/core/lib/esm/components';
  const fileOf = (name: string) => fileURLToPath(import.meta.resolve(`${components}/${name}.js`));
  expect(load(fileOf('text/text'))).toContain('export const Text');
  expect(load(fileOf('tag/tag'))).toBeNull();
});
