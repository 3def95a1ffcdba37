import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../build/paths.ts';

const read = (path: string) => readFileSync(inProject(path), 'utf8');
const functions = readdirSync(inProject('supabase/functions'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);

test('uses the same package versions on a hosted project as in these tests', () => {
  const { imports } = JSON.parse(read('supabase/functions/deno.json')) as {
    imports: Record<string, string>;
  };
  const { dependencies } = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>;
  };
  for (const [name, source] of Object.entries(imports)) {
    expect(source).toBe(`npm:${name}@${dependencies[name]}`);
  }
});

const sourcesOf = (name: string): string =>
  readdirSync(inProject(`supabase/functions/${name}`))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts')
    .map((file) => read(`supabase/functions/${name}/${file}`))
    .join('\n');

test.each(functions)('configures the function %s for the CLI', (name) => {
  const [, section = ''] = read('supabase/config.toml').split(`[functions.${name}]\n`);
  const settings = section.split('\n[')[0] ?? '';
  expect(settings).toContain('verify_jwt = false');
  const usesPackages =
    /_shared\/(?:billing|delivery|documents|payouts|signing|sealed-bids|connectors)\b|shared\/api\/|from '[a-z@]/.test(
      sourcesOf(name),
    );
  expect(settings.includes('import_map = "./functions/deno.json"')).toBe(usesPackages);
});
