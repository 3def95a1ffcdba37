import { createRequire } from 'node:module';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { beforeAll, expect, test } from 'vitest';
import { inProject } from '../../build/paths.ts';

const FOLDERS = ['shared', 'supabase', 'backend', 'main', 'preload', 'renderer', 'build', 'tests'];
let result: ICruiseResult;

beforeAll(async () => {
  const rules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as IConfiguration;
  const { output } = await cruise(
    FOLDERS,
    {
      ...rules.options,
      ruleSet: { forbidden: rules.forbidden ?? [] },
      validate: true,
      skipAnalysisNotInRules: true,
      baseDir: inProject(''),
    },
    undefined,
    {},
  );
  result = output as ICruiseResult;
}, 120_000);

test('allows each folder only its permitted imports', () => {
  const violations = result.summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
  );
  expect(violations).toEqual([]);
});

test('reads the files of every folder', () => {
  for (const folder of FOLDERS) {
    const own = result.modules.filter(({ source }) => source.startsWith(`${folder}/`));
    expect(own.length, folder).toBeGreaterThan(2);
  }
  const imports = (source: string) =>
    result.modules
      .find((module) => module.source === source)
      ?.dependencies.map(({ resolved }) => resolved);
  expect(imports('backend/backend.ts')).toContain('backend/rest/connection.ts');
  expect(imports('main/main.ts')).toContain('node_modules/electron/index.js');
  expect(imports('backend/rest/connection.ts')?.join()).toContain('@supabase/lite');
});
