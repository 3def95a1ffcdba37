import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findModelProblem } from '../shared/listings/models/cleanModel.ts';
import { DEMO_MODELS, demoModels } from './demo-models.ts';

const seed = readFileSync(new URL('../32_tours.sql', DEMO_MODELS), 'utf8');

test.each(demoModels())('the committed model %s matches its floor plan', (version, model) => {
  expect(readFileSync(new URL(`${version}.glb`, DEMO_MODELS)).equals(model)).toBe(true);
  expect(seed).toContain(`'${version}', ${model.length}`);
  expect(findModelProblem(Uint8Array.from(model))).toBeNull();
});
