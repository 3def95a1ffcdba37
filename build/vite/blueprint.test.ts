import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { textUnmeasured } from './blueprint.ts';

const load = textUnmeasured.load as (id: string) => string | null;

it('puts a text that does not measure itself in the place of Blueprint’s, and of nothing else', () => {
  const components = '@blueprintjs/core/lib/esm/components';
  const fileOf = (name: string) => fileURLToPath(import.meta.resolve(`${components}/${name}.js`));
  expect(load(fileOf('text/text'))).toContain('export const Text');
  expect(load(fileOf('tag/tag'))).toBeNull();
});
